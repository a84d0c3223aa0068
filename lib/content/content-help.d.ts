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
  'missed-call': Help13;
  navigation: Help21;
  'plan-words': Help30;
  plans: Help32[];
  product: Help52;
  redirects: Help53[];
  'service-pictures': Help78;
  site: Help80;
  testimonials: Help81[];
  'coming-soon/*': Help97;
  'industries/*': Help135;
  'overviews/*': Help140;
  'services/*': Help147;
  'pages/add-on-pricing': Help149;
  'pages/coaching': Help153;
  'pages/company': Help158;
  'pages/contact': Help153;
  'pages/demo': Help163;
  'pages/founder': Help167;
  'pages/home': Help179;
  'pages/not-found': Help182;
  'pages/pricing': Help192;
  'pages/schedule': Help153;
  'pages/terms-of-service': Help194;
  'pages/testimonials': Help196;
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
  /** The headline in the place of a frame that leads to another site after the visitor used it. 10 to 90 characters. */ left?: unknown;
  /** Under it, and above a frame that shows another page after the visitor used it. Whether the booking worked is not known. 20 to 140 characters. */ moved?: unknown;
  /** Below a frame, before the plain link, once the frame is there. 10 to 90 characters. */ shown?: unknown;
  /** The same once the visitor has used the frame, until the provider says that it worked. It has to be true of a form in the middle of being filled in, too. 20 to 140 characters. */ used?: unknown;
  /** What to do then, before the plain link. 10 to 140 characters. */ advice?: unknown;
  /** The button that tries again. 4 to 24 characters. */ retry?: unknown;
};

type Help12 = {
  /** What is chosen, in a few words. 6 to 44 characters. */ question?: unknown;
  /** How many jobs can be chosen; the second one is chosen first. 3 entries. */ counts?: unknown;
};

type Help13 = {
  /** The first question. */ jobs?: Help12;
  /** Follows the result. 12 to 60 characters. */ loss?: unknown;
  /** Follows a result that is less than the plan’s price. 12 to 70 characters. */ less?: unknown;
  /** Follows the price of the plan. 8 to 40 characters. */ plan?: unknown;
};

type Help14 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ label?: unknown;
  /** The page that it leads to. */ href?: unknown;
  /** Where the phone menu leads instead, when it differs. */ mobileHref?: unknown;
  /** A few words under the link, in wide menus only. 10 to 60 characters. */ note?: unknown;
  /** A key of content/destinations.ts. */ destination?: unknown;
};

type Help15 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ label?: unknown;
  /** The page that it leads to. */ href?: unknown;
  /** Where the phone menu leads instead, when it differs. */ mobileHref?: unknown;
  /** A few words under the link, in wide menus only. 10 to 60 characters. */ note?: unknown;
  /** A key of content/destinations.ts. */ destination?: unknown;
  /** Opens to the right. The first link is the overview. 2 to 12 entries. */ links?: Help14[];
};

type Help16 = {
  /** A key of content/actions.ts. */ action?: unknown;
  /** A few words under the link, in wide menus only. 10 to 60 characters. */ note?: unknown;
};

type Help17 = {
  /** Which menu it is. */ id?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ label?: unknown;
  /** What the menu leads to, in this order. 2 to 12 entries. */ entries?: Help15[];
  /** A last word below the entries of a wide menu. */ card?: Help16;
};

type Help18 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ title?: unknown;
  /** What the column leads to, in this order. 2 to 14 entries. */ links?: Help14[];
};

type Help19 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ label?: unknown;
  /** Why the last entry of the footer’s last column leads nowhere yet. 2 to 30 characters. */ note?: unknown;
};

type Help20 = {
  /** Stands behind the year and the brand. 2 to 60 characters. */ rights?: unknown;
  /** The link to the terms of service. 2 to 40 characters. */ terms?: unknown;
};

type Help21 = {
  /** The five menus of the header. 5 entries. */ menus?: Help17[];
  /** The button that leads to the application. 2 to 40 characters. */ login?: unknown;
  /** The three columns of the footer. 3 entries. */ footer?: Help18[];
  /** The title over the social networks in the footer. 2 to 40 characters. */ footerNetworks?: unknown;
  /** The entry that leads nowhere yet. */ footerPlaceholder?: Help19;
  /** The last line of every page. */ legal?: Help20;
};

type Help22 = {
  /** The lowest price, beside the booking button of phones. 8 to 30 characters. */ lowest?: unknown;
  /** The lowest price, under a page’s first buttons. It links to the prices. 10 to 40 characters. */ plans?: unknown;
  /** Follows the lowest price: how to cancel, as the terms have it. 20 to 90 characters. */ terms?: unknown;
  /** The headline over the prices of all plans. 6 to 60 characters. */ title?: unknown;
  /** Under the prices of all plans: what is paid once. 40 to 260 characters. */ fees?: unknown;
};

type Help23 = {
  /** The line of a card where there is one. 5 to 60 characters. */ one?: unknown;
  /** The line of a card where there are several. 5 to 60 characters. */ other?: unknown;
  /** The line of a card where there is no limit. 3 to 60 characters. */ unlimited?: unknown;
};

type Help24 = { /** People who can use it. */ members?: Help23; /** Customers on record. */ contacts?: Help23 };

type Help25 = {
  /** In the last line of a card where it is paid for. 5 to 40 characters. */ price?: unknown;
  /** In the last line of a card where it is free. 3 to 60 characters. */ free?: unknown;
};

type Help26 = { /** The customized setup. */ setup?: Help25; /** The website design. */ website?: Help25 };

type Help27 = {
  /** The line of a card. 3 to 60 characters. */ line?: unknown;
  /** The text of a cell in the comparison table. 1 to 24 characters. */ cell?: unknown;
};

type Help28 = {
  /** Where they come once. */ firstMonth?: Help27;
  /** Where they come every month. */ everyMonth?: Help27;
};

type Help29 = {
  /** The text of a cell in the comparison table. 1 to 24 characters. */ unlimited?: unknown;
  /** The text of a cell in the comparison table. 1 to 24 characters. */ free?: unknown;
  /** The text of a cell in the comparison table. 1 to 24 characters. */ yes?: unknown;
  /** The text of a cell in the comparison table. 1 to 24 characters. */ no?: unknown;
};

