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
  'missed-call': Help14;
  navigation: Help22;
  'plan-words': Help31;
  plans: Help33[];
  product: Help52;
  redirects: Help53[];
  site: Help55;
  testimonials: Help56[];
  'coming-soon/*': Help74;
  'industries/*': Help112;
  'overviews/*': Help119;
  'services/*': Help135;
  'pages/add-on-pricing': Help137;
  'pages/coaching': Help141;
  'pages/company': Help146;
  'pages/contact': Help141;
  'pages/demo': Help150;
  'pages/founder': Help154;
  'pages/home': Help164;
  'pages/not-found': Help167;
  'pages/pricing': Help177;
  'pages/schedule': Help141;
  'pages/terms-of-service': Help179;
  'pages/testimonials': Help181;
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
  /** What belongs beside the price. Of a price per session: what a session is. 4 to 80 characters. */ note?: unknown;
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
  /** Addresses outside the site, each with a name of its own. */ links?: unknown;
  /** The chat. */ chatWidget?: Help6;
  /** The founder’s email address. */ founderEmail?: Help7;
  /** Whom people tell about a weakness of the site: /.well-known/security.txt. */ securityContact?: Help7;
};

type Help9 = {
  /** Where the requests go: a destination’s key stands for its origin. */ from?: unknown;
  /** What is loaded from there. */ for?: unknown;
  /** The moment of the first request, for the guide. 8 to 60 characters. */ when?: unknown;
  /** What breaks without it, for the guide. 10 to 140 characters. */ why?: unknown;
};

type Help10 = {
  /** Where it may load from. */ calendar?: Help9[];
  /** Where it may load from. */ form?: Help9[];
  /** Where it may load from. */ chat?: Help9[];
};

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
  /** What is chosen, in a few words. 6 to 44 characters. */ question?: unknown;
  /** How many calls can be chosen; the second one is chosen first. 4 entries. */ counts?: unknown;
};

type Help13 = {
  /** What is chosen, in a few words. 6 to 44 characters. */ question?: unknown;
  /** One caller in so many. 6 to 28 characters. */ choice?: unknown;
  /** One caller in how many books; the second one is chosen first. 3 entries. */ counts?: unknown;
};

type Help14 = {
  /** The first question. */ calls?: Help12;
  /** The second question. */ odds?: Help13;
  /** Stands over the result. 4 to 40 characters. */ loss?: unknown;
  /** Stands over the price of the plan. 8 to 40 characters. */ plan?: unknown;
  /** Its price as it is billed. 8 to 40 characters. */ month?: unknown;
  /** Stands under a result that is less than the plan’s price. 12 to 44 characters. */ less?: unknown;
  /** How the result comes about. 30 to 140 characters. */ note?: unknown;
};

type Help15 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ label?: unknown;
  /** The page that it leads to. */ href?: unknown;
  /** Where the phone menu leads instead, when it differs. */ mobileHref?: unknown;
  /** A few words under the link, in wide menus only. 10 to 60 characters. */ note?: unknown;
  /** A key of content/destinations.ts. */ destination?: unknown;
};

type Help16 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ label?: unknown;
  /** The page that it leads to. */ href?: unknown;
  /** Where the phone menu leads instead, when it differs. */ mobileHref?: unknown;
  /** A few words under the link, in wide menus only. 10 to 60 characters. */ note?: unknown;
  /** A key of content/destinations.ts. */ destination?: unknown;
  /** Opens to the right. The first link is the overview. 2 to 12 entries. */ links?: Help15[];
};

type Help17 = {
  /** A key of content/actions.ts. */ action?: unknown;
  /** A few words under the link, in wide menus only. 10 to 60 characters. */ note?: unknown;
};

type Help18 = {
  /** Which menu it is. */ id?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ label?: unknown;
  /** What the menu leads to, in this order. 2 to 12 entries. */ entries?: Help16[];
  /** A last word below the entries of a wide menu. */ card?: Help17;
};

type Help19 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ title?: unknown;
  /** What the column leads to, in this order. 2 to 14 entries. */ links?: Help15[];
};

type Help20 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ label?: unknown;
  /** Why the last entry of the footer’s last column leads nowhere yet. 2 to 30 characters. */ note?: unknown;
};

type Help21 = {
  /** Stands behind the year and the brand. 2 to 60 characters. */ rights?: unknown;
  /** The link to the terms of service. 2 to 40 characters. */ terms?: unknown;
};

type Help22 = {
  /** The five menus of the header. 5 entries. */ menus?: Help18[];
  /** The button that leads to the application. 2 to 40 characters. */ login?: unknown;
  /** The three columns of the footer. 3 entries. */ footer?: Help19[];
  /** The title over the social networks in the footer. 2 to 40 characters. */ footerNetworks?: unknown;
  /** The entry that leads nowhere yet. */ footerPlaceholder?: Help20;
  /** The last line of every page. */ legal?: Help21;
};

type Help23 = {
  /** The lowest price, beside the booking button of phones. 8 to 30 characters. */ lowest?: unknown;
  /** The lowest price, under a page’s first buttons. It links to the prices. 10 to 40 characters. */ plans?: unknown;
  /** Follows the lowest price: how to cancel, as the terms have it. 20 to 90 characters. */ terms?: unknown;
  /** Before those terms, where a page says all about its price: how a plan renews. 40 to 160 characters. */ renewal?: unknown;
  /** The headline over the prices of all plans. 6 to 60 characters. */ title?: unknown;
  /** The link below the prices of all plans. 4 to 40 characters. */ link?: unknown;
};

type Help24 = {
  /** The line of a card where there is one. 5 to 60 characters. */ one?: unknown;
  /** The line of a card where there are several. 5 to 60 characters. */ other?: unknown;
  /** The line of a card where there is no limit. 3 to 60 characters. */ unlimited?: unknown;
};

type Help25 = { /** People who can use it. */ members?: Help24; /** Customers on record. */ contacts?: Help24 };

type Help26 = {
  /** In the last line of a card where it is paid for. 5 to 40 characters. */ price?: unknown;
  /** In the last line of a card where it is free. 3 to 60 characters. */ free?: unknown;
};

type Help27 = { /** The customized setup. */ setup?: Help26; /** The website design. */ website?: Help26 };

