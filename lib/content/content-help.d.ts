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
  'plan-words': Help32;
  plans: Help34[];
  product: Help53;
  redirects: Help54[];
  'service-pictures': Help79;
  site: Help81;
  testimonials: Help82[];
  'coming-soon/*': Help98;
  'industries/*': Help135;
  'overviews/*': Help142;
  'services/*': Help149;
  'pages/add-on-pricing': Help151;
  'pages/coaching': Help155;
  'pages/company': Help162;
  'pages/contact': Help155;
  'pages/demo': Help167;
  'pages/founder': Help174;
  'pages/home': Help184;
  'pages/not-found': Help187;
  'pages/pricing': Help197;
  'pages/schedule': Help155;
  'pages/terms-of-service': Help199;
  'pages/testimonials': Help201;
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

type Help25 = {
  /** People who can use it. */ members?: Help24;
  /** Customers on record. */ contacts?: Help24;
  /** Emails per month. */ emails?: Help24;
  /** Calls that come in. */ callsReceived?: Help24;
  /** Calls that go out. */ callsSent?: Help24;
  /** Texts per month. */ sms?: Help24;
};

type Help26 = {
  /** The line of a card where it is paid for. 5 to 60 characters. */ price?: unknown;
  /** The line of a card where it is free. 3 to 60 characters. */ free?: unknown;
};

type Help27 = { /** The customized setup. */ setup?: Help26; /** The website design. */ website?: Help26 };

type Help28 = {
  /** The line of a card. 3 to 60 characters. */ line?: unknown;
  /** The text of a cell in the comparison table. 1 to 24 characters. */ cell?: unknown;
  /** A sentence under the list of a card. 10 to 90 characters. */ note?: unknown;
};

type Help29 = {
  /** Where they come once. */ firstMonth?: Help28;
  /** Where they come every month. */ everyMonth?: Help28;
};

type Help30 = {
  /** The line of a card. 3 to 60 characters. */ line?: unknown;
  /** A sentence under the list of a card. 10 to 90 characters. */ note?: unknown;
};

type Help31 = {
  /** The text of a cell in the comparison table. 1 to 24 characters. */ unlimited?: unknown;
  /** The text of a cell in the comparison table. 1 to 24 characters. */ free?: unknown;
  /** The text of a cell in the comparison table. 1 to 24 characters. */ yes?: unknown;
  /** The text of a cell in the comparison table. 1 to 24 characters. */ no?: unknown;
};

type Help32 = {
  /** Stands over the name of the recommended plan. 4 to 20 characters. */ recommended?: unknown;
  /** Stands behind a plan’s price. 3 to 20 characters. */ perMonth?: unknown;
  /** Links from a card to what a buyer has to know. 10 to 40 characters. */ billing?: unknown;
  /** What pages other than the one with the prices say about them. */ offer?: Help23;
  /** How numbers are put into words. */ amounts?: Help25;
  /** How fees are put into words. */ fees?: Help27;
  /** The complimentary credits. */ credits?: Help29;
  /** The automation of the bigger plans. */ advancedAutomation?: Help30;
  /** What several rows of the table say. */ cells?: Help31;
};

type Help33 = {
  /** A whole number or unlimited. */ emails?: unknown;
  /** A whole number or unlimited. */ callsReceived?: unknown;
  /** A whole number or unlimited. */ callsSent?: unknown;
  /** A whole number or unlimited. */ sms?: unknown;
};

type Help34 = {
  /** How the plan is called in addresses and in the comparison. */ name?: unknown;
  /** The plan’s name as shown. 3 to 20 characters. */ title?: unknown;
  /** For whom it is, in a few words. 6 to 40 characters. */ audience?: unknown;
  /** US dollars per month. */ price?: unknown;
  /** A whole number or unlimited. */ members?: unknown;
  /** A whole number or unlimited. */ contacts?: unknown;
  /** What the complimentary credits of every month are enough for, where they come every month. */ credits?: Help33;
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

type Help35 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ phone?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ address?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ since?: unknown;
};

type Help36 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** A day and a time, such as Wed 2:14 PM. */ when?: unknown;
  /** Who did it. */ by?: unknown;
  /** The tab that shows it. */ tab?: unknown;
};

type Help37 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** What happened, from the first call on. 4 to 8 entries. */ steps?: Help36[];
};

type Help38 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ new?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ estimate?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ booked?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ done?: unknown;
};

type Help39 = {
  /** A day and a time, such as Wed 2:14 PM. */ from?: unknown;
  /** How long it takes. */ minutes?: unknown;
};

type Help40 = {
  /** Each has its own. */ number?: unknown;
  /** A day and a time, such as Wed 2:14 PM. */ sent?: unknown;
  /** A day and a time, such as Wed 2:14 PM. */ paid?: unknown;
};

type Help41 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ customer?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ work?: unknown;
  /** Whole US dollars. */ amount?: unknown;
  /** How far it is. */ stage?: unknown;
  /** Which of the sources, counted from 0. */ source?: unknown;
  /** When somebody comes. */ visit?: Help39;
  /** Of a job that is done. */ invoice?: Help40;
  /** What happened last. 1 to 120 characters. */ note?: unknown;
  /** Whether the AI did that, or booked the visit. */ byAi?: unknown;
};

type Help42 = {
  /** Who writes. */ from?: unknown;
  /** A day and a time, such as Wed 2:14 PM. */ when?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
};

type Help43 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** A day and a time, such as Wed 2:14 PM. */ when?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ button?: unknown;
};

type Help44 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ customer?: unknown;
  /** A day and a time, such as Wed 2:14 PM. */ when?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** Whether the AI answered. */ byAi?: unknown;
};