type Help30 = {
  /** Stands over the name of the recommended plan. 4 to 20 characters. */ recommended?: unknown;
  /** Stands behind a plan’s price. 3 to 20 characters. */ perMonth?: unknown;
  /** What pages other than the one with the prices say about them. */ offer?: Help22;
  /** How numbers are put into words. */ amounts?: Help24;
  /** How fees are put into words. */ fees?: Help26;
  /** The complimentary credits. */ credits?: Help28;
  /** What several rows of the table say. */ cells?: Help29;
};

type Help31 = {
  /** A whole number or unlimited. */ emails?: unknown;
  /** A whole number or unlimited. */ callsReceived?: unknown;
  /** A whole number or unlimited. */ callsSent?: unknown;
  /** A whole number or unlimited. */ sms?: unknown;
};

type Help32 = {
  /** How the plan is called in addresses and in the comparison. */ name?: unknown;
  /** The plan’s name as shown. 3 to 20 characters. */ title?: unknown;
  /** For whom it is, in a few words. 6 to 40 characters. */ audience?: unknown;
  /** US dollars per month. */ price?: unknown;
  /** A whole number or unlimited. */ members?: unknown;
  /** A whole number or unlimited. */ contacts?: unknown;
  /** What the complimentary credits of every month are enough for, where they come every month. */ credits?: Help31;
  /** The customized setup: US dollars once, or free. */ setup?: unknown;
  /** The website design with copywriting: US dollars once, or free. */ website?: unknown;
  /** Whether the plan has it. */ advancedAutomation?: unknown;
  /** Exactly one plan is recommended. */ recommended?: unknown;
  /** The label of the plan’s button. 4 to 24 characters. */ ctaText?: unknown;
  /** A key of content/destinations.ts. */ ctaLink?: unknown;
  /** Leads from the questions to a talk about this plan. 6 to 40 characters. */ askText?: unknown;
};

type Help33 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ phone?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ address?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ since?: unknown;
};

type Help34 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** A day and a time, such as Wed 2:14 PM. */ when?: unknown;
  /** Who did it. */ by?: unknown;
  /** The tab that shows it. */ tab?: unknown;
};

type Help35 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** What happened, from the first call on. 4 to 8 entries. */ steps?: Help34[];
};

type Help36 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ new?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ estimate?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ booked?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ done?: unknown;
};

type Help37 = {
  /** A day and a time, such as Wed 2:14 PM. */ from?: unknown;
  /** How long it takes. */ minutes?: unknown;
};

type Help38 = {
  /** Each has its own. */ number?: unknown;
  /** A day and a time, such as Wed 2:14 PM. */ sent?: unknown;
  /** A day and a time, such as Wed 2:14 PM. */ paid?: unknown;
};

type Help39 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ customer?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ work?: unknown;
  /** Whole US dollars. */ amount?: unknown;
  /** How far it is. */ stage?: unknown;
  /** Which of the sources, counted from 0. */ source?: unknown;
  /** When somebody comes. */ visit?: Help37;
  /** Of a job that is done. */ invoice?: Help38;
  /** What happened last. 1 to 120 characters. */ note?: unknown;
  /** Whether the AI did that, or booked the visit. */ byAi?: unknown;
};

type Help40 = {
  /** Who writes. */ from?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** A day and a time, such as Wed 2:14 PM. */ when?: unknown;
};

type Help41 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** A day and a time, such as Wed 2:14 PM. */ when?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ button?: unknown;
  /** The button, once it is pressed. 1 to 120 characters. */ sent?: unknown;
};

type Help42 = {
  /** Who writes. */ from?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
};

type Help43 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ customer?: unknown;
  /** A day and a time, such as Wed 2:14 PM. */ when?: unknown;
  /** Its messages. 2 to 4 entries. */ messages?: Help42[];
};

type Help44 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ tab?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** What screen readers call the list of conversations. 2 to 40 characters. */ choose?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ missed?: unknown;
  /** The messages with the customer. 3 to 5 entries. */ messages?: Help40[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ booked?: unknown;
  /** A message that waits for a person. */ draft?: Help41;
  /** Below the messages. 1 to 120 characters. */ foot?: unknown;
  /** The other conversations. 2 entries. */ others?: Help43[];
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
  /** The customer whose story is told. */ customer?: Help33;
  /** The story of the customer. */ record?: Help35;
  /** Where jobs come from. 3 entries. */ sources?: unknown;
  /** What the stages of a job are called. */ stages?: Help36;
  /** The jobs of the week, from which the tabs are drawn. 8 to 14 entries. */ jobs?: Help39[];
  /** The tab with messages. */ inbox?: Help44;
  /** The tab with the jobs. */ board?: Help45;
  /** The tab with the week. */ calendar?: Help47;
  /** The tab with invoices. */ invoice?: Help49;
  /** The tab with the sums. */ report?: Help51;
};

type Help53 = { /** The old address. */ from?: unknown; /** The address of the page on the site. */ to?: unknown };

type Help54 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ asked?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ booked?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ paid?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ weeks?: unknown;
};

type Help55 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ name?: unknown;
  asked?: unknown;
  booked?: unknown;
  /** In whole US dollars. */ paid?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ note?: unknown;
};

type Help56 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ name?: unknown;
  asked?: unknown;
  booked?: unknown;
  /** In whole US dollars. */ paid?: unknown;
  /** What was booked in each week. 4 entries. */ weeks?: unknown;
  /** What the owner learns from it, in a sentence. 1 to 120 characters. */ note?: unknown;
};

type Help57 = {
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** Above it, on its left. 1 to 120 characters. */ title?: unknown;
  /** What the choices are about, for those who cannot see them. 1 to 120 characters. */ question?: unknown;
  words?: Help54;
  /** What the weeks are called. 4 entries. */ weeks?: unknown;
  /** All channels together. */ whole?: Help55;
  /** They add up to the whole. 2 to 4 entries. */ channels?: Help56[];
};

type Help58 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ was?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ now?: unknown;
  /** What is better about it. 1 to 120 characters. */ why?: unknown;
};

type Help59 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ was?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ now?: unknown;
};