type Help28 = {
  /** The line of a card. 3 to 60 characters. */ line?: unknown;
  /** The text of a cell in the comparison table. 1 to 24 characters. */ cell?: unknown;
};

type Help29 = {
  /** Where they come once. */ firstMonth?: Help28;
  /** Where they come every month. */ everyMonth?: Help28;
};

type Help30 = {
  /** The text of a cell in the comparison table. 1 to 24 characters. */ unlimited?: unknown;
  /** The text of a cell in the comparison table. 1 to 24 characters. */ free?: unknown;
  /** The text of a cell in the comparison table. 1 to 24 characters. */ yes?: unknown;
  /** The text of a cell in the comparison table. 1 to 24 characters. */ no?: unknown;
};

type Help31 = {
  /** Stands over the name of the recommended plan. 4 to 20 characters. */ recommended?: unknown;
  /** Stands behind a plan’s price. 3 to 20 characters. */ perMonth?: unknown;
  /** What pages other than the one with the prices say about them. */ offer?: Help23;
  /** How numbers are put into words. */ amounts?: Help25;
  /** How fees are put into words. */ fees?: Help27;
  /** The complimentary credits. */ credits?: Help29;
  /** What several rows of the table say. */ cells?: Help30;
};

type Help32 = {
  /** A whole number or unlimited. */ emails?: unknown;
  /** A whole number or unlimited. */ callsReceived?: unknown;
  /** A whole number or unlimited. */ callsSent?: unknown;
  /** A whole number or unlimited. */ sms?: unknown;
};

type Help33 = {
  /** How the plan is called in addresses and in the comparison. */ name?: unknown;
  /** The plan’s name as shown. 3 to 20 characters. */ title?: unknown;
  /** For whom it is, in a few words. 6 to 40 characters. */ audience?: unknown;
  /** US dollars per month. */ price?: unknown;
  /** A whole number or unlimited. */ members?: unknown;
  /** A whole number or unlimited. */ contacts?: unknown;
  /** What the complimentary credits of every month are enough for, where they come every month. */ credits?: Help32;
  /** The customized setup: US dollars once, or free. */ setup?: unknown;
  /** The website design with copywriting: US dollars once, or free. */ website?: unknown;
  /** Whether the plan has it. */ advancedAutomation?: unknown;
  /** Exactly one plan is recommended. */ recommended?: unknown;
  /** The label of the plan’s button. 4 to 24 characters. */ ctaText?: unknown;
  /** A key of content/destinations.ts. */ ctaLink?: unknown;
  /** Leads from the questions to a talk about this plan. 6 to 40 characters. */ askText?: unknown;
};

type Help34 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ phone?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ address?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ since?: unknown;
};

type Help35 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** A day and a time, such as Wed 2:14 PM. */ when?: unknown;
  /** Who did it. */ by?: unknown;
  /** The tab that shows it. */ tab?: unknown;
};

type Help36 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** What happened, from the first call on. 4 to 8 entries. */ steps?: Help35[];
};

type Help37 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ new?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ estimate?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ booked?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ done?: unknown;
};

type Help38 = {
  /** A day and a time, such as Wed 2:14 PM. */ from?: unknown;
  /** How long it takes. */ minutes?: unknown;
};

type Help39 = {
  /** Each has its own. */ number?: unknown;
  /** A day and a time, such as Wed 2:14 PM. */ sent?: unknown;
  /** A day and a time, such as Wed 2:14 PM. */ paid?: unknown;
};

type Help40 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ customer?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ work?: unknown;
  /** Whole US dollars. */ amount?: unknown;
  /** How far it is. */ stage?: unknown;
  /** Which of the sources, counted from 0. */ source?: unknown;
  /** When somebody comes. */ visit?: Help38;
  /** Of a job that is done. */ invoice?: Help39;
  /** What happened last. 1 to 120 characters. */ note?: unknown;
  /** Whether the AI did that, or booked the visit. */ byAi?: unknown;
};

type Help41 = {
  /** Who writes. */ from?: unknown;
  /** A day and a time, such as Wed 2:14 PM. */ when?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
};

type Help42 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** A day and a time, such as Wed 2:14 PM. */ when?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ button?: unknown;
};

type Help43 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ customer?: unknown;
  /** A day and a time, such as Wed 2:14 PM. */ when?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** Whether the AI answered. */ byAi?: unknown;
};

type Help44 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ tab?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ missed?: unknown;
  /** The messages with the customer. 3 to 5 entries. */ messages?: Help41[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ booked?: unknown;
  /** A message that waits for a person. */ draft?: Help42;
  /** Below the list. 1 to 120 characters. */ foot?: unknown;
  /** Other conversations. 3 to 5 entries. */ others?: Help43[];
};

type Help45 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ tab?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** How many jobs are open, and their sum. 8 to 40 characters. */ detail?: unknown;
  /** On the card of a paid job. 6 to 20 characters. */ paid?: unknown;
};

type Help46 = {
  /** A day and a time, such as Wed 2:14 PM. */ from?: unknown;
  /** How long it takes. */ minutes?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
};

type Help47 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ tab?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** Whose week it is. 8 to 40 characters. */ detail?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ booked?: unknown;
  /** The time that is offered to callers. */ free?: Help46;
};

type Help48 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ label?: unknown;
  /** Whole US dollars. */ amount?: unknown;
};

type Help49 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ tab?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** How many are paid, and their sum. 8 to 40 characters. */ detail?: unknown;
  /** The heading of an invoice. 6 to 24 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ by?: unknown;
  /** What the customer pays for. 2 to 4 entries. */ lines?: Help48[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ total?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ message?: unknown;
  /** Below the text message. 6 to 24 characters. */ sent?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ paid?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ waiting?: unknown;
  /** Below the list. 1 to 120 characters. */ foot?: unknown;
};

type Help50 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
};

type Help51 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ tab?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** When it was made. 6 to 30 characters. */ detail?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ paid?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ sources?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ open?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ byAi?: unknown;
  /** What the AI adds. */ note?: Help50;
};

