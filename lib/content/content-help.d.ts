/** Written by `npm run format` (scripts/tools/content-help.ts). */

export type ContentHelp = {
  actions: unknown;
  'add-ons': Help2[];
  aliases: Help3[];
  claims: Help4[];
  comparison: Help5[];
  destinations: Help8;
  'embed-origins': Help10;
  'embed-texts': Help11;
  navigation: Help18;
  'plan-words': Help28;
  plans: Help30[];
  redirects: Help31[];
  site: Help33;
  testimonials: Help34[];
  'coming-soon/*': Help54;
  'industries/*': Help89;
  'overviews/*': Help95;
  'services/*': Help97;
  'pages/add-on-pricing': Help99;
  'pages/coaching': Help102;
  'pages/company': Help109;
  'pages/contact': Help102;
  'pages/demo': Help113;
  'pages/founder': Help120;
  'pages/home': Help133;
  'pages/not-found': Help137;
  'pages/pricing': Help142;
  'pages/schedule': Help102;
  'pages/terms-of-service': Help144;
  'pages/testimonials': Help146;
};

type Help0 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** leaf: done, paid, booked. sun: waiting. */ tone?: unknown;
};

type Help1 = {
  /** The color behind the picture. */ background?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help2 = {
  /** A name in small letters, which sentences use. It stays when the name changes. */ id?: unknown;
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** The add-on’s name. 4 to 40 characters. */ name?: unknown;
  /** US dollars: once, per session or per month (see isOneTime and isPerSession). */ price?: unknown;
  /** What it does. 30 to 200 characters. */ description?: unknown;
  /** What belongs beside the price. 4 to 80 characters. */ note?: unknown;
  /** Whether it is paid once. */ isOneTime?: unknown;
  /** Whether it is paid per session. */ isPerSession?: unknown;
  /** What belongs to it. 2 to 6 entries. */ features?: unknown;
  /** A small picture of the add-on at work. */ scene?: Help1;
  /** The label of the button. 4 to 40 characters. */ ctaText?: unknown;
  /** A key of content/destinations.ts. */ ctaLink?: unknown;
};

type Help3 = {
  /** The address of the page on the site. */ path?: unknown;
  /** The address of the page on the site. */ shows?: unknown;
};

type Help4 = {
  /** A name in small letters, which pages use. */ id?: unknown;
  /** The figure itself. A range takes an en dash. */ figure?: unknown;
  /** What limits the figure, where the provider says so. */ qualifier?: unknown;
  /** What the figure counts; empty when the figure carries it. */ unit?: unknown;
  /** What the figure is about: no more than its source says. 6 to 64 characters. */ label?: unknown;
  /** Whom or what the figure is about. Two claims with one subject must not contradict. 3 to 80 characters. */ subject?: unknown;
  /** The exact words in which the provider states the figure. 6 to 120 characters. */ source?: unknown;
  /** Every page that shows the figure. */ pages?: unknown;
};

type Help5 = {
  /** The feature of the row. 3 to 48 characters. */ feature?: unknown;
  /** The fact of the plans that the row shows. */ fact?: unknown;
  /** Which plans have it: all, or a list. */ plans?: unknown;
};

type Help6 = {
  /** What the provider calls the chat: 24 digits. */ id?: unknown;
  /** On until the owner gives the real one; the launch check lists it. */ placeholder?: unknown;
};

type Help7 = {
  /** The email address. */ address?: unknown;
  /** On until the owner gives the real one; the launch check lists it. */ placeholder?: unknown;
};

type Help8 = {
  links?: unknown;
  /** The chat. */ chatWidget?: Help6;
  founderEmail?: Help7;
  /** Whom people tell about a weakness of the site: /.well-known/security.txt. */ securityContact?: Help7;
};

type Help9 = {
  /** Where the requests go: a destination’s key stands for its origin. */ from?: unknown;
  /** What is loaded from there. */ for?: unknown;
  /** The moment of the first request, for the guide. 8 to 60 characters. */ when?: unknown;
  /** What breaks without it, for the guide. 10 to 140 characters. */ why?: unknown;
};

type Help10 = { calendar?: Help9[]; form?: Help9[]; chat?: Help9[] };

type Help11 = {
  /** The progress bar’s accessible name. 4 to 40 characters. */ progress?: unknown;
  /** The toast while the provider is slow. 10 to 90 characters. */ slow?: unknown;
  /** The same toast once it has loaded. 4 to 60 characters. */ loaded?: unknown;
  /** The toast when it failed and no status is known, and the headline in the frame’s place. 10 to 90 characters. */ unreachable?: unknown;
  /** The headline in the place of a frame that has not come in time. 10 to 90 characters. */ late?: unknown;
  /** Above a frame that has come, in part or as another page, or says nothing. It may work: the sentence has to be true then, too. 20 to 140 characters. */ unsure?: unknown;
  /** The headline in the place of a frame that leads to where the policy of the page allows none. 10 to 90 characters. */ blocked?: unknown;
  /** What to do then, before the plain link. 10 to 140 characters. */ advice?: unknown;
  /** The button that tries again. 4 to 24 characters. */ retry?: unknown;
};

type Help12 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ label?: unknown;
  /** The page that it leads to. */ href?: unknown;
  /** Where the phone menu leads instead, when it differs. */ mobileHref?: unknown;
  /** A few words under the link, in wide menus only. 10 to 60 characters. */ note?: unknown;
  /** A key of content/destinations.ts. */ destination?: unknown;
};