type Help60 = {
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** Above it, on its left. 1 to 120 characters. */ title?: unknown;
  /** What the choices are about, for those who cannot see them. 1 to 120 characters. */ question?: unknown;
  /** Before and after. 2 entries. */ choices?: unknown;
  /** What was wrong with it before, in a sentence. 1 to 120 characters. */ note?: unknown;
  subject?: Help58;
  /**  2 entries. */ lines?: Help58[];
  button?: Help59;
  /** A small colored label. */ badge?: Help0;
};

type Help61 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ name?: unknown;
  /** What happens then, in a sentence. 1 to 120 characters. */ note?: unknown;
};

type Help62 = {
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** Above it, on its left. 1 to 120 characters. */ title?: unknown;
  /** What the choices are about, for those who cannot see them. 1 to 120 characters. */ question?: unknown;
  /** Sketch, draft, live. 3 entries. */ versions?: Help61[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ headline?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** The fields of the form. 3 entries. */ fields?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ button?: unknown;
  /** What the page that is live brings. */ badge?: Help0;
};

type Help63 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** Of each of the facts. 4 entries. */ values?: unknown;
};

type Help64 = {
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** Above it, on its left. 1 to 120 characters. */ title?: unknown;
  /** What the choices are about, for those who cannot see them. 1 to 120 characters. */ question?: unknown;
  /** What a profile says. 4 entries. */ facts?: unknown;
  /** From left to right on the map. The one in the middle is the customer’s own. 3 entries. */ profiles?: Help63[];
};

type Help65 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** What the rule says. 1 to 120 characters. */ rule?: unknown;
  /** What came of it. 1 to 120 characters. */ run?: unknown;
};

type Help66 = {
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** Above it, on its left. 1 to 120 characters. */ title?: unknown;
  /** What the choices are about, for those who cannot see them. 1 to 120 characters. */ question?: unknown;
  /** The rule, and the run of it. 2 entries. */ choices?: unknown;
  /** From the top. 5 entries. */ steps?: Help65[];
};

type Help67 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ time?: unknown;
};

type Help68 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
};

type Help69 = {
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** What happened, in its order. 4 entries. */ steps?: Help67[];
  /** What has to be done. */ next?: Help68;
};

type Help70 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ when?: unknown;
};

type Help71 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ label?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ value?: unknown;
};

type Help72 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** What came by each of the doors. 4 entries. */ rows?: Help71[];
};

type Help73 = {
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** Above it, on its left. 1 to 120 characters. */ title?: unknown;
  /** What the choices are about, for those who cannot see them. 1 to 120 characters. */ question?: unknown;
  /** Four ways in which something arrives. 4 entries. */ doors?: Help70[];
  /** What it becomes. */ record?: Help72;
};

type Help74 = {
  /** When it begins, in seconds. */ at?: unknown;
  /** Who speaks. */ from?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
};

type Help75 = {
  /** When it begins. */ time?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** How it is marked. */ state?: unknown;
};

type Help76 = {
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** The day and whose it is, such as “Tuesday · Crew 2”. 1 to 120 characters. */ day?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** The appointments of the day, in their order. 3 to 5 entries. */ slots?: Help75[];
};

type Help77 = {
  /** Whose call it is and when, above it. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ assistant?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ customer?: unknown;
  /** What is said. 6 to 10 entries. */ lines?: Help74[];
  /** When the call ends, in seconds. */ end?: unknown;
  /** The calendar after the call. */ outcome?: Help76;
};

type Help78 = {
  /** Of /data-analytics. */ report?: Help57;
  /** Of /copywriting. */ letter?: Help60;
  /** Of /web-design. */ draft?: Help62;
  /** Of /gmb-seo. */ map?: Help64;
  /** Of /marketing-automation. */ rule?: Help66;
  /** Of /crm-solutions. */ record?: Help69;
  /** Of /integration-services. */ wires?: Help73;
  /** Of /ai. */ call?: Help77;
};

type Help79 = {
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ name?: unknown;
  /** A key of content/destinations.ts. */ destination?: unknown;
};

type Help80 = {
  /** The brand as it is written everywhere. 2 to 30 characters. */ name?: unknown;
  /** The address, as the browser shows it. */ url?: unknown;
  /** true until the owner gives the brand; the launch check lists it. */ brandIsPlaceholder?: unknown;
  /** A line of a few words, used on sharing pictures. 10 to 60 characters. */ tagline?: unknown;
  /** The footer’s sentence about the brand. 40 to 180 characters. */ blurb?: unknown;
  /** The system fee for sending one email, in US dollars. */ emailFee?: unknown;
  /** The year in which the company began. */ founded?: unknown;
  /** The footer’s line about examples in pictures. 40 to 200 characters. */ legalNote?: unknown;
  /** Stands before the links to related pages. 4 to 20 characters. */ related?: unknown;
  /** Under the prices on every health page: what this site does not claim about health information. 40 to 160 characters. */ healthNote?: unknown;
  /** Stands under the marketing figures of a page. 40 to 200 characters. */ resultsNote?: unknown;
  /** Under every invented picture. 4 to 16 characters. */ exampleMark?: unknown;
  /** Marks people and words that are invented until there are real ones. 4 to 16 characters. */ sampleMark?: unknown;
  /** The social networks in the footer. 1 to 8 entries. */ social?: Help79[];
};

type Help81 = {
  /** true until a customer has said it; the launch check lists it. */ sample?: unknown;
  /** Who says it. 3 to 40 characters. */ name?: unknown;
  /** What they do, and where. 3 to 60 characters. */ position?: unknown;
  /** The name of a JPEG or PNG in content/pictures/, at least 156 × 156 pixels. */ image?: unknown;
  /** Their words, without quotation marks. 40 to 320 characters. */ content?: unknown;
  /** Stars, 1 to 5. */ rating?: unknown;
};

type Help82 = {
  /** What the browser tab and the search result show. The brand is added where it fits. 10 to 60 characters. */ title?: unknown;
  /** The two lines under a search result: what the page says, for whom. 70 to 160 characters. */ description?: unknown;
  /** What the picture of a shared link shows, where the title does not say it. 20 to 160 characters. */ pictureAlt?: unknown;
  /** In the sitemap, where it is not the one of its kind (scripts/build/sitemap-entry.ts). */ priority?: unknown;
};