type Help45 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ tab?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ missed?: unknown;
  /** The messages with the customer. 3 to 5 entries. */ messages?: Help42[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ booked?: unknown;
  /** A message that waits for a person. */ draft?: Help43;
  /** Below the list. 1 to 120 characters. */ foot?: unknown;
  /** Other conversations. 3 to 5 entries. */ others?: Help44[];
};

type Help46 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ tab?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** How many jobs are open, and their sum. 8 to 40 characters. */ detail?: unknown;
  /** On the card of a paid job. 6 to 20 characters. */ paid?: unknown;
};

type Help47 = {
  /** A day and a time, such as Wed 2:14 PM. */ from?: unknown;
  /** How long it takes. */ minutes?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
};

type Help48 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ tab?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** Whose week it is. 8 to 40 characters. */ detail?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ booked?: unknown;
  /** The time that is offered to callers. */ free?: Help47;
};

type Help49 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ label?: unknown;
  /** Whole US dollars. */ amount?: unknown;
};

type Help50 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ tab?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** How many are paid, and their sum. 8 to 40 characters. */ detail?: unknown;
  /** The heading of an invoice. 6 to 24 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ by?: unknown;
  /** What the customer pays for. 2 to 4 entries. */ lines?: Help49[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ total?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ message?: unknown;
  /** Below the text message. 6 to 24 characters. */ sent?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ paid?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ waiting?: unknown;
  /** Below the list. 1 to 120 characters. */ foot?: unknown;
};

type Help51 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
};

type Help52 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ tab?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** When it was made. 6 to 30 characters. */ detail?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ paid?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ sources?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ open?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ byAi?: unknown;
  /** What the AI adds. */ note?: Help51;
};

type Help53 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ mark?: unknown;
  /** What screen readers call the tabs. 2 to 40 characters. */ tabs?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ business?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ crew?: unknown;
  /** A day and a time, such as Wed 2:14 PM. */ now?: unknown;
  /** The week’s first day of the month. */ monday?: unknown;
  /** The customer whose story is told. */ customer?: Help35;
  /** The story of the customer. */ record?: Help37;
  /** Where jobs come from. 3 entries. */ sources?: unknown;
  /** What the stages of a job are called. */ stages?: Help38;
  /** The jobs of the week, from which the tabs are drawn. 8 to 14 entries. */ jobs?: Help41[];
  /** The tab with messages. */ inbox?: Help45;
  /** The tab with the jobs. */ board?: Help46;
  /** The tab with the week. */ calendar?: Help48;
  /** The tab with invoices. */ invoice?: Help50;
  /** The tab with the sums. */ report?: Help52;
};

type Help54 = { /** The old address. */ from?: unknown; /** The address of the page on the site. */ to?: unknown };

type Help55 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ asked?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ booked?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ paid?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ weeks?: unknown;
};

type Help56 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ name?: unknown;
  asked?: unknown;
  booked?: unknown;
  /** In whole US dollars. */ paid?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ note?: unknown;
};

type Help57 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ name?: unknown;
  asked?: unknown;
  booked?: unknown;
  /** In whole US dollars. */ paid?: unknown;
  /** What was booked in each week. 4 entries. */ weeks?: unknown;
  /** What the owner learns from it, in a sentence. 1 to 120 characters. */ note?: unknown;
};

type Help58 = {
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** Above it, on its left. 1 to 120 characters. */ title?: unknown;
  /** What the choices are about, for those who cannot see them. 1 to 120 characters. */ question?: unknown;
  words?: Help55;
  /** What the weeks are called. 4 entries. */ weeks?: unknown;
  /** All channels together. */ whole?: Help56;
  /** They add up to the whole. 2 to 4 entries. */ channels?: Help57[];
};

type Help59 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ was?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ now?: unknown;
  /** What is better about it. 1 to 120 characters. */ why?: unknown;
};

type Help60 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ was?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ now?: unknown;
};

type Help61 = {
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** Above it, on its left. 1 to 120 characters. */ title?: unknown;
  /** What the choices are about, for those who cannot see them. 1 to 120 characters. */ question?: unknown;
  /** Before and after. 2 entries. */ choices?: unknown;
  /** What was wrong with it before, in a sentence. 1 to 120 characters. */ note?: unknown;
  subject?: Help59;
  /**  2 entries. */ lines?: Help59[];
  button?: Help60;
  /** A small colored label. */ badge?: Help0;
};

type Help62 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ name?: unknown;
  /** What happens then, in a sentence. 1 to 120 characters. */ note?: unknown;
};

type Help63 = {
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** Above it, on its left. 1 to 120 characters. */ title?: unknown;
  /** What the choices are about, for those who cannot see them. 1 to 120 characters. */ question?: unknown;
  /** Sketch, draft, live. 3 entries. */ versions?: Help62[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ headline?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** The fields of the form. 3 entries. */ fields?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ button?: unknown;
  /** What the page that is live brings. */ badge?: Help0;
};

type Help64 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** Of each of the facts. 4 entries. */ values?: unknown;
};

type Help65 = {
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** Above it, on its left. 1 to 120 characters. */ title?: unknown;
  /** What the choices are about, for those who cannot see them. 1 to 120 characters. */ question?: unknown;
  /** What a profile says. 4 entries. */ facts?: unknown;
  /** From left to right on the map. The one in the middle is the customer’s own. 3 entries. */ profiles?: Help64[];
};

type Help66 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** What the rule says. 1 to 120 characters. */ rule?: unknown;
  /** What came of it. 1 to 120 characters. */ run?: unknown;
};

type Help67 = {
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** Above it, on its left. 1 to 120 characters. */ title?: unknown;
  /** What the choices are about, for those who cannot see them. 1 to 120 characters. */ question?: unknown;
  /** The rule, and the run of it. 2 entries. */ choices?: unknown;
  /** From the top. 5 entries. */ steps?: Help66[];
};