type Help13 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ label?: unknown;
  /** The page that it leads to. */ href?: unknown;
  /** Where the phone menu leads instead, when it differs. */ mobileHref?: unknown;
  /** A few words under the link, in wide menus only. 10 to 60 characters. */ note?: unknown;
  /** A key of content/destinations.ts. */ destination?: unknown;
  /** Opens to the right. The first link is the overview. 2 to 12 entries. */ links?: Help12[];
};

type Help14 = {
  /** Which menu it is. */ id?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ label?: unknown;
  /** What the menu leads to, in this order. 2 to 12 entries. */ entries?: Help13[];
};

type Help15 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ title?: unknown;
  /** What the column leads to, in this order. 2 to 14 entries. */ links?: Help12[];
};

type Help16 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ label?: unknown;
  /** Why the last entry of the footer’s last column leads nowhere yet. 2 to 30 characters. */ note?: unknown;
};

type Help17 = {
  /** Stands behind the year and the brand. 2 to 60 characters. */ rights?: unknown;
  /** The link to the terms of service. 2 to 40 characters. */ terms?: unknown;
};

type Help18 = {
  /** The five menus of the header. 5 entries. */ menus?: Help14[];
  /** The button that leads to the application. 2 to 40 characters. */ login?: unknown;
  /** The three columns of the footer. 3 entries. */ footer?: Help15[];
  /** The entry that leads nowhere yet. */ footerPlaceholder?: Help16;
  /** The last line of every page. */ legal?: Help17;
};

type Help19 = {
  /** The lowest price, beside the booking button of phones. 8 to 30 characters. */ lowest?: unknown;
  /** The lowest price, under a page’s first buttons. It links to the prices. 10 to 40 characters. */ plans?: unknown;
  /** Follows the lowest price: how to cancel, as the terms have it. 20 to 90 characters. */ terms?: unknown;
  /** The headline over the prices of all plans. 6 to 60 characters. */ title?: unknown;
  /** The link below the prices of all plans. 4 to 40 characters. */ link?: unknown;
};

type Help20 = {
  /** The line of a card where there is one. 5 to 60 characters. */ one?: unknown;
  /** The line of a card where there are several. 5 to 60 characters. */ other?: unknown;
  /** The line of a card where there is no limit. 3 to 60 characters. */ unlimited?: unknown;
};

type Help21 = {
  /** People who can use it. */ members?: Help20;
  /** Customers on record. */ contacts?: Help20;
  /** Emails per month. */ emails?: Help20;
  /** Calls that come in. */ callsReceived?: Help20;
  /** Calls that go out. */ callsSent?: Help20;
  /** Texts per month. */ sms?: Help20;
};

type Help22 = {
  /** The line of a card where it is paid for. 5 to 60 characters. */ price?: unknown;
  /** The line of a card where it is free. 3 to 60 characters. */ free?: unknown;
};

type Help23 = { /** The customized setup. */ setup?: Help22; /** The website design. */ website?: Help22 };

type Help24 = {
  /** The line of a card. 3 to 60 characters. */ line?: unknown;
  /** The text of a cell in the comparison table. 1 to 24 characters. */ cell?: unknown;
  /** A sentence under the list of a card. 10 to 90 characters. */ note?: unknown;
};

type Help25 = {
  /** Where they come once. */ firstMonth?: Help24;
  /** Where they come every month. */ everyMonth?: Help24;
};

type Help26 = {
  /** The line of a card. 3 to 60 characters. */ line?: unknown;
  /** A sentence under the list of a card. 10 to 90 characters. */ note?: unknown;
};

type Help27 = {
  /** The text of a cell in the comparison table. 1 to 24 characters. */ unlimited?: unknown;
  /** The text of a cell in the comparison table. 1 to 24 characters. */ free?: unknown;
  /** The text of a cell in the comparison table. 1 to 24 characters. */ yes?: unknown;
  /** The text of a cell in the comparison table. 1 to 24 characters. */ no?: unknown;
};

type Help28 = {
  /** Stands over the name of the recommended plan. 4 to 20 characters. */ recommended?: unknown;
  /** Stands behind a plan’s price. 3 to 20 characters. */ perMonth?: unknown;
  /** Links from a card to what a buyer has to know. 10 to 40 characters. */ billing?: unknown;
  /** What pages other than the one with the prices say about them. */ offer?: Help19;
  /** How numbers are put into words. */ amounts?: Help21;
  /** How fees are put into words. */ fees?: Help23;
  /** The complimentary credits. */ credits?: Help25;
  /** The automation of the bigger plans. */ advancedAutomation?: Help26;
  /** What several rows of the table say. */ cells?: Help27;
};