type Help83 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ text?: unknown;
  /** One or two words of the headline to highlight, exactly as they are there. Up to 15 characters stay on one line. 2 to 72 characters. */ marker?: unknown;
};

type Help84 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** What happened, such as “Missed call · Dana R.” 1 to 120 characters. */ title?: unknown;
  /** When it begins. 1 to 120 characters. */ time?: unknown;
  /** sent and received are speech bubbles. */ style?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help85 = {
  /** Who writes it. */ from?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
};

type Help86 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help87 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** The number above the column. */ count?: unknown;
  /** The cards in the column. 1 to 3 entries. */ cards?: Help68[];
};

type Help88 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
};

type Help89 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ label?: unknown;
  /** An amount in dollars. */ amount?: unknown;
};

type Help90 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ label?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ value?: unknown;
  /** Length of the bar, 4 to 100. */ share?: unknown;
};

type Help91 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** Whether this one is the customer’s own. */ own?: unknown;
};

type Help92 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** Whether it is checked off. */ done?: unknown;
};

type Help93 = {
  kind?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** The five moments of one customer’s story. 5 entries. */ moments?: Help84[];
  /** The inbox’s name, such as “Ridge Plumbing · Inbox”. 1 to 120 characters. */ inbox?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** The texts, from the top. 2 to 5 entries. */ messages?: Help85[];
  /** What comes of it. */ outcome?: Help86;
  /** The columns, from left to right. 3 entries. */ columns?: Help87[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ speaker?: unknown;
  /** How long the call took. */ duration?: unknown;
  /** What the caller said before, without quotation marks. 1 to 120 characters. */ request?: unknown;
  /** What the AI receptionist says, without quotation marks. 1 to 120 characters. */ quote?: unknown;
  /** The steps, from the top. 3 to 5 entries. */ steps?: Help88[];
  /** The day and whose it is, such as “Tuesday · Crew 2”. 1 to 120 characters. */ day?: unknown;
  /** The appointments of the day, in their order. 3 to 5 entries. */ slots?: Help75[];
  /** Such as “Invoice 1042”, “Estimate” or “Membership”. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ customer?: unknown;
  /** The lines of the bill. 2 to 4 entries. */ lines?: Help89[];
  /** An amount in dollars. */ total?: unknown;
  /** The text message that carries the payment link. 1 to 120 characters. */ message?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ when?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
  /** The business’s answer. 1 to 120 characters. */ reply?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ period?: unknown;
  /** The rows, from the top. 3 to 5 entries. */ rows?: Help90[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ note?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ person?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ since?: unknown;
  /** The bars, from the top. 3 to 4 entries. */ metrics?: Help90[];
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ query?: unknown;
  /** The results, from the top. 3 entries. */ entries?: Help91[];
  /** Who writes it. 1 to 120 characters. */ from?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ subject?: unknown;
  /** The text of the email. 1 to 3 entries. */ paragraphs?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ button?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ address?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ headline?: unknown;
  /** The fields of the form. 1 to 3 entries. */ fields?: unknown;
  /** The lines of the list. 3 to 6 entries. */ items?: Help92[];
};

type Help94 = {
  /** The color of the field. */ background?: unknown;
  /** A key of the icon map in components/ui/icon.tsx. */ motif?: unknown;
  /** rising: from the lower left to the upper right. */ line?: unknown;
};

type Help95 = {
  /** A page of the site. */ href?: unknown;
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
};

type Help96 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** The cards, from left to right. 3 to 12 entries. */ cards?: Help95[];
};

type Help97 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help82;
  /** A few words above the headline that say who or what the page is for. 6 to 44 characters. */ eyebrow?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help83;
  /** What the page will be about. It is shown in an outline. */ scene?: Help93;
  /** The background around the picture of the hero. */ panel?: Help94;
  text?: unknown;
  /** Three pages that help until then. */ related?: Help96;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
};

type Help98 = {
  /** A few words above the headline that say who or what the page is for. 6 to 44 characters. */ eyebrow?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help83;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** A drawn picture of the product at work. */ scene?: Help93;
};

type Help99 = {
  /** Such as 6:48. */ time?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
};

type Help100 = {
  /** A time such as 2:14 PM, or Next day. 1 to 120 characters. */ time?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ place?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ job?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help101 = {
  /** Days start on Monday. */ unit?: unknown;
  /** The last line. */ total?: unknown;
  /** The current one, counted from 1. */ now?: unknown;
};

type Help102 = {
  /** In periods from the start. */ from?: unknown;
  /** In periods from the start. */ to?: unknown;
  /** Yellow: extra work, or a wait. */ accent?: unknown;
};

type Help103 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ label?: unknown;
  /** A short value. 1 to 120 characters. */ value?: unknown;
};

type Help104 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ customer?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** The lines of the sheet. 3 entries. */ lines?: Help103[];
  /** The last line. */ total?: Help103;
  /** Such as “Signed by phone”. 1 to 120 characters. */ signed?: unknown;
  /** Whose signature is drawn. */ signedBy?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ note?: unknown;
};

type Help105 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ to?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ text?: unknown;
};

type Help106 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ name?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ kind?: unknown;
};

type Help107 = {
  /** Counted from 0. */ column?: unknown;
  /** In rows from the top. */ from?: unknown;
  /** In rows from the top. */ to?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
};

type Help108 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help109 = {
  /** Where the gap in the second column begins, in rows from the top. */ row?: unknown;
  /** Who takes it: a row each. 1 to 2 entries. */ slots?: Help108[];
};

type Help110 = {
  /** Which place came free, counted from 1. */ place?: unknown;
  /** What is on it, such as an initial. 1 to 120 characters. */ mark?: unknown;
};

type Help111 = {
  /** How a place is drawn, and what is behind the cards. */ kind?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** How many there are. */ count?: unknown;
  /** Of seats: half of them, for the height of the table. */ perRow?: unknown;
  /** The place that came free. */ freed?: Help110;
};

type Help112 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** What a dot is, in the plural: the number of dots is put before it. 1 to 120 characters. */ unit?: unknown;
  /** A line for each week: 1 for a visit, a full stop for none. 4 entries. */ weeks?: unknown;
};