type Help68 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ time?: unknown;
};

type Help69 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
};

type Help70 = {
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** What happened, in its order. 4 entries. */ steps?: Help68[];
  /** What has to be done. */ next?: Help69;
};

type Help71 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ when?: unknown;
};

type Help72 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ label?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ value?: unknown;
};

type Help73 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** What came by each of the doors. 4 entries. */ rows?: Help72[];
};

type Help74 = {
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** Above it, on its left. 1 to 120 characters. */ title?: unknown;
  /** What the choices are about, for those who cannot see them. 1 to 120 characters. */ question?: unknown;
  /** Four ways in which something arrives. 4 entries. */ doors?: Help71[];
  /** What it becomes. */ record?: Help73;
};

type Help75 = {
  /** When it begins, in seconds. */ at?: unknown;
  /** Who speaks. */ from?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
};

type Help76 = {
  /** When it begins. */ time?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** How it is marked. */ state?: unknown;
};

type Help77 = {
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** The day and whose it is, such as “Tuesday · Crew 2”. 1 to 120 characters. */ day?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** The appointments of the day, in their order. 3 to 5 entries. */ slots?: Help76[];
};

type Help78 = {
  /** Whose call it is and when, above it. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ assistant?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ customer?: unknown;
  /** What is said. 6 to 10 entries. */ lines?: Help75[];
  /** When the call ends, in seconds. */ end?: unknown;
  /** The calendar after the call. */ outcome?: Help77;
};

type Help79 = {
  /** Of /data-analytics. */ report?: Help58;
  /** Of /copywriting. */ letter?: Help61;
  /** Of /web-design. */ draft?: Help63;
  /** Of /gmb-seo. */ map?: Help65;
  /** Of /marketing-automation. */ rule?: Help67;
  /** Of /crm-solutions. */ record?: Help70;
  /** Of /integration-services. */ wires?: Help74;
  /** Of /ai. */ call?: Help78;
};

type Help80 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ name?: unknown;
  /** A key of content/destinations.ts. */ destination?: unknown;
};

type Help81 = {
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
  /** Marks charts as examples. 4 to 16 characters. */ exampleMark?: unknown;
  /** Marks people and words that are invented until there are real ones. 4 to 16 characters. */ sampleMark?: unknown;
  /** After the note on figures where there is a chart. 20 to 80 characters. */ chartNote?: unknown;
  /** The social networks in the footer. 1 to 8 entries. */ social?: Help80[];
};

type Help82 = {
  /** true until a customer has said it; the launch check lists it. */ sample?: unknown;
  /** Who says it. 3 to 40 characters. */ name?: unknown;
  /** What they do, and where. 3 to 60 characters. */ position?: unknown;
  /** The name of a JPEG or PNG in content/pictures/, at least 156 × 156 pixels. */ image?: unknown;
  /** Their words, without quotation marks. 40 to 320 characters. */ content?: unknown;
  /** Stars, 1 to 5. */ rating?: unknown;
};

type Help83 = {
  /** What the browser tab and the search result show. The brand is added where it fits. 10 to 60 characters. */ title?: unknown;
  /** The two lines under a search result: what the page says, for whom. 70 to 160 characters. */ description?: unknown;
  /** What the picture of a shared link shows, where the title does not say it. 20 to 160 characters. */ pictureAlt?: unknown;
  /** In the sitemap, where it is not the one of its kind (scripts/build/sitemap-entry.ts). */ priority?: unknown;
};

type Help84 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ text?: unknown;
  /** One or two words of the headline to highlight, exactly as they are there. Up to 15 characters stay on one line. 2 to 72 characters. */ marker?: unknown;
};

type Help85 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** What happened, such as “Missed call · Dana R.” 1 to 120 characters. */ title?: unknown;
  /** When it begins. 1 to 120 characters. */ time?: unknown;
  /** sent and received are speech bubbles. */ style?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help86 = {
  /** Who writes it. */ from?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
};

type Help87 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help88 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** The number above the column. */ count?: unknown;
  /** The cards in the column. 1 to 3 entries. */ cards?: Help69[];
};

type Help89 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
};

type Help90 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ label?: unknown;
  /** An amount in dollars. */ amount?: unknown;
};

type Help91 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ label?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ value?: unknown;
  /** Length of the bar, 4 to 100. */ share?: unknown;
};

type Help92 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** Whether this one is the customer’s own. */ own?: unknown;
};

type Help93 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** Whether it is checked off. */ done?: unknown;
};