type Help29 = {
  /** A whole number or unlimited. */ emails?: unknown;
  /** A whole number or unlimited. */ callsReceived?: unknown;
  /** A whole number or unlimited. */ callsSent?: unknown;
  /** A whole number or unlimited. */ sms?: unknown;
};

type Help30 = {
  /** How the plan is called in addresses and in the comparison. */ name?: unknown;
  /** The plan’s name as shown. 3 to 20 characters. */ title?: unknown;
  /** For whom it is, in a few words. 6 to 40 characters. */ audience?: unknown;
  /** US dollars per month. */ price?: unknown;
  /** A whole number or unlimited. */ members?: unknown;
  /** A whole number or unlimited. */ contacts?: unknown;
  /** What the complimentary credits of every month are enough for, where they come every month. */ credits?: Help29;
  /** The customized setup: US dollars once, or free. */ setup?: unknown;
  /** The website design with copywriting: US dollars once, or free. */ website?: unknown;
  /** Whether the plan has it. */ advancedAutomation?: unknown;
  /** The lines of the card, in this order. 3 to 8 entries. */ highlights?: unknown;
  /** The sentences under the card’s list, in this order. 1 to 3 entries. */ footnote?: unknown;
  /** Exactly one plan is recommended. */ recommended?: unknown;
  /** The label of the plan’s button. 4 to 24 characters. */ ctaText?: unknown;
  /** A key of content/destinations.ts. */ ctaLink?: unknown;
  /** The quiet link to a talk about this plan. 6 to 40 characters. */ askText?: unknown;
};

type Help31 = { from?: unknown; /** The address of the page on the site. */ to?: unknown };

type Help32 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ name?: unknown;
  /** A key of content/destinations.ts. */ destination?: unknown;
};

type Help33 = {
  /** The brand as it is written everywhere. 2 to 30 characters. */ name?: unknown;
  /** The address, as the browser shows it. */ url?: unknown;
  /** true until the owner gives the brand; the launch check lists it. */ brandIsPlaceholder?: unknown;
  /** A line of a few words, used on sharing pictures. 10 to 60 characters. */ tagline?: unknown;
  /** The footer’s sentence about the brand. 40 to 180 characters. */ blurb?: unknown;
  /** The system fee for sending one email, in US dollars. */ emailFee?: unknown;
  /** The year in which the company began. */ founded?: unknown;
  /** The footer’s line about examples in pictures. 40 to 200 characters. */ legalNote?: unknown;
  /** Stands under every marketing figure. 40 to 200 characters. */ resultsNote?: unknown;
  /** Links every figure to the note on figures, for people who hear the page and in its Markdown. 4 to 30 characters. */ claimMark?: unknown;
  /** Marks charts as examples. 4 to 16 characters. */ exampleMark?: unknown;
  /** Marks people and words that are invented until there are real ones. 4 to 16 characters. */ sampleMark?: unknown;
  /** After the note on figures where there is a chart. 20 to 80 characters. */ chartNote?: unknown;
  /** The social networks in the footer. 1 to 8 entries. */ social?: Help32[];
};

type Help34 = {
  /** true until a customer has said it; the launch check lists it. */ sample?: unknown;
  /** Who says it. 3 to 40 characters. */ name?: unknown;
  /** What they do, and where. 3 to 60 characters. */ position?: unknown;
  /** The name of a JPEG or PNG in content/pictures/, at least 156 × 156 pixels. */ image?: unknown;
  /** Their words, without quotation marks. 40 to 320 characters. */ content?: unknown;
  /** Stars, 1 to 5. */ rating?: unknown;
};

type Help35 = {
  /** What the browser tab and the search result show. The brand is added where it fits. 10 to 60 characters. */ title?: unknown;
  /** The two lines under a search result: what the page says, for whom. 70 to 160 characters. */ description?: unknown;
  /** What the picture of a shared link shows, where the title does not say it. 20 to 160 characters. */ pictureAlt?: unknown;
  /** In the sitemap, where it is not the one of its kind (scripts/build/sitemap-entry.ts). */ priority?: unknown;
};

type Help36 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ text?: unknown;
  /** One or two words of the headline to highlight, exactly as they are there. Up to 15 characters stay on one line. 2 to 72 characters. */ marker?: unknown;
};

type Help37 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** What happened, such as “Missed call · Dana R.” 1 to 120 characters. */ title?: unknown;
  /** When it begins. 1 to 120 characters. */ time?: unknown;
  /** sent and received are speech bubbles. */ style?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help38 = {
  /** Who writes it. */ from?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
};

type Help39 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help40 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
};

type Help41 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** The number above the column. */ count?: unknown;
  /** The cards in the column. 1 to 3 entries. */ cards?: Help40[];
};

type Help42 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
};