type Help52 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ mark?: unknown;
  /** What screen readers call the tabs. 2 to 40 characters. */ tabs?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ business?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ crew?: unknown;
  /** A day and a time, such as Wed 2:14 PM. */ now?: unknown;
  /** The week’s first day of the month. */ monday?: unknown;
  /** The customer whose story is told. */ customer?: Help34;
  /** The story of the customer. */ record?: Help36;
  /** Where jobs come from. 3 entries. */ sources?: unknown;
  /** What the stages of a job are called. */ stages?: Help37;
  /** The jobs of the week, from which the tabs are drawn. 8 to 14 entries. */ jobs?: Help40[];
  /** The tab with messages. */ inbox?: Help44;
  /** The tab with the jobs. */ board?: Help45;
  /** The tab with the week. */ calendar?: Help47;
  /** The tab with invoices. */ invoice?: Help49;
  /** The tab with the sums. */ report?: Help51;
};

type Help53 = { /** The old address. */ from?: unknown; /** The address of the page on the site. */ to?: unknown };

type Help54 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ name?: unknown;
  /** A key of content/destinations.ts. */ destination?: unknown;
};

type Help55 = {
  /** The brand as it is written everywhere. 2 to 30 characters. */ name?: unknown;
  /** The address, as the browser shows it. */ url?: unknown;
  /** true until the owner gives the brand; the launch check lists it. */ brandIsPlaceholder?: unknown;
  /** A line of a few words, used on sharing pictures. 10 to 60 characters. */ tagline?: unknown;
  /** The footer’s sentence about the brand. 40 to 180 characters. */ blurb?: unknown;
  /** The system fee for sending one email, in US dollars. */ emailFee?: unknown;
  /** The year in which the company began. */ founded?: unknown;
  /** The footer’s line about examples in pictures. 40 to 200 characters. */ legalNote?: unknown;
  /** Stands before the links to related pages. 4 to 20 characters. */ related?: unknown;
  /** Under the offer of every health page: what this site does not claim about health information. 40 to 160 characters. */ healthNote?: unknown;
  /** Stands under every marketing figure. 40 to 200 characters. */ resultsNote?: unknown;
  /** Links every figure to the note on figures, for people who hear the page and in its Markdown. 4 to 30 characters. */ claimMark?: unknown;
  /** The caption under invented pictures. 4 to 16 characters. */ exampleMark?: unknown;
  /** Marks people and words that are invented until there are real ones. 4 to 16 characters. */ sampleMark?: unknown;
  /** After the note on figures where there is a chart. 20 to 80 characters. */ chartNote?: unknown;
  /** The social networks in the footer. 1 to 8 entries. */ social?: Help54[];
};

type Help56 = {
  /** true until a customer has said it; the launch check lists it. */ sample?: unknown;
  /** Who says it. 3 to 40 characters. */ name?: unknown;
  /** What they do, and where. 3 to 60 characters. */ position?: unknown;
  /** The name of a JPEG or PNG in content/pictures/, at least 156 × 156 pixels. */ image?: unknown;
  /** Their words, without quotation marks. 40 to 320 characters. */ content?: unknown;
  /** Stars, 1 to 5. */ rating?: unknown;
};

type Help57 = {
  /** What the browser tab and the search result show. The brand is added where it fits. 10 to 60 characters. */ title?: unknown;
  /** The two lines under a search result: what the page says, for whom. 70 to 160 characters. */ description?: unknown;
  /** What the picture of a shared link shows, where the title does not say it. 20 to 160 characters. */ pictureAlt?: unknown;
  /** In the sitemap, where it is not the one of its kind (scripts/build/sitemap-entry.ts). */ priority?: unknown;
};

type Help58 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ text?: unknown;
  /** One or two words of the headline to highlight, exactly as they are there. Up to 15 characters stay on one line. 2 to 72 characters. */ marker?: unknown;
};

type Help59 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** What happened, such as “Missed call · Dana R.” 1 to 120 characters. */ title?: unknown;
  /** When it begins. 1 to 120 characters. */ time?: unknown;
  /** sent and received are speech bubbles. */ style?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help60 = {
  /** Who writes it. */ from?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
};

type Help61 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help62 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
};

type Help63 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** The number above the column. */ count?: unknown;
  /** The cards in the column. 1 to 3 entries. */ cards?: Help62[];
};

type Help64 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
};

type Help65 = {
  /** When it begins. */ time?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** How it is marked. */ state?: unknown;
};

type Help66 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ label?: unknown;
  /** An amount in dollars. */ amount?: unknown;
};

type Help67 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ label?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ value?: unknown;
  /** Length of the bar, 4 to 100. */ share?: unknown;
};

type Help68 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** Whether this one is the customer’s own. */ own?: unknown;
};

type Help69 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** Whether it is checked off. */ done?: unknown;
};