type Help94 = {
  kind?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** The five moments of one customer’s story. 5 entries. */ moments?: Help85[];
  /** The inbox’s name, such as “Ridge Plumbing · Inbox”. 1 to 120 characters. */ inbox?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** The texts, from the top. 2 to 5 entries. */ messages?: Help86[];
  /** What comes of it. */ outcome?: Help87;
  /** The columns, from left to right. 3 entries. */ columns?: Help88[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ speaker?: unknown;
  /** How long the call took. */ duration?: unknown;
  /** What the caller said before, without quotation marks. 1 to 120 characters. */ request?: unknown;
  /** What the AI receptionist says, without quotation marks. 1 to 120 characters. */ quote?: unknown;
  /** The steps, from the top. 3 to 5 entries. */ steps?: Help89[];
  /** The day and whose it is, such as “Tuesday · Crew 2”. 1 to 120 characters. */ day?: unknown;
  /** The appointments of the day, in their order. 3 to 5 entries. */ slots?: Help76[];
  /** Such as “Invoice 1042”, “Estimate” or “Membership”. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ customer?: unknown;
  /** The lines of the bill. 2 to 4 entries. */ lines?: Help90[];
  /** An amount in dollars. */ total?: unknown;
  /** The text message that carries the payment link. 1 to 120 characters. */ message?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ when?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** The business’s answer. 1 to 120 characters. */ reply?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ period?: unknown;
  /** The rows, from the top. 3 to 5 entries. */ rows?: Help91[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ note?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ person?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ since?: unknown;
  /** The bars, from the top. 3 to 4 entries. */ metrics?: Help91[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ query?: unknown;
  /** The results, from the top. 3 entries. */ entries?: Help92[];
  /** Who writes it. 1 to 120 characters. */ from?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ subject?: unknown;
  /** The text of the email. 1 to 3 entries. */ paragraphs?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ button?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ address?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ headline?: unknown;
  /** The fields of the form. 1 to 3 entries. */ fields?: unknown;
  /** The lines of the list. 3 to 6 entries. */ items?: Help93[];
};

type Help95 = {
  /** The color of the field. */ background?: unknown;
  /** A key of the icon map in components/ui/icon.tsx. */ motif?: unknown;
  /** rising: from the lower left to the upper right. */ line?: unknown;
};

type Help96 = {
  /** A page of the site. */ href?: unknown;
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
};

type Help97 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** The cards, from left to right. 3 to 12 entries. */ cards?: Help96[];
};

type Help98 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help83;
  /** A few words above the headline that say who or what the page is for. 6 to 44 characters. */ eyebrow?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help84;
  /** What the page will be about. It is shown in an outline. */ scene?: Help94;
  /** The background around the picture of the hero. */ panel?: Help95;
  text?: unknown;
  /** Three pages that help until then. */ related?: Help97;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
};

type Help99 = {
  /** A few words above the headline that say who or what the page is for. 6 to 44 characters. */ eyebrow?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help84;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** A drawn picture of the product at work. */ scene?: Help94;
};

type Help100 = {
  /** Such as 6:48. */ time?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
};

type Help101 = {
  /** A time such as 2:14 PM, or Next day. 1 to 120 characters. */ time?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ place?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ job?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help102 = {
  /** Days start on Monday. */ unit?: unknown;
  /** The last line. */ total?: unknown;
  /** The current one, counted from 1. */ now?: unknown;
};

type Help103 = {
  /** In periods from the start. */ from?: unknown;
  /** In periods from the start. */ to?: unknown;
  /** Yellow: extra work, or a wait. */ accent?: unknown;
};

type Help104 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ label?: unknown;
  /** A short value. 1 to 120 characters. */ value?: unknown;
};

type Help105 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ customer?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** The lines of the sheet. 3 entries. */ lines?: Help104[];
  /** The last line. */ total?: Help104;
  /** Such as “Signed by phone”. 1 to 120 characters. */ signed?: unknown;
  /** Whose signature is drawn. */ signedBy?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ note?: unknown;
};

type Help106 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ to?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
};

type Help107 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ kind?: unknown;
};

type Help108 = {
  /** Counted from 0. */ column?: unknown;
  /** In rows from the top. */ from?: unknown;
  /** In rows from the top. */ to?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
};

type Help109 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help110 = {
  /** Where the gap in the second column begins, in rows from the top. */ row?: unknown;
  /** Who takes it: a row each. 1 to 2 entries. */ slots?: Help109[];
};

type Help111 = {
  /** Which place came free, counted from 1. */ place?: unknown;
  /** What is on it, such as an initial. 1 to 120 characters. */ mark?: unknown;
};

type Help112 = {
  /** How a place is drawn, and what is behind the cards. */ kind?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** How many there are. */ count?: unknown;
  /** Of seats: half of them, for the height of the table. */ perRow?: unknown;
  /** The place that came free. */ freed?: Help111;
};

type Help113 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** What a dot is, in the plural: the number of dots is put before it. 1 to 120 characters. */ unit?: unknown;
  /** A line for each week: 1 for a visit, a full stop for none. 4 entries. */ weeks?: unknown;
};

type Help114 = {
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ legend?: unknown;
  /** The sum of the counts, which the legend shows. */ total?: unknown;
  /** One number for each column. */ counts?: unknown;
};

type Help115 = {
  /** The columns’ names. 3 to 6 entries. */ names?: unknown;
  /** The series on top of each other. 1 to 2 entries. */ stacked?: Help114[];
  /** The series drawn as a line. */ line?: Help114;
};

type Help116 = {
  kind?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Columns with a line across them. */ columns?: Help115;
  /** The facts, from the top. 2 to 5 entries. */ rows?: Help72[];
};

type Help117 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** An amount in dollars. */ amount?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help118 = {
  family?: unknown;
  /** The top of the phone: when, who, and what. */ phone?: Help100;
  /** Whose stops they are, such as “Marco, van 2”. 1 to 120 characters. */ crew?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ day?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** Today’s stops. 2 to 3 entries. */ stops?: Help101[];
  /** Which street map is behind it. */ map?: unknown;
  /** How long the project takes. */ periods?: Help102;
  /** When each item of the checklist starts and ends, in periods from 0. One after the other. 6 entries. */ bars?: Help103[];
  /** The drawing on the blue sheet. */ plan?: unknown;
  /** What is written at the drawing’s dimension line. 1 to 120 characters. */ measure?: unknown;
  /** A change order, a treatment plan, a report or a proof. */ sheet?: Help105;
  /** The text to the customer. */ message?: Help106;
  /** The times on the board, from the top. The conversation covers the rest. 4 entries. */ rows?: unknown;
  /** Chairs, tables or people. 3 to 4 entries. */ columns?: Help107[];
  /** What is on the board already. 5 to 14 entries. */ blocks?: Help108[];
  /** The gap that is filled. */ gap?: Help110;
  /** The places of one class or day. */ places?: Help112;
  /** A month of visits. */ visits?: Help113;
  /** The steps of the story before its end. 5 entries. */ crests?: unknown;
  /** What the sheet lies on or is held by. Pages differ. */ backing?: unknown;
  /** What is below the scene on the sheet. */ foot?: Help116;
  /** Two or three. The end of the story takes the place of a third. 2 to 3 entries. */ slips?: Help117[];
};