type Help43 = {
  /** When it begins. */ time?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** How it is marked. */ state?: unknown;
};

type Help44 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ label?: unknown;
  /** An amount in dollars. */ amount?: unknown;
};

type Help45 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ label?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ value?: unknown;
  /** Length of the bar, 4 to 100. */ share?: unknown;
};

type Help46 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** Whether this one is the customer’s own. */ own?: unknown;
};

type Help47 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** Whether it is checked off. */ done?: unknown;
};

type Help48 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ label?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ value?: unknown;
};

type Help49 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** The rows, from the top. 2 to 4 entries. */ rows?: Help48[];
};

type Help50 = {
  kind?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** The five moments of one customer’s story. 5 entries. */ moments?: Help37[];
  /** The inbox’s name, such as “Ridge Plumbing · Inbox”. 1 to 120 characters. */ inbox?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** The texts, from the top. 2 to 5 entries. */ messages?: Help38[];
  /** What comes of it. */ outcome?: Help39;
  /** The columns, from left to right. 3 entries. */ columns?: Help41[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ speaker?: unknown;
  /** How long the call took. */ duration?: unknown;
  /** What the caller said before, without quotation marks. 1 to 120 characters. */ request?: unknown;
  /** What the AI receptionist says, without quotation marks. 1 to 120 characters. */ quote?: unknown;
  /** The steps, from the top. 3 to 5 entries. */ steps?: Help42[];
  /** The day and whose it is, such as “Tuesday · Crew 2”. 1 to 120 characters. */ day?: unknown;
  /** The appointments of the day, in their order. 3 to 5 entries. */ slots?: Help43[];
  /** Such as “Invoice 1042”, “Estimate” or “Membership”. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ customer?: unknown;
  /** The lines of the bill. 2 to 4 entries. */ lines?: Help44[];
  /** An amount in dollars. */ total?: unknown;
  /** The text message that carries the payment link. 1 to 120 characters. */ message?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ when?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** The business’s answer. 1 to 120 characters. */ reply?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ period?: unknown;
  /** The rows, from the top. 3 to 5 entries. */ rows?: Help45[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ note?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ person?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ since?: unknown;
  /** The bars, from the top. 3 to 4 entries. */ metrics?: Help45[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ query?: unknown;
  /** A street map with a pin for each entry. */ map?: unknown;
  /** The results, from the top. 3 entries. */ entries?: Help46[];
  /** Who writes it. 1 to 120 characters. */ from?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ subject?: unknown;
  /** The text of the email. 1 to 3 entries. */ paragraphs?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ button?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ address?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ headline?: unknown;
  /** The fields of the form. 1 to 3 entries. */ fields?: unknown;
  /** The lines of the list. 3 to 6 entries. */ items?: Help47[];
  /** Four ways in which something arrives. 4 entries. */ sources?: Help42[];
  /** What it becomes. */ record?: Help49;
};

type Help51 = {
  /** The color of the field. */ background?: unknown;
  /** A key of the icon map in components/ui/icon.tsx. */ motif?: unknown;
  /** How the line across the field runs. */ line?: unknown;
};

type Help52 = {
  /** A page of the site. */ href?: unknown;
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
};

type Help53 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** The cards, from left to right. 3 to 12 entries. */ cards?: Help52[];
};

type Help54 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help35;
  /** A few words above the headline that say who or what the page is for. 6 to 44 characters. */ eyebrow?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help36;
  /** What the page will be about. It is shown in an outline. */ scene?: Help50;
  /** The colored field behind the picture of the hero. */ panel?: Help51;
  text?: unknown;
  /** Three pages that help until then. */ related?: Help53;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
};

type Help55 = {
  /** A few words above the headline that say who or what the page is for. 6 to 44 characters. */ eyebrow?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help36;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** A drawn picture of the product at work. */ scene?: Help50;
};

type Help56 = {
  time?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
};

type Help57 = {
  /** A time such as 2:14 PM, or Next day. 1 to 120 characters. */ time?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ place?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ job?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help58 = {
  /** Days start on Monday. */ unit?: unknown;
  /** The last line. */ total?: unknown;
  /** The current one, counted from 1. */ now?: unknown;
};

type Help59 = {
  /** In periods from the start. */ from?: unknown;
  /** In periods from the start. */ to?: unknown;
  /** Yellow: extra work, or a wait. */ accent?: unknown;
};

type Help60 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ label?: unknown;
  /** A short value. 1 to 120 characters. */ value?: unknown;
};

type Help61 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ customer?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** The lines of the sheet. 3 entries. */ lines?: Help60[];
  /** The last line. */ total?: Help60;
  /** Such as “Signed by phone”. 1 to 120 characters. */ signed?: unknown;
  /** Whose signature is drawn. */ signedBy?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ note?: unknown;
};

type Help62 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ to?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
};

type Help63 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ kind?: unknown;
};

type Help64 = {
  /** Counted from 0. */ column?: unknown;
  /** In rows from the top. */ from?: unknown;
  /** In rows from the top. */ to?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
};