type Help70 = {
  kind?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** The five moments of one customer’s story. 5 entries. */ moments?: Help59[];
  /** The inbox’s name, such as “Ridge Plumbing · Inbox”. 1 to 120 characters. */ inbox?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** The texts, from the top. 2 to 5 entries. */ messages?: Help60[];
  /** What comes of it. */ outcome?: Help61;
  /** The columns, from left to right. 3 entries. */ columns?: Help63[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ speaker?: unknown;
  /** How long the call took. */ duration?: unknown;
  /** What the caller said before, without quotation marks. 1 to 120 characters. */ request?: unknown;
  /** What the AI receptionist says, without quotation marks. 1 to 120 characters. */ quote?: unknown;
  /** The steps, from the top. 3 to 5 entries. */ steps?: Help64[];
  /** The day and whose it is, such as “Tuesday · Crew 2”. 1 to 120 characters. */ day?: unknown;
  /** The appointments of the day, in their order. 3 to 5 entries. */ slots?: Help65[];
  /** Such as “Invoice 1042”, “Estimate” or “Membership”. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ customer?: unknown;
  /** The lines of the bill. 2 to 4 entries. */ lines?: Help66[];
  /** An amount in dollars. */ total?: unknown;
  /** The text message that carries the payment link. 1 to 120 characters. */ message?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ when?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** The business’s answer. 1 to 120 characters. */ reply?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ period?: unknown;
  /** The rows, from the top. 3 to 5 entries. */ rows?: Help67[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ note?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ person?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ since?: unknown;
  /** The bars, from the top. 3 to 4 entries. */ metrics?: Help67[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ query?: unknown;
  /** The results, from the top. 3 entries. */ entries?: Help68[];
  /** Who writes it. 1 to 120 characters. */ from?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ subject?: unknown;
  /** The text of the email. 1 to 3 entries. */ paragraphs?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ button?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ address?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ headline?: unknown;
  /** The fields of the form. 1 to 3 entries. */ fields?: unknown;
  /** The lines of the list. 3 to 6 entries. */ items?: Help69[];
};

type Help71 = {
  /** The color of the field. */ background?: unknown;
  /** A key of the icon map in components/ui/icon.tsx. */ motif?: unknown;
  /** rising: from the lower left to the upper right. */ line?: unknown;
};

type Help72 = {
  /** A page of the site. */ href?: unknown;
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
};

type Help73 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** The cards, from left to right. 3 to 12 entries. */ cards?: Help72[];
};

type Help74 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help57;
  /** A few words above the headline that say who or what the page is for. 6 to 44 characters. */ eyebrow?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help58;
  /** What the page will be about. It is shown in an outline. */ scene?: Help70;
  /** The background around the picture of the hero. */ panel?: Help71;
  text?: unknown;
  /** Three pages that help until then. */ related?: Help73;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
};

type Help75 = {
  /** A few words above the headline that say who or what the page is for. 6 to 44 characters. */ eyebrow?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help58;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** A drawn picture of the product at work. */ scene?: Help70;
};

type Help76 = {
  /** Such as 6:48. */ time?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
};

type Help77 = {
  /** A time such as 2:14 PM, or Next day. 1 to 120 characters. */ time?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ place?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ job?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help78 = {
  /** Days start on Monday. */ unit?: unknown;
  /** The last line. */ total?: unknown;
  /** The current one, counted from 1. */ now?: unknown;
};

type Help79 = {
  /** In periods from the start. */ from?: unknown;
  /** In periods from the start. */ to?: unknown;
  /** Yellow: extra work, or a wait. */ accent?: unknown;
};

type Help80 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ label?: unknown;
  /** A short value. 1 to 120 characters. */ value?: unknown;
};

type Help81 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ customer?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** The lines of the sheet. 3 entries. */ lines?: Help80[];
  /** The last line. */ total?: Help80;
  /** Such as “Signed by phone”. 1 to 120 characters. */ signed?: unknown;
  /** Whose signature is drawn. */ signedBy?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ note?: unknown;
};

type Help82 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ to?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
};

type Help83 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ kind?: unknown;
};

type Help84 = {
  /** Counted from 0. */ column?: unknown;
  /** In rows from the top. */ from?: unknown;
  /** In rows from the top. */ to?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
};

type Help85 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help86 = {
  /** Where the gap in the second column begins, in rows from the top. */ row?: unknown;
  /** Who takes it: a row each. 1 to 2 entries. */ slots?: Help85[];
};

type Help87 = {
  /** Which place came free, counted from 1. */ place?: unknown;
  /** What is on it, such as an initial. 1 to 120 characters. */ mark?: unknown;
};

type Help88 = {
  /** How a place is drawn, and what is behind the cards. */ kind?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** How many there are. */ count?: unknown;
  /** Of seats: half of them, for the height of the table. */ perRow?: unknown;
  /** The place that came free. */ freed?: Help87;
};

type Help89 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** What a dot is, in the plural: the number of dots is put before it. 1 to 120 characters. */ unit?: unknown;
  /** A line for each week: 1 for a visit, a full stop for none. 4 entries. */ weeks?: unknown;
};

type Help90 = {
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ legend?: unknown;
  /** The sum of the counts, which the legend shows. */ total?: unknown;
  /** One number for each column. */ counts?: unknown;
};

type Help91 = {
  /** The columns’ names. 3 to 6 entries. */ names?: unknown;
  /** The series on top of each other. 1 to 2 entries. */ stacked?: Help90[];
  /** The series drawn as a line. */ line?: Help90;
};

type Help92 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ label?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ value?: unknown;
};

type Help93 = {
  kind?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Columns with a line across them. */ columns?: Help91;
  /** The facts, from the top. 2 to 5 entries. */ rows?: Help92[];
};

type Help94 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** An amount in dollars. */ amount?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help95 = {
  family?: unknown;
  /** The top of the phone: when, who, and what. */ phone?: Help76;
  /** Whose stops they are, such as “Marco, van 2”. 1 to 120 characters. */ crew?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ day?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** Today’s stops. 2 to 3 entries. */ stops?: Help77[];
  /** Which street map is behind it. */ map?: unknown;
  /** How long the project takes. */ periods?: Help78;
  /** When each item of the checklist starts and ends, in periods from 0. One after the other. 6 entries. */ bars?: Help79[];
  /** The drawing on the blue sheet. */ plan?: unknown;
  /** What is written at the drawing’s dimension line. 1 to 120 characters. */ measure?: unknown;
  /** A change order, a treatment plan, a report or a proof. */ sheet?: Help81;
  /** The text to the customer. */ message?: Help82;
  /** The times on the board, from the top. The conversation covers the rest. 4 entries. */ rows?: unknown;
  /** Chairs, tables or people. 3 to 4 entries. */ columns?: Help83[];
  /** What is on the board already. 5 to 14 entries. */ blocks?: Help84[];
  /** The gap that is filled. */ gap?: Help86;
  /** The places of one class or day. */ places?: Help88;
  /** A month of visits. */ visits?: Help89;
  /** The steps of the story before its end. 5 entries. */ crests?: unknown;
  /** What the sheet lies on or is held by. Pages differ. */ backing?: unknown;
  /** What is below the scene on the sheet. */ foot?: Help93;
  /** Two or three. The end of the story takes the place of a third. 2 to 3 entries. */ slips?: Help94[];
};

type Help96 = {
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** Required on health pages, where it lists the symptoms. 2 to 4 entries. */ checklist?: unknown;
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
};

type Help97 = {
  form?: unknown;
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** The cards, from left to right. 3 entries. */ cards?: Help96[];
};

type Help98 = {
  kind?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** The five moments of one customer’s story. 5 entries. */ moments?: Help59[];
};

type Help99 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** The form of the line on wide screens. */ line?: unknown;
  /** Five moments of one customer’s story. */ scene?: Help98;
};

type Help100 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
};