type Help113 = {
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ legend?: unknown;
  /** The sum of the counts, which the legend shows. */ total?: unknown;
  /** One number for each column. */ counts?: unknown;
};

type Help114 = {
  /** The columns’ names. 3 to 6 entries. */ names?: unknown;
  /** The series on top of each other. 1 to 2 entries. */ stacked?: Help113[];
  /** The series drawn as a line. */ line?: Help113;
};

type Help115 = {
  kind?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** Columns with a line across them. */ columns?: Help114;
  /** The facts, from the top. 2 to 5 entries. */ rows?: Help71[];
};

type Help116 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ title?: unknown;
  /** An amount in dollars. */ amount?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ detail?: unknown;
  /** A small colored label. */ badge?: Help0;
};

type Help117 = {
  family?: unknown;
  /** The top of the phone: when, who, and what. */ phone?: Help99;
  /** Whose stops they are, such as “Marco, van 2”. 1 to 120 characters. */ crew?: unknown;
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ day?: unknown;
  /** A small colored label. */ badge?: Help0;
  /** Today’s stops. 2 to 3 entries. */ stops?: Help100[];
  /** Which street map is behind it. */ map?: unknown;
  /** How long the project takes. */ periods?: Help101;
  /** When each item of the checklist starts and ends, in periods from 0. One after the other. 6 entries. */ bars?: Help102[];
  /** The drawing on the blue sheet. */ plan?: unknown;
  /** What is written at the drawing’s dimension line. 1 to 120 characters. */ measure?: unknown;
  /** A change order, a treatment plan, a report or a proof. */ sheet?: Help104;
  /** The text to the customer. */ message?: Help105;
  /** The times on the board, from the top. The conversation covers the rest. 4 entries. */ rows?: unknown;
  /** Chairs, tables or people. 3 to 4 entries. */ columns?: Help106[];
  /** What is on the board already. 5 to 14 entries. */ blocks?: Help107[];
  /** The gap that is filled. */ gap?: Help109;
  /** The places of one class or day. */ places?: Help111;
  /** A month of visits. */ visits?: Help112;
  /** The steps of the story before its end. 5 entries. */ crests?: unknown;
  /** What the sheet lies on or is held by. Pages differ. */ backing?: unknown;
  /** What is below the scene on the sheet. */ foot?: Help115;
  /** Two or three. The end of the story takes the place of a third. 2 to 3 entries. */ slips?: Help116[];
};

type Help118 = {
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** Required on health pages, where it lists the symptoms. 2 to 4 entries. */ checklist?: unknown;
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
};

type Help119 = {
  form?: unknown;
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** The cards, from left to right. 3 entries. */ cards?: Help118[];
};

type Help120 = {
  kind?: unknown;
  /** One sentence that describes the picture to someone who cannot see it. Begins with what it is. 30 to 200 characters. */ label?: unknown;
  /** The five moments of one customer’s story. 5 entries. */ moments?: Help84[];
};

type Help121 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** The form of the line on wide screens. */ line?: unknown;
  /** Five moments of one customer’s story. */ scene?: Help120;
};

type Help122 = {
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ legend?: unknown;
  /** One number for each column. */ counts?: unknown;
};

type Help123 = {
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ legend?: unknown;
  /** A whole number. */ count?: unknown;
};

type Help124 = {
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ legend?: unknown;
  /** One number for each column. 6 to 10 entries. */ counts?: unknown;
};

type Help125 = {
  kind?: unknown;
  /** What the chart shows, such as “One van’s Tuesday, call by call”. 1 to 120 characters. */ title?: unknown;
  /** Where and when, and in which unit. 1 to 120 characters. */ detail?: unknown;
  /** One sentence that describes the chart to someone who cannot see it. 1 to 120 characters. */ label?: unknown;
  /** The columns’ names. 6 to 12 entries. */ hours?: unknown;
  /** The first series. */ answered?: Help122;
  /** The second series. */ texted?: Help122;
  /** Weeks, visits or other parts of one project, counted from 1. */ periods?: unknown;
  /** How amounts are written. */ format?: unknown;
  /** The period of each step, counted from 1. 3 to 5 entries. */ at?: unknown;
  /** What each step adds. */ amount?: unknown;
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ legend?: unknown;
  /** How many squares there are. */ total?: unknown;
  /** Done, under way, open: together the total. 3 entries. */ parts?: Help123[];
  /** How many there are each time. */ places?: unknown;
  /** Places that were booked ahead. */ booked?: Help124;
  /** Places that were filled later. */ filled?: Help122;
  /** What a series counts, without its total: “picked up”. 1 to 120 characters. */ open?: unknown;
  /** Columns with a line across them. */ columns?: Help114;
};

type Help126 = {
  /** A key of the icon map in components/ui/icon.tsx. */ icon?: unknown;
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** What the row says at rest, in one line of a phone. 10 to 40 characters. */ line?: unknown;
  /** What the row says when it is open, or at rest if it has no line. 30 to 260 characters. */ text?: unknown;
  /** A picture of this feature. The first one is shown beside the rows. */ scene?: Help93;
  /** A chart instead of a picture. */ chart?: Help125;
};

type Help127 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** One feature each. 4 to 8 entries. */ blocks?: Help126[];
};

type Help128 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** What is missed, such as “An average job”. 4 to 40 characters. */ value?: unknown;
  /** What it may be worth, in whole US dollars; the second one is chosen first. 4 entries. */ amounts?: unknown;
};

type Help129 = {
  /** What is measured, without an apology: “What a plumbing shop can measure”. 6 to 72 characters. */ title?: unknown;
  /** Which figures, in this order. They are the provider’s claims. 1 to 5 entries. */ claims?: unknown;
  /** An example beside one or two figures. It must not show a figure itself. */ chart?: Help125;
};

type Help130 = {
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
};

type Help131 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** The cards, from left to right. 2 to 4 entries. */ cards?: Help130[];
};

type Help132 = {
  /** As a customer would ask it. 10 to 90 characters. */ question?: unknown;
  /** Plain. 40 to 420 characters. */ answer?: unknown;
};

type Help133 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** Each opens when it is clicked. 3 to 10 entries. */ items?: Help132[];
};