type Help65 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help66 = {
  /** Where the gap in the second column begins, in rows from the top. */ row?: unknown;
  /** Who takes it: a row each. 1 to 2 entries. */ slots?: Help65[];
};

type Help67 = {
  /** Which place came free, counted from 1. */ place?: unknown;
  /** What is on it, such as an initial. 1 to 120 characters. */ mark?: unknown;
};

type Help68 = {
  /** How a place is drawn, and what is behind the cards. */ kind?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** How many there are. */ count?: unknown;
  /** Of seats: half of them, for the height of the table. */ perRow?: unknown;
  /** The place that came free. */ freed?: Help67;
};

type Help69 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** What a dot is, in the plural: the number of dots is put before it. 1 to 120 characters. */ unit?: unknown;
  /** A line for each week: 1 for a visit, a full stop for none. 4 entries. */ weeks?: unknown;
};

type Help70 = {
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ legend?: unknown;
  /** The sum of the counts, which the legend shows. */ total?: unknown;
  /** One number for each column. */ counts?: unknown;
};

type Help71 = {
  /** The columns’ names. 3 to 6 entries. */ names?: unknown;
  /** The series on top of each other. 1 to 2 entries. */ stacked?: Help70[];
  /** The series drawn as a line. */ line?: Help70;
};

type Help72 = {
  kind?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Columns with a line across them. */ columns?: Help71;
  /** The facts, from the top. 2 to 5 entries. */ rows?: Help48[];
};

type Help73 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** An amount in dollars. */ amount?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help74 = {
  family?: unknown;
  /** The top of the phone: when, who, and what. */ phone?: Help56;
  /** Whose stops they are, such as “Marco, van 2”. 1 to 120 characters. */ crew?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ day?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** Today’s stops. 2 to 3 entries. */ stops?: Help57[];
  /** Which street map is behind it. */ map?: unknown;
  /** How long the project takes. */ periods?: Help58;
  /** When each item of the checklist starts and ends, in periods from 0. One after the other. 6 entries. */ bars?: Help59[];
  /** The drawing on the blue sheet. */ plan?: unknown;
  /** What is written at the drawing’s dimension line. 1 to 120 characters. */ measure?: unknown;
  /** A change order, a treatment plan, a report or a proof. */ sheet?: Help61;
  /** The text to the customer. */ message?: Help62;
  /** The times on the board, from the top. The conversation covers the rest. 4 entries. */ rows?: unknown;
  /** Chairs, tables or people. 3 to 4 entries. */ columns?: Help63[];
  /** What is on the board already. 5 to 14 entries. */ blocks?: Help64[];
  /** The gap that is filled. */ gap?: Help66;
  /** The places of one class or day. */ places?: Help68;
  /** A month of visits. */ visits?: Help69;
  /** The steps of the story before its end. 5 entries. */ crests?: unknown;
  /** What the sheet lies on or is held by. Pages differ. */ backing?: unknown;
  /** What is below the scene on the sheet. */ foot?: Help72;
  /** Two or three. The end of the story takes the place of a third. 2 to 3 entries. */ slips?: Help73[];
};

type Help75 = {
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** Required on health pages, where it lists the symptoms. 2 to 4 entries. */ checklist?: unknown;
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
};

type Help76 = {
  form?: unknown;
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** The cards, from left to right. 3 entries. */ cards?: Help75[];
};

type Help77 = {
  kind?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** The five moments of one customer’s story. 5 entries. */ moments?: Help37[];
};

type Help78 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** The form of the line on wide screens. */ line?: unknown;
  /** Five moments of one customer’s story. */ scene?: Help77;
};

type Help79 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
};

type Help80 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** One feature each. 4 to 8 entries. */ blocks?: Help79[];
  /** Where the scene is on wide screens. Neighbors in menus differ. */ layout?: unknown;
  /** A picture beside the blocks. Without one the blocks take the whole width. */ scene?: Help50;
};

type Help81 = {
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ legend?: unknown;
  /** One number for each column. */ counts?: unknown;
};

type Help82 = {
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ legend?: unknown;
  /** A whole number. */ count?: unknown;
};

type Help83 = {
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ legend?: unknown;
  /** One number for each column. 6 to 10 entries. */ counts?: unknown;
};

type Help84 = {
  kind?: unknown;
  /** What the chart shows, such as “One van’s Tuesday, call by call”. 1 to 120 characters. */ title?: unknown;
  /** Where and when, and in which unit. 1 to 120 characters. */ detail?: unknown;
  /** One sentence that describes the chart to someone who cannot see it. 1 to 120 characters. */ label?: unknown;
  /** The columns’ names. 6 to 12 entries. */ hours?: unknown;
  /** The first series. */ answered?: Help81;
  /** The second series. */ texted?: Help81;
  /** Weeks, visits or other parts of one project, counted from 1. */ periods?: unknown;
  /** How amounts are written. */ format?: unknown;
  /** The period of each step, counted from 1. 3 to 5 entries. */ at?: unknown;
  /** What each step adds. */ amount?: unknown;
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ legend?: unknown;
  /** How many squares there are. */ total?: unknown;
  /** Done, under way, open: together the total. 3 entries. */ parts?: Help82[];
  /** How many there are each time. */ places?: unknown;
  /** Places that were booked ahead. */ booked?: Help83;
  /** Places that were filled later. */ filled?: Help81;
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ open?: unknown;
  /** Columns with a line across them. */ columns?: Help71;
};