type Help119 = {
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** Required on health pages, where it lists the symptoms. 2 to 4 entries. */ checklist?: unknown;
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
};

type Help120 = {
  form?: unknown;
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** The cards, from left to right. 3 entries. */ cards?: Help119[];
};

type Help121 = {
  kind?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** The five moments of one customer’s story. 5 entries. */ moments?: Help85[];
};

type Help122 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** The form of the line on wide screens. */ line?: unknown;
  /** Five moments of one customer’s story. */ scene?: Help121;
};

type Help123 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
};

type Help124 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** One feature each. 4 to 8 entries. */ blocks?: Help123[];
  /** Where the scene is on wide screens. Neighbors in menus differ. */ layout?: unknown;
  /** A picture beside the blocks. Without one the blocks take the whole width. */ scene?: Help94;
};

type Help125 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** What is missed, such as “An average job”. 4 to 40 characters. */ value?: unknown;
  /** What it may be worth, in whole US dollars; the second one is chosen first. 4 entries. */ amounts?: unknown;
};

type Help126 = {
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ legend?: unknown;
  /** One number for each column. */ counts?: unknown;
};

type Help127 = {
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ legend?: unknown;
  /** A whole number. */ count?: unknown;
};

type Help128 = {
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ legend?: unknown;
  /** One number for each column. 6 to 10 entries. */ counts?: unknown;
};

type Help129 = {
  kind?: unknown;
  /** What the chart shows, such as “One van’s Tuesday, call by call”. 1 to 120 characters. */ title?: unknown;
  /** Where and when, and in which unit. 1 to 120 characters. */ detail?: unknown;
  /** One sentence that describes the chart to someone who cannot see it. 1 to 120 characters. */ label?: unknown;
  /** The columns’ names. 6 to 12 entries. */ hours?: unknown;
  /** The first series. */ answered?: Help126;
  /** The second series. */ texted?: Help126;
  /** Weeks, visits or other parts of one project, counted from 1. */ periods?: unknown;
  /** How amounts are written. */ format?: unknown;
  /** The period of each step, counted from 1. 3 to 5 entries. */ at?: unknown;
  /** What each step adds. */ amount?: unknown;
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ legend?: unknown;
  /** How many squares there are. */ total?: unknown;
  /** Done, under way, open: together the total. 3 entries. */ parts?: Help127[];
  /** How many there are each time. */ places?: unknown;
  /** Places that were booked ahead. */ booked?: Help128;
  /** Places that were filled later. */ filled?: Help126;
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ open?: unknown;
  /** Columns with a line across them. */ columns?: Help115;
};

type Help130 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** Which figures, in this order. They are the provider’s claims. 1 to 5 entries. */ claims?: unknown;
  /** One example beside the figures. It must not show a figure itself. */ chart?: Help129;
};

type Help131 = {
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
};

type Help132 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** The cards, from left to right. 2 to 4 entries. */ cards?: Help131[];
};

type Help133 = {
  /** What it costs, in the words of the trade. 6 to 72 characters. */ title?: unknown;
  /** From which price, for how many people, and what is free on which plan, by placeholders. How a plan renews and ends is added. 30 to 260 characters. */ text?: unknown;
};

type Help134 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
};

type Help135 = {
  /** The address of the page on the site. */ path?: unknown;
  /** health pages have checklists and exactly two why-choose cards; trade and health pages four figures. */ kind?: unknown;
  /** The drawing that stands for the trade: small in the hero and on the sharing picture, large beside the figures. */ motif?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help83;
  /** The first thing on the page: headline, a sentence and a picture. */ hero?: Help99;
  /** The large picture around the hero. */ heroScene?: Help118;
  /** Three problems that the visitor has. */ painPoints?: Help120;
  /** The story of one customer, drawn as a line. */ story?: Help122;
  /** What the product does about it. */ features?: Help124;
  /** Related pages, nothing else: links written [words](/path) with a comma between them, with words that say what is there. */ seeAlso?: unknown;
  /** Required on trade and health pages: what a missed call may cost. */ missedCall?: Help125;
  /** The figures of the page. */ stats?: Help130;
  /** Why this provider. */ whyChoose?: Help132;
  /** What it costs. */ offer?: Help133;
  /** The last words of the page, above its buttons. */ closing?: Help134;
};

type Help136 = {
  /** The color of the field. */ background?: unknown;
  /** A key of the icon map in components/ui/icon.tsx. */ motif?: unknown;
  /** rising: from the lower left to the upper right. */ line?: unknown;
  /** Two small cards. 2 entries. */ slips?: Help89[];
};

type Help137 = {
  /** A few words above the headline that say who or what the page is for. 6 to 44 characters. */ eyebrow?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help84;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** A drawn picture of the product at work. */ scene?: Help94;
  /** The first is the primary button, the second is quiet. 1 to 2 entries. */ actions?: unknown;
  /** The background around the picture of the hero. */ panel?: Help136;
};

type Help138 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** A list with checks. 3 to 5 entries. */ points?: unknown;
  /** A drawn picture of the product at work. */ scene?: Help94;
};

type Help139 = {
  /** As a customer would ask it. 10 to 90 characters. */ question?: unknown;
  /** Plain. 40 to 420 characters. */ answer?: unknown;
};