type Help101 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** One feature each. 4 to 8 entries. */ blocks?: Help100[];
  /** Where the scene is on wide screens. Neighbors in menus differ. */ layout?: unknown;
  /** A picture beside the blocks. Without one the blocks take the whole width. */ scene?: Help70;
};

type Help102 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** What is missed, such as “An average job”. 4 to 40 characters. */ value?: unknown;
  /** What it may be worth, in whole US dollars; the second one is chosen first. 4 entries. */ amounts?: unknown;
};

type Help103 = {
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ legend?: unknown;
  /** One number for each column. */ counts?: unknown;
};

type Help104 = {
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ legend?: unknown;
  /** A whole number. */ count?: unknown;
};

type Help105 = {
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ legend?: unknown;
  /** One number for each column. 6 to 10 entries. */ counts?: unknown;
};

type Help106 = {
  kind?: unknown;
  /** What the chart shows, such as “One van’s Tuesday, call by call”. 1 to 120 characters. */ title?: unknown;
  /** Where and when, and in which unit. 1 to 120 characters. */ detail?: unknown;
  /** One sentence that describes the chart to someone who cannot see it. 1 to 120 characters. */ label?: unknown;
  /** The columns’ names. 6 to 12 entries. */ hours?: unknown;
  /** The first series. */ answered?: Help103;
  /** The second series. */ texted?: Help103;
  /** Weeks, visits or other parts of one project, counted from 1. */ periods?: unknown;
  /** How amounts are written. */ format?: unknown;
  /** The period of each step, counted from 1. 3 to 5 entries. */ at?: unknown;
  /** What each step adds. */ amount?: unknown;
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ legend?: unknown;
  /** How many squares there are. */ total?: unknown;
  /** Done, under way, open: together the total. 3 entries. */ parts?: Help104[];
  /** How many there are each time. */ places?: unknown;
  /** Places that were booked ahead. */ booked?: Help105;
  /** Places that were filled later. */ filled?: Help103;
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ open?: unknown;
  /** Columns with a line across them. */ columns?: Help91;
};

type Help107 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** Which figures, in this order. They are the provider’s claims. 1 to 5 entries. */ claims?: unknown;
  /** One example beside the figures. It must not show a figure itself. */ chart?: Help106;
};

type Help108 = {
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
};

type Help109 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** The cards, from left to right. 2 to 4 entries. */ cards?: Help108[];
};

type Help110 = {
  /** What it costs, in the words of the trade. 6 to 72 characters. */ title?: unknown;
  /** From which price, for how many people, and what is free on which plan, by placeholders. How a plan renews and ends is added. 30 to 260 characters. */ text?: unknown;
};

type Help111 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
};

type Help112 = {
  /** The address of the page on the site. */ path?: unknown;
  /** health pages have checklists and exactly two why-choose cards; trade and health pages four figures. */ kind?: unknown;
  /** The drawing that stands for the trade: small in the hero and on the sharing picture, large beside the figures. */ motif?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help57;
  /** The first thing on the page: headline, a sentence and a picture. */ hero?: Help75;
  /** The large picture around the hero. */ heroScene?: Help95;
  /** Three problems that the visitor has. */ painPoints?: Help97;
  /** The story of one customer, drawn as a line. */ story?: Help99;
  /** What the product does about it. */ features?: Help101;
  /** Related pages, nothing else: links written [words](/path) with a comma between them, with words that say what is there. */ seeAlso?: unknown;
  /** Required on trade and health pages: what a missed call may cost. */ missedCall?: Help102;
  /** The figures of the page. */ stats?: Help107;
  /** Why this provider. */ whyChoose?: Help109;
  /** What it costs. */ offer?: Help110;
  /** The last words of the page, above its buttons. */ closing?: Help111;
};

type Help113 = {
  /** The color of the field. */ background?: unknown;
  /** A key of the icon map in components/ui/icon.tsx. */ motif?: unknown;
  /** rising: from the lower left to the upper right. */ line?: unknown;
  /** Two small cards. 2 entries. */ slips?: Help64[];
};

type Help114 = {
  /** A few words above the headline that say who or what the page is for. 6 to 44 characters. */ eyebrow?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help58;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** A drawn picture of the product at work. */ scene?: Help70;
  /** The first is the primary button, the second is quiet. 1 to 2 entries. */ actions?: unknown;
  /** The background around the picture of the hero. */ panel?: Help113;
};

type Help115 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** A list with checks. 3 to 5 entries. */ points?: unknown;
  /** A drawn picture of the product at work. */ scene?: Help70;
};

type Help116 = {
  /** As a customer would ask it. 10 to 90 characters. */ question?: unknown;
  /** Plain. 40 to 420 characters. */ answer?: unknown;
};

type Help117 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** Each opens when it is clicked. 3 to 10 entries. */ items?: Help116[];
};

type Help118 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** The first is the primary button, the second is quiet. 1 to 2 entries. */ actions?: unknown;
  /** The end of the story. */ lastMoment?: Help59;
};

type Help119 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help57;
  /** The first thing on the page. */ hero?: Help114;
  /** Three problems that the visitor has. */ painPoints?: Help97;
  /** Cards that lead to other pages. */ industries?: Help73;
  /** What the product does about it. */ features?: Help101;
  /** Related pages, nothing else: links written [words](/path) with a comma between them, with words that say what is there. */ seeAlso?: unknown;
  /** A closer look at one thing, with a picture. */ detail?: Help115;
  /** The figures of the page. */ stats?: Help107;
  /** Questions and answers. */ questions?: Help117;
  /** The last words of the page, above its buttons. */ closing?: Help118;
};

type Help120 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ asked?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ booked?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ paid?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ weeks?: unknown;
};

type Help121 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ name?: unknown;
  asked?: unknown;
  booked?: unknown;
  /** In whole US dollars. */ paid?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ note?: unknown;
};

type Help122 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ name?: unknown;
  asked?: unknown;
  booked?: unknown;
  /** In whole US dollars. */ paid?: unknown;
  /** What was booked in each week. 4 entries. */ weeks?: unknown;
  /** What the owner learns from it, in a sentence. 1 to 120 characters. */ note?: unknown;
};

type Help123 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ name?: unknown;
  /** What happens then, in a sentence. 1 to 120 characters. */ note?: unknown;
};