type Help85 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** Which figures, in this order. They are the provider’s claims. 1 to 5 entries. */ claims?: unknown;
  /** One example beside the figures. It must not show a figure itself. */ chart?: Help84;
};

type Help86 = {
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
};

type Help87 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** The cards, from left to right. 2 to 4 entries. */ cards?: Help86[];
};

type Help88 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
};

type Help89 = {
  /** The address of the page on the site. */ path?: unknown;
  /** health pages have checklists and exactly two why-choose cards; trade and health pages four figures. */ kind?: unknown;
  /** The drawing that stands for the trade: small in the hero and on the sharing picture, large beside the figures. */ motif?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help35;
  /** The first thing on the page: headline, a sentence and a picture. */ hero?: Help55;
  /** The large picture around the hero. */ heroScene?: Help74;
  /** Three problems that the visitor has. */ painPoints?: Help76;
  /** The story of one customer, drawn as a line. */ story?: Help78;
  /** What the product does about it. */ features?: Help80;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
  /** The figures of the page. */ stats?: Help85;
  /** Why this provider. */ whyChoose?: Help87;
  /** The last words of the page, above its buttons. */ closing?: Help88;
};

type Help90 = {
  /** A few words above the headline that say who or what the page is for. 6 to 44 characters. */ eyebrow?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help36;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** A drawn picture of the product at work. */ scene?: Help50;
  /** The first is the primary button, the second is quiet. 1 to 2 entries. */ actions?: unknown;
  /** The colored field behind the picture of the hero. */ panel?: Help51;
};

type Help91 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** A list with checks. 3 to 5 entries. */ points?: unknown;
  /** A drawn picture of the product at work. */ scene?: Help50;
};

type Help92 = {
  /** As a customer would ask it. 10 to 90 characters. */ question?: unknown;
  /** Plain. 40 to 420 characters. */ answer?: unknown;
};

type Help93 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** Each opens when it is clicked. 3 to 10 entries. */ items?: Help92[];
};

type Help94 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** The first is the primary button, the second is quiet. 1 to 2 entries. */ actions?: unknown;
};

type Help95 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help35;
  hero?: Help90;
  /** Three problems that the visitor has. */ painPoints?: Help76;
  /** Cards that lead to other pages. */ industries?: Help53;
  /** What the product does about it. */ features?: Help80;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
  /** A closer look at one thing, with a picture. */ detail?: Help91;
  /** The figures of the page. */ stats?: Help85;
  /** Questions and answers. */ questions?: Help93;
  closing?: Help94;
};

type Help96 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** In their order. 3 to 5 entries. */ steps?: Help86[];
};

type Help97 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help35;
  hero?: Help90;
  /** What the product does about it. */ features?: Help80;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
  /** A closer look at one thing, with a picture. */ detail?: Help91;
  /** How it goes, step by step. */ steps?: Help96;
  /** The figures of the page. */ stats?: Help85;
  /** Cards that lead to other pages. */ related?: Help53;
  /** Questions and answers. */ questions?: Help93;
  closing?: Help94;
};

type Help98 = {
  /** A headline. 6 to 60 characters. */ title?: unknown;
  /** When a custom solution is the right one. 30 to 200 characters. */ text?: unknown;
  /** Leads to the contact page. 4 to 40 characters. */ buttonText?: unknown;
  /** What the button’s tooltip says. 10 to 80 characters. */ tooltip?: unknown;
};

type Help99 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help35;
  /** A headline with one or two of its words highlighted. */ title?: Help36;
  /** The sentence under the headline. 40 to 200 characters. */ lede?: unknown;
  /** The link back to the plans. 4 to 40 characters. */ backText?: unknown;
  /** The box about custom solutions. */ custom?: Help98;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
};

type Help100 = {
  /** Which calendar or form. */ destination?: unknown;
  /** What it is. */ kind?: unknown;
  /** The frame’s accessible name. 6 to 60 characters. */ title?: unknown;
  /** Pixels reserved from the first paint: calendar 650, coaching 800, contact form 1050. */ height?: unknown;
  /** The text before the plain link, for visitors whose frame does not load. 10 to 90 characters. */ fallbackText?: unknown;
  /** The plain link to the provider’s own page. 4 to 50 characters. */ fallbackLink?: unknown;
  /** Shown on the page once the provider says that it worked. 20 to 160 characters. */ confirmation?: unknown;
};

type Help101 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** A list with checks. 3 to 4 entries. */ points?: unknown;
};