type Help140 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** Each opens when it is clicked. 3 to 10 entries. */ items?: Help139[];
};

type Help141 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** The first is the primary button, the second is quiet. 1 to 2 entries. */ actions?: unknown;
  /** The end of the story. */ lastMoment?: Help85;
};

type Help142 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help83;
  /** The first thing on the page. */ hero?: Help137;
  /** Three problems that the visitor has. */ painPoints?: Help120;
  /** Cards that lead to other pages. */ industries?: Help97;
  /** What the product does about it. */ features?: Help124;
  /** Related pages, nothing else: links written [words](/path) with a comma between them, with words that say what is there. */ seeAlso?: unknown;
  /** A closer look at one thing, with a picture. */ detail?: Help138;
  /** The figures of the page. */ stats?: Help130;
  /** Questions and answers. */ questions?: Help140;
  /** The last words of the page, above its buttons. */ closing?: Help141;
};

type Help143 = {
  /** A few words above the headline that say who or what the page is for. 6 to 44 characters. */ eyebrow?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help84;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** The first is the primary button, the second is quiet. 1 to 2 entries. */ actions?: unknown;
  /** What the service costs, if it is an add-on. Else the lowest price of a plan. 30 to 260 characters. */ price?: unknown;
  /** The same in a few words, at the bottom of a phone’s screen. 2 to 40 characters. */ lowest?: unknown;
};

type Help144 = {
  /** Which figure. It is the provider’s claim. 1 entries. */ claims?: unknown;
  /** A sentence with the figure. 20 to 160 characters. */ text?: unknown;
};

type Help145 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** In their order. 3 to 5 entries. */ steps?: Help131[];
};

type Help146 = {
  /** A page of the site. */ href?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ title?: unknown;
};

type Help147 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /**  3 to 6 entries. */ links?: Help146[];
  /** Where to see all of it at work. */ text?: unknown;
};

type Help148 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** The first is the primary button, the second is quiet. 1 to 2 entries. */ actions?: unknown;
};

type Help149 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help83;
  /** The drawing that stands for the service, in menus and on its social card. */ motif?: unknown;
  /** The first thing on the page. */ hero?: Help143;
  features?: Help124;
  /** Related pages, nothing else: links written [words](/path) with a comma between them, with words that say what is there. */ seeAlso?: unknown;
  /** One figure, in a sentence. */ figure?: Help144;
  /** How it goes, step by step. */ steps?: Help145;
  /** The figures of the page. */ stats?: Help130;
  /** The pages that belong together. */ related?: Help147;
  /** Questions and answers. */ questions?: Help140;
  /** The last words of the page, above its buttons. */ closing?: Help148;
};

type Help150 = {
  /** A headline. 6 to 60 characters. */ title?: unknown;
  /** When a custom solution is the right one. 30 to 200 characters. */ text?: unknown;
  /** Leads to the contact page. 4 to 40 characters. */ buttonText?: unknown;
  /** What the button’s tooltip says. 10 to 80 characters. */ tooltip?: unknown;
};

type Help151 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help83;
  /** A headline with one or two of its words highlighted. */ title?: Help84;
  /** The sentence under the headline. 40 to 200 characters. */ lede?: unknown;
  /** The link back to the plans. 4 to 40 characters. */ backText?: unknown;
  /** The box about custom solutions. */ custom?: Help150;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
};

type Help152 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** What happens next, in order. 2 to 3 entries. */ points?: unknown;
  /** How to reach a person. The link is written [words](/path). */ seeAlso?: unknown;
};

type Help153 = {
  /** Which calendar or form. */ destination?: unknown;
  /** What it is. */ kind?: unknown;
  /** The frame’s accessible name. 6 to 60 characters. */ title?: unknown;
  /** Pixels reserved from the first paint: calendar 650, coaching 800, contact form 1050. */ height?: unknown;
  /** The text before the plain link, for visitors whose frame does not load. 10 to 90 characters. */ fallbackText?: unknown;
  /** The plain link to the provider’s own page. 4 to 50 characters. */ fallbackLink?: unknown;
  /** The headline of what the page says once the provider says that it worked. 20 to 160 characters. */ confirmation?: unknown;
  /** What is said after a booking. */ next?: Help152;
};

type Help154 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** A list with checks. 3 to 4 entries. */ points?: unknown;
};

type Help155 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help83;
  /** A headline with one or two of its words highlighted. */ title?: Help84;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** The provider’s calendar or form. */ frame?: Help153;
  /** What happens then. */ expect?: Help154;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
};

type Help156 = {
  /** A few words above the headline that say who or what the page is for. 6 to 44 characters. */ eyebrow?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help84;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** A drawn picture of the product at work. */ scene?: Help94;
  /** The background around the picture of the hero. */ panel?: Help95;
};

type Help157 = {
  /** Set large. 2 to 20 characters. */ value?: unknown;
  /** What the fact is. 6 to 60 characters. */ label?: unknown;
};

type Help158 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One text each. 2 to 4 entries. */ paragraphs?: unknown;
};

type Help159 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** What the company stands for. 4 entries. */ values?: Help123[];
};

type Help160 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** A key of content/actions.ts. */ action?: unknown;
};

type Help161 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** The two ways on. 2 entries. */ offers?: Help160[];
};

type Help162 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help83;
  /** The first thing on the page. */ hero?: Help156;
  /** Company facts, not marketing claims. 3 entries. */ facts?: Help157[];
  /** How it began. */ story?: Help158;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
  /** What the company stands for. */ values?: Help159;
  /** The two ways on. */ offers?: Help161;
  /** The last words of the page, above its buttons. */ closing?: Help134;
};