type Help134 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
};

type Help135 = {
  /** The address of the page on the site. */ path?: unknown;
  /** The drawing of the thing that the trade works with, in the hero. */ object?: unknown;
  /** health pages have checklists and exactly two why-choose cards; trade and health pages four figures. */ kind?: unknown;
  /** The drawing that stands for the trade: small in the hero and on the sharing picture, large beside the figures. */ motif?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help82;
  /** The first thing on the page: headline, a sentence and a picture. */ hero?: Help98;
  /** The large picture around the hero. */ heroScene?: Help117;
  /** Three problems that the visitor has. */ painPoints?: Help119;
  /** The story of one customer, drawn as a line. */ story?: Help121;
  /** What the product does about it. */ features?: Help127;
  /** Related pages, nothing else: links written [words](/path) with a comma between them, with words that say what is there. */ seeAlso?: unknown;
  /** What a missed call may cost. */ missedCall?: Help128;
  /** The figures of the page. */ stats?: Help129;
  /** Why this provider. */ whyChoose?: Help131;
  /** Questions and answers. */ questions?: Help133;
  /** The last words of the page, above its buttons. */ closing?: Help134;
};

type Help133 = {
  /** The color of the field. */ background?: unknown;
  /** A key of the icon map in components/ui/icon.tsx. */ motif?: unknown;
  /** rising: from the lower left to the upper right. */ line?: unknown;
  /** Two small cards. 2 entries. */ slips?: Help88[];
};

type Help134 = {
  /** A few words above the headline that say who or what the page is for. 6 to 44 characters. */ eyebrow?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help83;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** A drawn picture of the product at work. */ scene?: Help93;
  /** The first is the primary button, the second is quiet. 1 to 2 entries. */ actions?: unknown;
  /** The background around the picture of the hero. */ panel?: Help133;
};

type Help135 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** A list with checks. 3 to 5 entries. */ points?: unknown;
  /** A drawn picture of the product at work. */ scene?: Help93;
};

type Help139 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** The first is the primary button, the second is quiet. 1 to 2 entries. */ actions?: unknown;
  /** The end of the story. */ lastMoment?: Help84;
};

type Help140 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help82;
  /** The first thing on the page. */ hero?: Help137;
  /** Three problems that the visitor has. */ painPoints?: Help119;
  /** Cards that lead to other pages. */ industries?: Help96;
  /** What the product does about it. */ features?: Help127;
  /** Related pages, nothing else: links written [words](/path) with a comma between them, with words that say what is there. */ seeAlso?: unknown;
  /** A closer look at one thing, with a picture. */ detail?: Help138;
  /** The figures of the page. */ stats?: Help129;
  /** Questions and answers. */ questions?: Help133;
  /** The last words of the page, above its buttons. */ closing?: Help139;
};

type Help141 = {
  /** A few words above the headline that say who or what the page is for. 6 to 44 characters. */ eyebrow?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help83;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** The first is the primary button, the second is quiet. 1 to 2 entries. */ actions?: unknown;
  /** What the service costs, if it is an add-on. Else the lowest price of a plan. 30 to 260 characters. */ price?: unknown;
  /** The same in a few words, at the bottom of a phone’s screen. 2 to 40 characters. */ lowest?: unknown;
};

type Help142 = {
  /** Which figure. It is the provider’s claim. 1 entries. */ claims?: unknown;
  /** A sentence with the figure. 20 to 160 characters. */ text?: unknown;
};

type Help143 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** In their order. 3 to 5 entries. */ steps?: Help130[];
};

type Help144 = {
  /** A page of the site. */ href?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ title?: unknown;
};

type Help145 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /**  3 to 6 entries. */ links?: Help144[];
  /** Where to see all of it at work. */ text?: unknown;
};

type Help146 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** The first is the primary button, the second is quiet. 1 to 2 entries. */ actions?: unknown;
};

type Help147 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help82;
  /** The drawing that stands for the service, in menus and on its social card. */ motif?: unknown;
  /** The first thing on the page. */ hero?: Help141;
  features?: Help127;
  /** Related pages, nothing else: links written [words](/path) with a comma between them, with words that say what is there. */ seeAlso?: unknown;
  /** One figure, in a sentence. */ figure?: Help142;
  /** How it goes, step by step. */ steps?: Help143;
  /** The figures of the page. */ stats?: Help129;
  /** The pages that belong together. */ related?: Help145;
  /** Questions and answers. */ questions?: Help133;
  /** The last words of the page, above its buttons. */ closing?: Help146;
};

type Help148 = {
  /** A headline. 6 to 60 characters. */ title?: unknown;
  /** When a custom solution is the right one. 30 to 200 characters. */ text?: unknown;
  /** Leads to the contact page. 4 to 40 characters. */ buttonText?: unknown;
  /** What the button’s tooltip says. 10 to 80 characters. */ tooltip?: unknown;
};

type Help149 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help82;
  /** A headline with one or two of its words highlighted. */ title?: Help83;
  /** The sentence under the headline. 40 to 200 characters. */ lede?: unknown;
  /** The link back to the plans. 4 to 40 characters. */ backText?: unknown;
  /** The box about custom solutions. */ custom?: Help148;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
};

type Help150 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** What happens next, in order. 2 to 3 entries. */ points?: unknown;
  /** How to reach a person. The link is written [words](/path). */ seeAlso?: unknown;
};

type Help151 = {
  /** Which calendar or form. */ destination?: unknown;
  /** What it is. */ kind?: unknown;
  /** The frame’s accessible name. 6 to 60 characters. */ title?: unknown;
  /** Pixels reserved from the first paint: calendar 650, coaching 800, contact form 1050. */ height?: unknown;
  /** The text before the plain link, for visitors whose frame does not load. 10 to 90 characters. */ fallbackText?: unknown;
  /** The plain link to the provider’s own page. 4 to 50 characters. */ fallbackLink?: unknown;
  /** The headline of what the page says once the provider says that it worked. 20 to 160 characters. */ confirmation?: unknown;
  /** What is said after a booking. */ next?: Help150;
};

type Help152 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** A list with checks. 3 to 4 entries. */ points?: unknown;
};