type Help124 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** Of each of the facts. 4 entries. */ values?: unknown;
};

type Help125 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ when?: unknown;
};

type Help126 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** What came by each of the doors. 4 entries. */ rows?: Help92[];
};

type Help127 = {
  kind?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** The five moments of one customer’s story. 5 entries. */ moments?: Help59[];
  /** The inbox’s name, such as “Ridge Plumbing · Inbox”. 1 to 120 characters. */ inbox?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** The texts, from the top. 2 to 5 entries. */ messages?: Help60[];
  /** What comes of it. */ outcome?: Help61;
  /** The columns, from left to right. 3 entries. */ columns?: Help63[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ speaker?: unknown;
  /** How long the call took. */ duration?: unknown;
  /** What the caller said before, without quotation marks. 1 to 120 characters. */ request?: unknown;
  /** What the AI receptionist says, without quotation marks. 1 to 120 characters. */ quote?: unknown;
  /** The steps, from the top. 3 to 5 entries. */ steps?: Help64[];
  /** The day and whose it is, such as “Tuesday · Crew 2”. 1 to 120 characters. */ day?: unknown;
  /** The appointments of the day, in their order. 3 to 5 entries. */ slots?: Help65[];
  /** Such as “Invoice 1042”, “Estimate” or “Membership”. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ customer?: unknown;
  /** The lines of the bill. 2 to 4 entries. */ lines?: Help66[];
  /** An amount in dollars. */ total?: unknown;
  /** The text message that carries the payment link. 1 to 120 characters. */ message?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ when?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** The business’s answer. 1 to 120 characters. */ reply?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ period?: unknown;
  /** The rows, from the top. 3 to 5 entries. */ rows?: Help67[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ note?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ person?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ since?: unknown;
  /** The bars, from the top. 3 to 4 entries. */ metrics?: Help67[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ query?: unknown;
  /** The results, from the top. 3 entries. */ entries?: Help68[];
  /** Who writes it. 1 to 120 characters. */ from?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ subject?: unknown;
  /** The text of the email. 1 to 3 entries. */ paragraphs?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ button?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ address?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ headline?: unknown;
  /** The fields of the form. 1 to 3 entries. */ fields?: unknown;
  /** The lines of the list. 3 to 6 entries. */ items?: Help69[];
  /** What the choices are about, for those who cannot see them. 1 to 120 characters. */ question?: unknown;
  words?: Help120;
  /** What the weeks are called. 4 entries. */ weeks?: unknown;
  /** All channels together. */ whole?: Help121;
  /** They add up to the whole. 2 to 4 entries. */ channels?: Help122[];
  /** Sketch, draft, live. 3 entries. */ stages?: Help123[];
  /** Before and after. 2 entries. */ choices?: unknown;
  /** What a profile says. 4 entries. */ facts?: unknown;
  /** From left to right on the map. The one in the middle is the customer’s own. 3 entries. */ profiles?: Help124[];
  /** Four ways in which something arrives. 4 entries. */ doors?: Help125[];
  /** What it becomes. */ record?: Help126;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** What has to be done. */ next?: Help62;
};

type Help128 = {
  /** A few words above the headline that say who or what the page is for. 6 to 44 characters. */ eyebrow?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help58;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** A drawn picture of what the service makes. */ scene?: Help127;
  /** The first is the primary button, the second is quiet. 1 to 2 entries. */ actions?: unknown;
  /** The background around the picture of the hero. */ panel?: Help113;
};

type Help129 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** In their order. The first one is open. */ tabs?: unknown;
};

type Help130 = {
  /** When it begins, in seconds. */ at?: unknown;
  /** Who speaks. */ from?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
};

type Help131 = {
  /** An MP3 file of public/, such as /call.mp3. */ file?: unknown;
  /** Who speaks, if no people do, such as “Example, computer voices”. 2 to 40 characters. */ mark?: unknown;
};

type Help132 = {
  kind?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** The day and whose it is, such as “Tuesday · Crew 2”. 1 to 120 characters. */ day?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** The appointments of the day, in their order. 3 to 5 entries. */ slots?: Help65[];
};

type Help133 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** What the call is about, above it. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ assistant?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ customer?: unknown;
  /** What is said. 6 to 14 entries. */ lines?: Help130[];
  /** When the call ends, in seconds. */ end?: unknown;
  /** Without one, the call can only be read. */ recording?: Help131;
  /** The calendar after the call. */ outcome?: Help132;
};

type Help134 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** In their order. 3 to 5 entries. */ steps?: Help108[];
};

type Help135 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help57;
  /** The first thing on the page. */ hero?: Help128;
  /** The window on the product. */ product?: Help129;
  /** A call that can be read and heard. */ call?: Help133;
  /** What the product does about it. */ features?: Help101;
  /** Related pages, nothing else: links written [words](/path) with a comma between them, with words that say what is there. */ seeAlso?: unknown;
  /** A closer look at one thing, with a picture. */ detail?: Help115;
  /** How it goes, step by step. */ steps?: Help134;
  /** The figures of the page. */ stats?: Help107;
  /** Cards that lead to other pages. */ related?: Help73;
  /** Questions and answers. */ questions?: Help117;
  /** The last words of the page, above its buttons. */ closing?: Help118;
};

type Help136 = {
  /** A headline. 6 to 60 characters. */ title?: unknown;
  /** When a custom solution is the right one. 30 to 200 characters. */ text?: unknown;
  /** Leads to the contact page. 4 to 40 characters. */ buttonText?: unknown;
  /** What the button’s tooltip says. 10 to 80 characters. */ tooltip?: unknown;
};

type Help137 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help57;
  /** A headline with one or two of its words highlighted. */ title?: Help58;
  /** The sentence under the headline. 40 to 200 characters. */ lede?: unknown;
  /** The link back to the plans. 4 to 40 characters. */ backText?: unknown;
  /** The box about custom solutions. */ custom?: Help136;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
};

type Help138 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** What happens next, in order. 2 to 3 entries. */ points?: unknown;
  /** How to reach a person. The link is written [words](/path). */ seeAlso?: unknown;
};