type Help163 = {
  /** The name of a JPEG or PNG in content/pictures/, at least 1280 × 720 pixels. */ src?: unknown;
  /** What the picture shows. 20 to 160 characters. */ alt?: unknown;
  /** What opening it does. 6 to 60 characters. */ linkText?: unknown;
  /** The day the video was published. Without it, search engines get no data about the video. */ uploadDate?: unknown;
};

type Help164 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** In their order. The first one is open. */ tabs?: unknown;
};

type Help165 = {
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ description?: unknown;
};

type Help166 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One thing each. 4 to 8 entries. */ items?: Help165[];
};

type Help167 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help83;
  /** A headline with one or two of its words highlighted. */ title?: Help84;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** The picture of the video. */ thumbnail?: Help163;
  /** The window on the product. */ product?: Help164;
  /** What the video shows. */ highlights?: Help166;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
  /** The last words of the page, above its buttons. */ closing?: Help134;
};

type Help168 = {
  /** The name of a JPEG or PNG in content/pictures/, at least 768 × 896 pixels. */ src?: unknown;
  /** What the picture shows. 10 to 120 characters. */ alt?: unknown;
};

type Help169 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One text each. 2 to 5 entries. */ paragraphs?: unknown;
};

type Help170 = {
  /** When. 3 to 20 characters. */ when?: unknown;
  /** What happened. 6 to 60 characters. */ text?: unknown;
};

type Help171 = {
  /** One sentence that describes the line to someone who cannot see it. 30 to 200 characters. */ label?: unknown;
  /** The story as one line. Facts of the story only. 3 entries. */ stops?: Help170[];
};

type Help172 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One field each. 4 to 12 entries. */ tags?: unknown;
};

type Help173 = {
  /** Leads to the professional profile. 4 to 40 characters. */ profile?: unknown;
  /** Opens an email. 4 to 40 characters. */ email?: unknown;
};

type Help174 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help83;
  /** true until the owner gives the real name and portrait; the launch check lists it. */ sample?: unknown;
  /** The founder’s name. 3 to 40 characters. */ name?: unknown;
  /** What the founder is. 3 to 40 characters. */ role?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help84;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** The picture of the founder. A sample has none. */ portrait?: Help168;
  /** The founder’s story. */ story?: Help169;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
  /** The story as a line with three stops. */ timeline?: Help171;
  /** What the founder knows. */ expertise?: Help172;
  /** The founder’s philosophy, without quotation marks. 30 to 200 characters. */ quote?: unknown;
  /** The two links at the end. */ links?: Help173;
};

type Help175 = {
  /** A few words in the place of the first line of the home page. 6 to 44 characters. */ text?: unknown;
  /** The page that says more. */ href?: unknown;
  /** The last day on which a build shows it. */ until?: unknown;
};

type Help176 = { /** A page of the site. */ href?: unknown };

type Help177 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ text?: unknown;
  /** A page of the site. */ href?: unknown;
};

type Help178 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** Says that the stories are invented. 4 to 24 characters. */ example?: unknown;
  /** Which trade it is. 6 to 44 characters. */ question?: unknown;
  /** The pages whose stories can be played, the first one at first. Each costs the page 0.2 KB. 2 to 8 entries. */ trades?: Help176[];
  /** Names the buttons, for people who hear the page. 4 to 40 characters. */ controls?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ play?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ again?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ read?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ pause?: unknown;
  /** Leads to the page of the trade. 4 to 40 characters. */ more?: unknown;
  /** The button below the story. */ book?: Help177;
};

type Help179 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** In their order. The first one is open. */ tabs?: unknown;
  /** The card about calls. */ voice?: Help131;
  /** The card about the customer record. */ customers?: Help131;
  /** The card about follow-ups. */ automation?: Help131;
  /** The card about the start. */ ready?: Help131;
};

type Help180 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
};

type Help181 = {
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One feature each. 3 to 8 entries. */ points?: unknown;
};

type Help182 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** Four lists. 4 entries. */ groups?: Help181[];
};

type Help183 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** One line of a checklist, no full stop. 4 to 90 characters. */ videoText?: unknown;
};

type Help184 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help83;
  /** A notice for a while, such as an offer. */ notice?: Help175;
  /** The first thing on the page: headline, a sentence and a picture. */ hero?: Help99;
  /** Stories of several trades, played one at a time. */ ring?: Help178;
  /** What the platform is made of. */ platform?: Help179;
  /** Cards that lead to other pages. */ services?: Help97;
  /** For whom it is. */ audiences?: Help180;
  /** Why this provider. */ whyChoose?: Help132;
  /** The long list of features. */ features?: Help182;
  /** The video. */ walkthrough?: Help183;
  /** The figures of the page. */ stats?: Help130;
  /** The last words of the page, above its buttons. */ closing?: Help134;
};

type Help185 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ from?: unknown;
  /** From the top. 1 to 3 entries. */ messages?: unknown;
};

type Help186 = {
  /** One sentence that describes the picture to someone who cannot see it. 1 to 120 characters. */ label?: unknown;
  /** The missed call. */ call?: Help51;
  /** The text that comes back. */ reply?: Help185;
  /** The way home. */ home?: Help51;
};

type Help187 = {
  /** What the browser tab and search engines show. */ seo?: Help83;
  /** The wording of the specification, to the letter. */ title?: unknown;
  /** What may have happened and where to go. 20 to 160 characters. */ text?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ homeText?: unknown;
  /** Stands above the pages whose addresses are most like the requested one. 8 to 40 characters. */ suggestions?: unknown;
  /** The page as a missed call that is texted back. */ scene?: Help186;
};