type Help102 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help35;
  /** A headline with one or two of its words highlighted. */ title?: Help36;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** The provider’s calendar or form. */ frame?: Help100;
  /** What happens then. */ expect?: Help101;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
};

type Help103 = {
  /** A few words above the headline that say who or what the page is for. 6 to 44 characters. */ eyebrow?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help36;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** A drawn picture of the product at work. */ scene?: Help50;
  /** The colored field behind the picture of the hero. */ panel?: Help51;
};

type Help104 = {
  /** Set large. 2 to 20 characters. */ value?: unknown;
  /** What the fact is. 6 to 60 characters. */ label?: unknown;
};

type Help105 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One text each. 2 to 4 entries. */ paragraphs?: unknown;
};

type Help106 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** What the company stands for. 4 entries. */ values?: Help79[];
};

type Help107 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** A key of content/actions.ts. */ action?: unknown;
};

type Help108 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** The two ways on. 2 entries. */ offers?: Help107[];
};

type Help109 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help35;
  hero?: Help103;
  /** Company facts, not marketing claims. 3 entries. */ facts?: Help104[];
  /** How it began. */ story?: Help105;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
  /** What the company stands for. */ values?: Help106;
  /** The two ways on. */ offers?: Help108;
  /** The last words of the page, above its buttons. */ closing?: Help88;
};

type Help110 = {
  /** The name of a JPEG or PNG in content/pictures/, at least 1280 × 720 pixels. */ src?: unknown;
  /** What the picture shows. 20 to 160 characters. */ alt?: unknown;
  /** What opening it does. 6 to 60 characters. */ linkText?: unknown;
  /** The day the video was published. Without it, search engines get no data about the video. */ uploadDate?: unknown;
};

type Help111 = {
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ description?: unknown;
};

type Help112 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One thing each. 4 to 8 entries. */ items?: Help111[];
};

type Help113 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help35;
  /** A headline with one or two of its words highlighted. */ title?: Help36;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** The picture of the video. */ thumbnail?: Help110;
  /** What the video shows. */ highlights?: Help112;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
  /** The last words of the page, above its buttons. */ closing?: Help88;
};

type Help114 = {
  /** The name of a JPEG or PNG in content/pictures/, at least 768 × 896 pixels. */ src?: unknown;
  /** What the picture shows. 10 to 120 characters. */ alt?: unknown;
};

type Help115 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One text each. 2 to 5 entries. */ paragraphs?: unknown;
};

type Help116 = {
  /** When. 3 to 20 characters. */ when?: unknown;
  /** What happened. 6 to 60 characters. */ text?: unknown;
};

type Help117 = {
  /** One sentence that describes the line to someone who cannot see it. 30 to 200 characters. */ label?: unknown;
  /** The story as one line. Facts of the story only. 3 entries. */ stops?: Help116[];
};

type Help118 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One field each. 4 to 12 entries. */ tags?: unknown;
};

type Help119 = {
  /** Leads to the professional profile. 4 to 40 characters. */ profile?: unknown;
  /** Opens an email. 4 to 40 characters. */ email?: unknown;
};

type Help120 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help35;
  /** true until the owner gives the real name and portrait; the launch check lists it. */ sample?: unknown;
  /** The founder’s name. 3 to 40 characters. */ name?: unknown;
  /** What the founder is. 3 to 40 characters. */ role?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help36;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** The picture of the founder. A sample has none. */ portrait?: Help114;
  /** The founder’s story. */ story?: Help115;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
  /** The story as a line with three stops. */ timeline?: Help117;
  /** What the founder knows. */ expertise?: Help118;
  /** The founder’s philosophy, without quotation marks. 30 to 200 characters. */ quote?: unknown;
  /** The two links at the end. */ links?: Help119;
};

type Help121 = {
  /** A few words in the place of the first line of the home page. 6 to 44 characters. */ text?: unknown;
  /** The page that says more. */ href?: unknown;
  /** The last day on which a build shows it. */ until?: unknown;
};

type Help122 = {
  kind?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ speaker?: unknown;
  /** How long the call took. */ duration?: unknown;
  /** What the caller said before, without quotation marks. 1 to 120 characters. */ request?: unknown;
  /** What the AI receptionist says, without quotation marks. 1 to 120 characters. */ quote?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help123 = {
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** A call that the AI answers. */ scene?: Help122;
};

type Help124 = {
  kind?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** The columns, from left to right. 3 entries. */ columns?: Help41[];
};

type Help125 = {
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** A board with customers in columns. */ scene?: Help124;
};

type Help126 = {
  kind?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** The steps, from the top. 3 to 5 entries. */ steps?: Help42[];
};

type Help127 = {
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** Steps that run by themselves. */ scene?: Help126;
};

type Help128 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** The card about calls. */ voice?: Help123;
  /** The card about the customer record. */ customers?: Help125;
  /** The card about follow-ups. */ automation?: Help127;
  /** The card about the start. */ ready?: Help86;
};

type Help129 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
};

