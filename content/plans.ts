import type { Content } from '@/lib/content/kinds';

/** What most plans pay for the customized setup and for the website design with copywriting, in US dollars. */
const setup = 997;
const website = 1497;

/**
 * The four plans in the order in which they are shown. Prices in US dollars per month. Cards, comparison table and
 * comparison picture are made from what is here; how it is put into words is in content/plan-words.ts.
 */
export default [
  {
    name: 'starter',
    title: 'Starter',
    audience: 'For going solo',
    price: 97,
    members: 1,
    contacts: 500,
    credits: 'first month only',
    setup,
    website,
    advancedAutomation: false,
    recommended: false,
    ctaText: 'Choose Starter',
    ctaLink: 'checkoutStarter',
    askText: 'Ask about Starter',
  },
  {
    name: 'essentials',
    title: 'Essentials',
    audience: 'For a small crew',
    price: 197,
    members: 3,
    contacts: 1_000,
    credits: { emails: 5_000, callsReceived: 380, callsSent: 237, sms: 420 },
    setup,
    website,
    advancedAutomation: false,
    recommended: false,
    ctaText: 'Choose Essentials',
    ctaLink: 'checkoutEssentials',
    askText: 'Ask about Essentials',
  },
  {
    name: 'pro',
    title: 'Pro',
    audience: 'For growing teams',
    price: 297,
    members: 10,
    contacts: 50_000,
    credits: { emails: 20_000, callsReceived: 2_340, callsSent: 1_425, sms: 2_520 },
    setup,
    website: 'free',
    advancedAutomation: true,
    recommended: true,
    ctaText: 'Choose Pro',
    ctaLink: 'checkoutPro',
    askText: 'Ask about Pro',
  },
  {
    name: 'premium',
    title: 'Premium',
    audience: 'For bigger teams and lists',
    price: 497,
    members: 'unlimited',
    contacts: 'unlimited',
    credits: { emails: 50_000, callsReceived: 3_900, callsSent: 2_375, sms: 4_200 },
    setup: 'free',
    website: 'free',
    advancedAutomation: true,
    recommended: false,
    ctaText: 'Choose Premium',
    ctaLink: 'checkoutPremium',
    askText: 'Ask about Premium',
  },
] satisfies Content<'plans'>;