type Help188 = {
  /** A question, as one would ask it at a counter. 10 to 60 characters. */ question?: unknown;
  /** The answer for one person. 2 to 28 characters. */ one?: unknown;
  /** The answer for two numbers. 3 to 28 characters. */ two?: unknown;
  /** The answer for more than two numbers. 3 to 28 characters. */ several?: unknown;
  /** The answer for more than any limit. 3 to 28 characters. */ more?: unknown;
};

type Help189 = {
  /** A question, as one would ask it at a counter. 10 to 60 characters. */ question?: unknown;
  /** The answer for as many as a plan holds. 3 to 28 characters. */ upTo?: unknown;
  /** The answer for more than any limit. 3 to 28 characters. */ more?: unknown;
};

type Help190 = {
  /** A question, as one would ask it at a counter. 10 to 60 characters. */ question?: unknown;
  /** One of its answers. 2 to 28 characters. */ yes?: unknown;
  /** One of its answers. 2 to 28 characters. */ no?: unknown;
};

type Help191 = {
  /** Marks the plan, here and on its card. 4 to 28 characters. */ mark?: unknown;
  /** Follows what the first month costs. 4 to 40 characters. */ first?: unknown;
  /** What each month after it costs. 6 to 40 characters. */ later?: unknown;
  /** The line of the plan itself. 6 to 40 characters. */ month?: unknown;
  /** A line of the sum. 3 to 40 characters. */ setup?: unknown;
  /** The line of the setup where it is not wanted. 3 to 40 characters. */ ownSetup?: unknown;
  /** A line of the sum. 3 to 40 characters. */ website?: unknown;
  /** The line of the website where it is not wanted. 3 to 40 characters. */ ownWebsite?: unknown;
  /** Stands in the place of an amount. 2 to 16 characters. */ free?: unknown;
  /** Names a bigger plan that costs less at first, because it includes what this one charges for. 30 to 140 characters. */ cheaper?: unknown;
  /** Leads to the plan’s card. 6 to 40 characters. */ link?: unknown;
};

type Help192 = {
  /** The headline over the questions. 6 to 60 characters. */ title?: unknown;
  /** The sentence under it. 20 to 120 characters. */ intro?: unknown;
  /** The question about people. */ people?: Help188;
  /** The question about contacts. */ contacts?: Help189;
  /** The question about a website. */ website?: Help190;
  /** The question about the setup. */ setup?: Help190;
  /** What the plan costs. */ answer?: Help191;
};

type Help193 = {
  /** What it is about. It links to the section of the terms. 4 to 30 characters. */ term?: unknown;
  /** The section of the terms. */ href?: unknown;
  /** What the terms say about it, in short. 30 to 160 characters. */ text?: unknown;
};

type Help194 = {
  /** The heading of the list below the plans. 6 to 60 characters. */ title?: unknown;
  /** One thing each. 3 to 8 entries. */ items?: Help193[];
};

type Help195 = {
  /** The table’s headline. 6 to 60 characters. */ title?: unknown;
  /** What the table compares. 30 to 200 characters. */ intro?: unknown;
  /** The heading of the list of features that all plans have. 4 to 40 characters. */ everyPlan?: unknown;
  /** What the comparison picture shows. 20 to 200 characters. */ pictureAlt?: unknown;
  /** How the description of the picture names one plan’s team. 6 to 60 characters. */ pictureTeam?: unknown;
};

type Help196 = {
  /** A headline. 6 to 60 characters. */ title?: unknown;
  /** What add-ons are. 30 to 200 characters. */ text?: unknown;
  /** The link to the add-ons. 4 to 40 characters. */ linkText?: unknown;
};

type Help197 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help83;
  /** A headline with one or two of its words highlighted. */ title?: Help84;
  /** The sentence under the headline. 40 to 200 characters. */ lede?: unknown;
  /** The questions that lead to a plan. */ finder?: Help192;
  /** What a buyer has to know about fees, renewal and payment. */ billing?: Help194;
  /** The table of all plans. */ comparison?: Help195;
  /** What a missed call may cost. */ missedCall?: Help125;
  /** The box about add-ons. */ addOns?: Help196;
  /** Questions and answers. */ questions?: Help140;
  /** The last words of the page, above its buttons. */ closing?: Help134;
};

type Help198 = {
  /** The fragment of the permalink. Never changes once published. */ id?: unknown;
  /** The section’s heading without its number. 4 to 80 characters. */ title?: unknown;
  /** One text each. 1 to 8 entries. */ paragraphs?: unknown;
  /** A list after the paragraphs. 2 to 30 entries. */ points?: unknown;
};

type Help199 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help83;
  /** The page’s headline. 6 to 40 characters. */ title?: unknown;
  /** The day the terms were last updated. */ updated?: unknown;
  /** Who agrees to what, before the first section. 60 to 400 characters. */ intro?: unknown;
  /** The numbered sections. 1 to 60 entries. */ sections?: Help198[];
};

type Help200 = {
  /** What the browser tab and search engines show. */ seo?: Help83;
  /** A headline with one or two of its words highlighted. */ title?: Help84;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** The background around the picture of the hero. */ panel?: Help95;
  /** A drawn picture of the product at work. */ scene?: Help94;
  /** What visitors can verify by themselves. */ checks?: Help97;
  /** Stands above the samples and says that they are samples. */ quotes?: Help180;
};

type Help201 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help83;
  /** A headline with one or two of its words highlighted. */ title?: Help84;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** The background around the picture of the hero. */ panel?: Help95;
  /** How a review comes about. It must not look like a customer’s words. */ scene?: Help94;
  /** What the page shows in the place of these fields, and with them, as long as there is a sample. */ whileSamples?: Help200;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
  /** The last words of the page, above its buttons. */ closing?: Help134;
};