type Help130 = {
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One feature each. 3 to 8 entries. */ points?: unknown;
};

type Help131 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** Four lists. 4 entries. */ groups?: Help130[];
};

type Help132 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** One line of a checklist, no full stop. 4 to 90 characters. */ videoText?: unknown;
  /** A board with customers in columns. */ scene?: Help124;
};

type Help133 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help35;
  /** A notice for a while, such as an offer. */ notice?: Help121;
  /** The first thing on the page: headline, a sentence and a picture. */ hero?: Help55;
  /** What the platform is made of. */ platform?: Help128;
  /** Cards that lead to other pages. */ services?: Help53;
  /** For whom it is. */ audiences?: Help129;
  /** Why this provider. */ whyChoose?: Help87;
  /** The long list of features. */ features?: Help131;
  /** The video. */ walkthrough?: Help132;
  /** The figures of the page. */ stats?: Help85;
  /** The last words of the page, above its buttons. */ closing?: Help88;
};

type Help134 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
};

type Help135 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ from?: unknown;
  /** From the top. 1 to 3 entries. */ messages?: unknown;
};

type Help136 = {
  /** One sentence that describes the picture to someone who cannot see it. 1 to 120 characters. */ label?: unknown;
  /** The missed call. */ call?: Help134;
  /** The text that comes back. */ reply?: Help135;
  /** The way home. */ home?: Help134;
};

type Help137 = {
  /** What the browser tab and search engines show. */ seo?: Help35;
  /** The wording of the specification, to the letter. */ title?: unknown;
  /** What may have happened and where to go. 20 to 160 characters. */ text?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ homeText?: unknown;
  /** Stands above the pages whose addresses are most like the requested one. 8 to 40 characters. */ suggestions?: unknown;
  /** The page as a missed call that is texted back. */ scene?: Help136;
};

type Help138 = {
  /** What it is about. It links to the section of the terms. 4 to 30 characters. */ term?: unknown;
  /** The section of the terms. */ href?: unknown;
  /** What the terms say about it, in short. 30 to 160 characters. */ text?: unknown;
};

type Help139 = {
  /** The heading of the list below the plans. 6 to 60 characters. */ title?: unknown;
  /**  3 to 8 entries. */ items?: Help138[];
};

type Help140 = {
  /** The table’s headline. 6 to 60 characters. */ title?: unknown;
  /** What the table compares. 30 to 200 characters. */ intro?: unknown;
  /** The heading of the list of features that all plans have. 4 to 40 characters. */ everyPlan?: unknown;
  /** What the comparison picture shows. 20 to 200 characters. */ pictureAlt?: unknown;
  /** How the description of the picture names one plan’s team. 6 to 60 characters. */ pictureTeam?: unknown;
};

type Help141 = {
  /** A headline. 6 to 60 characters. */ title?: unknown;
  /** What add-ons are. 30 to 200 characters. */ text?: unknown;
  /** The link to the add-ons. 4 to 40 characters. */ linkText?: unknown;
};

type Help142 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help35;
  /** A headline with one or two of its words highlighted. */ title?: Help36;
  /** The sentence under the headline. 40 to 200 characters. */ lede?: unknown;
  /** What a buyer has to know about fees, renewal and payment. */ billing?: Help139;
  /** The table of all plans. */ comparison?: Help140;
  /** The box about add-ons. */ addOns?: Help141;
  /** Questions and answers. */ questions?: Help93;
  /** The last words of the page, above its buttons. */ closing?: Help88;
};

type Help143 = {
  /** The fragment of the permalink. Never changes once published. */ id?: unknown;
  /** The section’s heading without its number. 4 to 80 characters. */ title?: unknown;
  /** One text each. 1 to 8 entries. */ paragraphs?: unknown;
  /** A list after the paragraphs. 2 to 30 entries. */ points?: unknown;
};

type Help144 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help35;
  /** The page’s headline. 6 to 40 characters. */ title?: unknown;
  /** The day the terms were last updated. */ updated?: unknown;
  /** Who agrees to what, before the first section. 60 to 400 characters. */ intro?: unknown;
  /** The numbered sections. 1 to 60 entries. */ sections?: Help143[];
};

type Help145 = {
  /** What the browser tab and search engines show. */ seo?: Help35;
  /** A headline with one or two of its words highlighted. */ title?: Help36;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** The colored field behind the picture of the hero. */ panel?: Help51;
  /** A drawn picture of the product at work. */ scene?: Help50;
  /** What visitors can verify by themselves. */ checks?: Help53;
  /** Stands above the samples and says that they are samples. */ quotes?: Help129;
};

type Help146 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help35;
  /** A headline with one or two of its words highlighted. */ title?: Help36;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** The colored field behind the picture of the hero. */ panel?: Help51;
  /** How a review comes about. It must not look like a customer’s words. */ scene?: Help50;
  /** What the page shows in the place of these fields, and with them, as long as there is a sample. */ whileSamples?: Help145;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
  /** The last words of the page, above its buttons. */ closing?: Help88;
};