type Help153 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help82;
  /** A headline with one or two of its words highlighted. */ title?: Help83;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** The provider’s calendar or form. */ frame?: Help151;
  /** What happens then. */ expect?: Help152;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
};

type Help154 = {
  /** The fact. 2 to 20 characters. */ value?: unknown;
  /** What it is. 6 to 60 characters. */ label?: unknown;
};

type Help155 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One word each, and one sentence about what the company refuses to do. 4 entries. */ values?: Help130[];
};

type Help156 = {
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** A key of content/actions.ts. */ action?: unknown;
};

type Help157 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** The two ways on. 2 entries. */ offers?: Help156[];
};

type Help158 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help82;
  /** A headline with one or two of its words highlighted. */ title?: Help83;
  /** The letter, one text for each paragraph. 2 to 4 entries. */ letter?: unknown;
  /** Company facts, not marketing claims. The page about the founder has them too. 3 entries. */ facts?: Help154[];
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
  /** What the company stands for. */ values?: Help155;
  /** What new customers get for free. */ offers?: Help157;
};

type Help159 = {
  /** The name of a JPEG or PNG in content/pictures/, at least 1280 × 720 pixels. */ src?: unknown;
  /** What the picture shows. 20 to 160 characters. */ alt?: unknown;
  /** What opening it does. 6 to 60 characters. */ linkText?: unknown;
  /** The day the video was published. Without it, search engines get no data about the video. */ uploadDate?: unknown;
};

type Help160 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** In their order. The first one is open. */ tabs?: unknown;
};

type Help161 = {
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ description?: unknown;
};

type Help162 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One thing each. 4 to 8 entries. */ items?: Help161[];
};

type Help163 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help82;
  /** A headline with one or two of its words highlighted. */ title?: Help83;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** The picture of the video. */ thumbnail?: Help159;
  /** The window on the product. */ product?: Help160;
  /** What the video shows. */ highlights?: Help162;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
  /** The last words of the page, above its buttons. */ closing?: Help131;
};

type Help164 = {
  /** The name of a JPEG or PNG in content/pictures/, at least 768 × 896 pixels. */ src?: unknown;
  /** What the picture shows. 10 to 120 characters. */ alt?: unknown;
};

type Help165 = {
  /** The words before the fields. 4 to 24 characters. */ lead?: unknown;
  /** One field each. They are set as one sentence. 4 to 12 entries. */ tags?: unknown;
};

type Help166 = {
  /** Leads to the professional profile. 4 to 40 characters. */ profile?: unknown;
  /** Opens an email. 4 to 40 characters. */ email?: unknown;
};

type Help167 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help82;
  /** true until the owner gives the real name and portrait; the launch check lists it. */ sample?: unknown;
  /** The founder’s name. 3 to 40 characters. */ name?: unknown;
  /** What the founder is. 3 to 40 characters. */ role?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help83;
  /** The picture of the founder. A sample has none. */ portrait?: Help164;
  /** Stands in the empty frame as long as there is no picture. 10 to 60 characters. */ portraitToCome?: unknown;
  /** The founder’s letter, one text for each paragraph. 2 to 5 entries. */ letter?: unknown;
  /** The founder’s philosophy, without quotation marks. 30 to 200 characters. */ quote?: unknown;
  /** What the founder knows. */ expertise?: Help165;
  /** The strokes of the signature as the path of an SVG, 320 wide and 80 high. Without it there is none. */ signature?: unknown;
  /** The two links at the end. */ links?: Help166;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
};

type Help168 = {
  /** A few words in the place of the first line of the home page. 6 to 44 characters. */ text?: unknown;
  /** The page that says more. */ href?: unknown;
  /** The last day on which it is shown. */ until?: unknown;
};

type Help169 = {
  /** A few words above the headline that say who or what the page is for. 6 to 44 characters. */ eyebrow?: unknown;
  /** A headline with one or two of its words highlighted. */ title?: Help83;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** Five moments of one customer’s story. */ scene?: Help120;
};

type Help170 = { /** A page of the site. */ href?: unknown };

type Help171 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** Which trade it is. 6 to 44 characters. */ question?: unknown;
  /** The pages of the trades. The first one is chosen at first, with the story of content/product.ts. 5 entries. */ trades?: Help170[];
  /** Names the five steps, for people who hear the page. 4 to 40 characters. */ steps?: unknown;
  /** The steps of the first story. 5 entries. */ names?: unknown;
  /** Why nobody picks up in the first story. 1 to 120 characters. */ missed?: unknown;
  /** The review in the first story. 1 to 120 characters. */ review?: unknown;
  /** The button, before anything is pressed. 2 to 40 characters. */ play?: unknown;
  /** The button, until the call is missed. 2 to 40 characters. */ ringing?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ pause?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ resume?: unknown;
  /** The button for visitors who want no motion: it shows the next step. 2 to 40 characters. */ next?: unknown;
  /** The button at the end. 2 to 40 characters. */ again?: unknown;
  /** Leads to the page of the trade. 4 to 40 characters. */ more?: unknown;
  /** Says that the stories are invented. 4 to 80 characters. */ example?: unknown;
};

type Help172 = {
  /** The card about calls. */ voice?: Help130;
  /** The card about the customer record. */ customers?: Help130;
  /** The card about follow-ups. */ automation?: Help130;
  /** The card about the start. */ ready?: Help130;
};

type Help173 = {
  /** A page of the site. */ href?: unknown;
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
};

type Help174 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** The services, in their order. 6 entries. */ cards?: Help173[];
};

type Help175 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
};

type Help176 = {
  /** A card’s title. 3 to 48 characters. */ title?: unknown;
  /** One feature each. 3 to 8 entries. */ points?: unknown;
};

type Help177 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ intro?: unknown;
  /** Four lists. 4 entries. */ groups?: Help176[];
};

type Help178 = {
  /** A headline: what the owner gets, in the owner’s words. 6 to 72 characters. */ title?: unknown;
  /** One to three plain sentences. 30 to 260 characters. */ text?: unknown;
  /** One line of a checklist, no full stop. 4 to 90 characters. */ videoText?: unknown;
};