type Help139 = {
  /** Which calendar or form. */ destination?: unknown;
  /** What it is. */ kind?: unknown;
  /** The frame’s accessible name. 6 to 60 characters. */ title?: unknown;
  /** Pixels reserved from the first paint: calendar 650, coaching 800, contact form 1050. */ height?: unknown;
  /** The text before the plain link, for visitors whose frame does not load. 10 to 90 characters. */ fallbackText?: unknown;
  /** The plain link to the provider’s own page. 4 to 50 characters. */ fallbackLink?: unknown;
  /** The headline of what the page says once the provider says that it worked. 20 to 160 characters. */ confirmation?: unknown;
  /** What is said after a booking. */ next?: Help138;
};

type Help140 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** A list with checks. 3 to 4 entries. */ points?: unknown;
};

type Help141 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help57;
  /** A headline with one or two of its words highlighted. */ title?: Help58;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** The provider’s calendar or form. */ frame?: Help139;
  /** What happens then. */ expect?: Help140;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
};

type Help142 = {
  /** The fact. 2 to 20 characters. */ value?: unknown;
  /** What it is. 6 to 60 characters. */ label?: unknown;
};

type Help143 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One word each, and one sentence about what the company refuses to do. 4 entries. */ values?: Help108[];
};

type Help144 = {
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** A key of content/actions.ts. */ action?: unknown;
};

type Help145 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** The two ways on. 2 entries. */ offers?: Help144[];
};

type Help146 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help57;
  /** A headline with one or two of its words highlighted. */ title?: Help58;
  /** The letter, one text for each paragraph. 2 to 4 entries. */ letter?: unknown;
  /** Company facts, not marketing claims. The page about the founder has them too. 3 entries. */ facts?: Help142[];
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
  /** What the company stands for. */ values?: Help143;
  /** What new customers get for free. */ offers?: Help145;
};

type Help147 = {
  /** The name of a JPEG or PNG in content/pictures/, at least 1280 × 720 pixels. */ src?: unknown;
  /** What the picture shows. 20 to 160 characters. */ alt?: unknown;
  /** What opening it does. 6 to 60 characters. */ linkText?: unknown;
  /** The day the video was published. Without it, search engines get no data about the video. */ uploadDate?: unknown;
};

type Help148 = {
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ description?: unknown;
};

type Help149 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One thing each. 4 to 8 entries. */ items?: Help148[];
};

type Help150 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help57;
  /** A headline with one or two of its words highlighted. */ title?: Help58;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** The picture of the video. */ thumbnail?: Help147;
  /** The window on the product. */ product?: Help129;
  /** What the video shows. */ highlights?: Help149;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
  /** The last words of the page, above its buttons. */ closing?: Help111;
};

type Help151 = {
  /** The name of a JPEG or PNG in content/pictures/, at least 768 × 896 pixels. */ src?: unknown;
  /** What the picture shows. 10 to 120 characters. */ alt?: unknown;
};

type Help152 = {
  /** The words before the fields. 4 to 24 characters. */ lead?: unknown;
  /** One field each. They are set as one sentence. 4 to 12 entries. */ tags?: unknown;
};

type Help153 = {
  /** Leads to the professional profile. 4 to 40 characters. */ profile?: unknown;
  /** Opens an email. 4 to 40 characters. */ email?: unknown;
};

type Help154 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help57;
  /** true until the owner gives the real name and portrait; the launch check lists it. */ sample?: unknown;
  /** The founder’s name. 3 to 40 characters. */ name?: unknown;
  /** What the founder is. 3 to 40 characters. */ role?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help58;
  /** The picture of the founder. A sample has none. */ portrait?: Help151;
  /** Stands in the empty frame as long as there is no picture. 10 to 60 characters. */ portraitToCome?: unknown;
  /** The founder’s letter, one text for each paragraph. 2 to 5 entries. */ letter?: unknown;
  /** The founder’s philosophy, without quotation marks. 30 to 200 characters. */ quote?: unknown;
  /** What the founder knows. */ expertise?: Help152;
  /** The strokes of the signature as the path of an SVG, 320 wide and 80 high. Without it there is none. */ signature?: unknown;
  /** The two links at the end. */ links?: Help153;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
};

type Help155 = {
  /** A few words in the place of the first line of the home page. 6 to 44 characters. */ text?: unknown;
  /** The page that says more. */ href?: unknown;
  /** The last day on which a build shows it. */ until?: unknown;
};

type Help156 = { /** A page of the site. */ href?: unknown };

type Help157 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ text?: unknown;
  /** A page of the site. */ href?: unknown;
};

type Help158 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** Says that the stories are invented. 4 to 24 characters. */ example?: unknown;
  /** Which trade it is. 6 to 44 characters. */ question?: unknown;
  /** The pages whose stories can be played, the first one at first. Each costs the page 0.2 KB. 2 to 8 entries. */ trades?: Help156[];
  /** Names the buttons, for people who hear the page. 4 to 40 characters. */ controls?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ play?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ again?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ read?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ pause?: unknown;
  /** Leads to the page of the trade. 4 to 40 characters. */ more?: unknown;
  /** The button below the story. */ book?: Help157;
};

type Help159 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** In their order. The first one is open. */ tabs?: unknown;
  /** The card about calls. */ voice?: Help108;
  /** The card about the customer record. */ customers?: Help108;
  /** The card about follow-ups. */ automation?: Help108;
  /** The card about the start. */ ready?: Help108;
};

type Help160 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
};

type Help161 = {
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One feature each. 3 to 8 entries. */ points?: unknown;
};

type Help162 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** Four lists. 4 entries. */ groups?: Help161[];
};

type Help163 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** One line of a checklist, no full stop. 4 to 90 characters. */ videoText?: unknown;
};

type Help164 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help57;
  /** A notice for a while, such as an offer. */ notice?: Help155;
  /** The first thing on the page: headline, a sentence and a picture. */ hero?: Help75;
  /** Stories of several trades, played one at a time. */ ring?: Help158;
  /** What the platform is made of. */ platform?: Help159;
  /** Cards that lead to other pages. */ services?: Help73;
  /** For whom it is. */ audiences?: Help160;
  /** Why this provider. */ whyChoose?: Help109;
  /** The long list of features. */ features?: Help162;
  /** The video. */ walkthrough?: Help163;
  /** The figures of the page. */ stats?: Help107;
  /** The last words of the page, above its buttons. */ closing?: Help111;
};

type Help165 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ from?: unknown;
  /** From the top. 1 to 3 entries. */ messages?: unknown;
};

type Help166 = {
  /** One sentence that describes the picture to someone who cannot see it. 1 to 120 characters. */ label?: unknown;
  /** The missed call. */ call?: Help50;
  /** The text that comes back. */ reply?: Help165;
  /** The way home. */ home?: Help50;
};

type Help167 = {
  /** What the browser tab and search engines show. */ seo?: Help57;
  /** The wording of the specification, to the letter. */ title?: unknown;
  /** What may have happened and where to go. 20 to 160 characters. */ text?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ homeText?: unknown;
  /** Stands above the pages whose addresses are most like the requested one. 8 to 40 characters. */ suggestions?: unknown;
  /** The page as a missed call that is texted back. */ scene?: Help166;
};

type Help168 = {
  /** A question, as one would ask it at a counter. 10 to 60 characters. */ question?: unknown;
  /** The answer for one person. 2 to 28 characters. */ one?: unknown;
  /** The answer for two numbers. 3 to 28 characters. */ two?: unknown;
  /** The answer for more than two numbers. 3 to 28 characters. */ several?: unknown;
  /** The answer for more than any limit. 3 to 28 characters. */ more?: unknown;
};

type Help169 = {
  /** A question, as one would ask it at a counter. 10 to 60 characters. */ question?: unknown;
  /** The answer for as many as a plan holds. 3 to 28 characters. */ upTo?: unknown;
  /** The answer for more than any limit. 3 to 28 characters. */ more?: unknown;
};

type Help170 = {
  /** A question, as one would ask it at a counter. 10 to 60 characters. */ question?: unknown;
  /** One of its answers. 2 to 28 characters. */ yes?: unknown;
  /** One of its answers. 2 to 28 characters. */ no?: unknown;
};

type Help171 = {
  /** Marks the plan’s card. 4 to 28 characters. */ mark?: unknown;
  /** Follows what the first month costs. 4 to 40 characters. */ first?: unknown;
  /** What each month after it costs. 6 to 40 characters. */ later?: unknown;
  /** The line of the plan itself. 6 to 40 characters. */ month?: unknown;
  /** A line of the sum. 3 to 40 characters. */ setup?: unknown;
  /** The line of the setup where it is not wanted. 3 to 40 characters. */ ownSetup?: unknown;
  /** A line of the sum. 3 to 40 characters. */ website?: unknown;
  /** The line of the website where it is not wanted. 3 to 40 characters. */ ownWebsite?: unknown;
  /** Stands in the place of an amount. 2 to 16 characters. */ free?: unknown;
  /** Names a bigger plan that costs less at first, because it includes what this one charges for. 30 to 140 characters. */ cheaper?: unknown;
};

type Help172 = {
  /** The line that opens the questions. 6 to 40 characters. */ title?: unknown;
  /** The words beside it. 20 to 80 characters. */ intro?: unknown;
  /** The question about people. */ people?: Help168;
  /** The question about contacts. */ contacts?: Help169;
  /** The question about a website. */ website?: Help170;
  /** The question about the setup. */ setup?: Help170;
  /** What the plan costs. */ answer?: Help171;
};

type Help173 = {
  /** What it is about. It links to the section of the terms. 4 to 30 characters. */ term?: unknown;
  /** The section of the terms. */ href?: unknown;
  /** What the terms say about it, in short. 30 to 160 characters. */ text?: unknown;
};

type Help174 = {
  /** The heading of the list below the plans. 6 to 60 characters. */ title?: unknown;
  /** One thing each. 3 to 8 entries. */ items?: Help173[];
};

type Help175 = {
  /** The table’s headline. 6 to 60 characters. */ title?: unknown;
  /** What the table compares. 30 to 200 characters. */ intro?: unknown;
  /** The heading of the list of features that all plans have. 4 to 40 characters. */ everyPlan?: unknown;
  /** What the comparison picture shows. 20 to 200 characters. */ pictureAlt?: unknown;
  /** How the description of the picture names one plan’s team. 6 to 60 characters. */ pictureTeam?: unknown;
};

type Help176 = {
  /** A headline. 6 to 60 characters. */ title?: unknown;
  /** What add-ons are. 30 to 200 characters. */ text?: unknown;
  /** The link to the add-ons. 4 to 40 characters. */ linkText?: unknown;
};

type Help177 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help57;
  /** A headline with one or two of its words highlighted. */ title?: Help58;
  /** The sentences beside the headline. They say once that there are no refunds. */ lede?: unknown;
  /** The questions that lead to a plan. */ finder?: Help172;
  /** What a buyer has to know about fees, renewal and payment. */ billing?: Help174;
  /** The table of all plans. */ comparison?: Help175;
  /** The box about add-ons. */ addOns?: Help176;
  /** Questions and answers. */ questions?: Help117;
  /** The last words of the page, above its buttons. */ closing?: Help111;
};

type Help178 = {
  /** The fragment of the permalink. Never changes once published. */ id?: unknown;
  /** The section’s heading without its number. 4 to 80 characters. */ title?: unknown;
  /** One text each. 1 to 8 entries. */ paragraphs?: unknown;
  /** A list after the paragraphs. 2 to 30 entries. */ points?: unknown;
};

type Help179 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help57;
  /** The page’s headline. 6 to 40 characters. */ title?: unknown;
  /** The day the terms were last updated. */ updated?: unknown;
  /** Who agrees to what, before the first section. 60 to 400 characters. */ intro?: unknown;
  /** The numbered sections. 1 to 60 entries. */ sections?: Help178[];
};

type Help180 = {
  /** What the browser tab and search engines show. */ seo?: Help57;
  /** A headline with one or two of its words highlighted. */ title?: Help58;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** What visitors can verify by themselves. */ checks?: Help73;
  /** Stands above the samples and says that they are samples. */ quotes?: Help160;
};

type Help181 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help57;
  /** A headline with one or two of its words highlighted. */ title?: Help58;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** What the page shows in the place of these fields, and with them, as long as there is a sample. */ whileSamples?: Help180;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
  /** The last words of the page, above its buttons. */ closing?: Help111;
};