type Help179 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help82;
  /** A notice for a while, such as an offer. */ notice?: Help168;
  hero?: Help169;
  /** A story in five steps, played on the product’s screens. */ player?: Help171;
  /** What the platform is made of: four cards below the story. */ platform?: Help172;
  /** The services. */ services?: Help174;
  /** For whom it is. */ audiences?: Help175;
  /** Why this provider. */ whyChoose?: Help131;
  /** The long list of features. */ features?: Help177;
  /** The video. */ walkthrough?: Help178;
  /** The last words of the page, above its buttons. */ closing?: Help134;
};

type Help180 = {
  /** Words inside a product scene: an example, in the words of that trade. 1 to 120 characters. */ from?: unknown;
  /** From the top. 1 to 3 entries. */ messages?: unknown;
};

type Help181 = {
  /** One sentence that describes the picture to someone who cannot see it. 1 to 120 characters. */ label?: unknown;
  /** The missed call. */ call?: Help50;
  /** The text that comes back. */ reply?: Help180;
  /** The way home. */ home?: Help50;
};

type Help182 = {
  /** What the browser tab and search engines show. */ seo?: Help82;
  /** The wording of the specification, to the letter. */ title?: unknown;
  /** What may have happened and where to go. 20 to 160 characters. */ text?: unknown;
  /** A button, link or card label. Sentence case, no full stop. 2 to 40 characters. */ homeText?: unknown;
  /** Stands above the pages whose addresses are most like the requested one. 8 to 40 characters. */ suggestions?: unknown;
  /** The page as a missed call that is texted back. */ scene?: Help181;
};

type Help183 = {
  /** A question, as one would ask it at a counter. 10 to 60 characters. */ question?: unknown;
  /** The answer for one person. 2 to 28 characters. */ one?: unknown;
  /** The answer for two numbers. 3 to 28 characters. */ two?: unknown;
  /** The answer for more than two numbers. 3 to 28 characters. */ several?: unknown;
  /** The answer for more than any limit. 3 to 28 characters. */ more?: unknown;
};

type Help184 = {
  /** A question, as one would ask it at a counter. 10 to 60 characters. */ question?: unknown;
  /** The answer for as many as a plan holds. 3 to 28 characters. */ upTo?: unknown;
  /** The answer for more than any limit. 3 to 28 characters. */ more?: unknown;
};

type Help185 = {
  /** A question, as one would ask it at a counter. 10 to 60 characters. */ question?: unknown;
  /** One of its answers. 2 to 28 characters. */ yes?: unknown;
  /** One of its answers. 2 to 28 characters. */ no?: unknown;
};

type Help186 = {
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

type Help187 = {
  /** The line that opens the questions. 6 to 40 characters. */ title?: unknown;
  /** The words beside it. 20 to 80 characters. */ intro?: unknown;
  /** The question about people. */ people?: Help183;
  /** The question about contacts. */ contacts?: Help184;
  /** The question about a website. */ website?: Help185;
  /** The question about the setup. */ setup?: Help185;
  /** What the plan costs. */ answer?: Help186;
};

type Help188 = {
  /** What it is about. It links to the section of the terms. 4 to 30 characters. */ term?: unknown;
  /** The section of the terms. */ href?: unknown;
  /** What the terms say about it, in short. 30 to 160 characters. */ text?: unknown;
};

type Help189 = {
  /** The heading of the list below the plans. 6 to 60 characters. */ title?: unknown;
  /** One thing each. 3 to 8 entries. */ items?: Help188[];
};

type Help190 = {
  /** The table’s headline. 6 to 60 characters. */ title?: unknown;
  /** What the table compares. 30 to 200 characters. */ intro?: unknown;
  /** The heading of the list of features that all plans have. 4 to 40 characters. */ everyPlan?: unknown;
  /** What the comparison picture shows. 20 to 200 characters. */ pictureAlt?: unknown;
  /** How the description of the picture names one plan’s team. 6 to 60 characters. */ pictureTeam?: unknown;
};

type Help191 = {
  /** A headline. 6 to 60 characters. */ title?: unknown;
  /** What add-ons are. 30 to 200 characters. */ text?: unknown;
  /** The link to the add-ons. 4 to 40 characters. */ linkText?: unknown;
};

type Help192 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help82;
  /** A headline with one or two of its words highlighted. */ title?: Help83;
  /** The sentences beside the headline. They say once that there are no refunds. */ lede?: unknown;
  /** The questions that lead to a plan. */ finder?: Help187;
  /** What a buyer has to know about fees, renewal and payment. */ billing?: Help189;
  /** The table of all plans. */ comparison?: Help190;
  /** The box about add-ons. */ addOns?: Help191;
  /** Questions and answers. */ questions?: Help133;
  /** The last words of the page, above its buttons. */ closing?: Help134;
};

type Help193 = {
  /** The fragment of the permalink. Never changes once published. */ id?: unknown;
  /** The section’s heading without its number. 4 to 80 characters. */ title?: unknown;
  /** One text each. 1 to 8 entries. */ paragraphs?: unknown;
  /** A list after the paragraphs. 2 to 30 entries. */ points?: unknown;
};

type Help194 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help82;
  /** The page’s headline. 6 to 40 characters. */ title?: unknown;
  /** The day the terms were last updated. */ updated?: unknown;
  /** Who agrees to what, before the first section. 60 to 400 characters. */ intro?: unknown;
  /** The numbered sections. 1 to 60 entries. */ sections?: Help193[];
};

type Help195 = {
  /** What the browser tab and search engines show. */ seo?: Help82;
  /** A headline with one or two of its words highlighted. */ title?: Help83;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** What visitors can verify by themselves. */ checks?: Help96;
  /** Stands above the samples and says that they are samples. */ quotes?: Help175;
};

type Help196 = {
  /** The address of the page on the site. */ path?: unknown;
  /** What the browser tab and search engines show. */ seo?: Help82;
  /** A headline with one or two of its words highlighted. */ title?: Help83;
  /** One or two sentences under the headline. 60 to 240 characters. */ lede?: unknown;
  /** What the page shows in the place of these fields, and with them, as long as there is a sample. */ whileSamples?: Help195;
  /** One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there. */ seeAlso?: unknown;
  /** The last words of the page, above its buttons. */ closing?: Help131;
};
