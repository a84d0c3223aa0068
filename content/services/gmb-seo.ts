import type { Content } from '@/lib/content/kinds';

export default {
  path: '/gmb-seo',
  seo: {
    title: 'Google Business Profile management and GMB SEO',
    description:
      'We keep your Google Business Profile current: hours, photos and posts. Local SEO is {localSeoPrice}, and we say what nobody can promise.',
  },
  icon: 'map-pin',
  hero: {
    eyebrow: 'GMB SEO · Local search',
    title: { text: 'Keep your Google profile ready for the next call', marker: 'the next call' },
    lede: 'Someone nearby searches for what you do and compares a few names on a map. We keep your hours, photos and posts current, and the calls come into your CRM.',
    actions: ['getStarted', 'viewPricing'],
    price: 'Local SEO is {localSeoPrice}, on top of a plan from {cheapestPrice}.',
    lowest: 'Local SEO {localSeoPrice}',
  },
  tool: {
    object: 'map-pin',
    label:
      'Example: a pin on a map, and in it the profile of a shoe repair shop, with current hours and answered reviews.',
    ground: 'deep',
    core: 'sun',
    plate: {
      kind: 'profile',
      title: 'Cobble & Sole',
      detail: 'Shoe repair · bag repair',
      rows: [
        { label: 'Hours', value: 'Open until 6 PM' },
        { label: 'Phone', value: 'Answers, or texts back' },
        { label: 'Photos', value: 'Bench, counter, boots today' },
        { label: 'Reviews', value: 'Each one has an answer' },
      ],
    },
    tag: { top: 'shoe repair near me', figure: 'Open', text: 'until 6 PM' },
    places: {
      plate: { x: 126, y: 96, width: 320, height: 280 },
      hook: { x: 584, y: 128, string: 42, turn: 4 },
      phone: { middle: 286, y: 490, turn: -2 },
      outlet: 20,
    },
  },
  features: {
    title: 'What we do on your profile, and what your plan adds',
    intro:
      'Google fills the gaps in a neglected profile with guesses. We replace them with facts, and calls from your profile land in your inbox.',
    blocks: [
      {
        title: 'The right category and hours',
        text: '“Contractor” and “Deck builder” turn up in different searches. We choose the main one with you, and enter holidays before somebody drives to a locked door.',
        picture: {
          kind: 'edit',
          edit: {
            was: 'Category: Store',
            now: 'Category: Shoe repair',
            detail: 'Cobble & Sole · open until 6 PM',
          },
        },
      },
      {
        title: 'A pin on the right door',
        text: 'We check where the map sends people. If you go to your customers, searchers see the towns you serve and not your home address.',
        picture: {
          kind: 'rows',
          title: 'Directions to Cobble & Sole',
          rows: [
            { label: 'Front door', value: 'Now' },
            { label: 'Lot behind the bank', value: 'Until last week' },
          ],
        },
      },
      {
        title: 'Photos from this season',
        text: 'Storefront, team, finished work. You send them from your phone; we pick, caption and post them.',
        picture: {
          kind: 'rows',
          title: 'New on the profile',
          badge: { text: 'Posted', tone: 'leaf' },
          rows: [
            { label: 'Boots, resoled', value: 'Today' },
            { label: 'The bench', value: 'Monday' },
          ],
        },
      },
      {
        title: 'Reviews and calls, in every plan',
        text: 'A short text with your review link goes out after the job, and a caller who gets no answer gets a text back.',
        picture: {
          kind: 'talk',
          messages: [
            { from: 'customer', text: 'Resoled my hiking boots, seams look new. Pickup took a bit.' },
            { from: 'business', text: 'Thanks, Theo. After four on weekdays you walk right in. Enjoy the trail.' },
          ],
        },
      },
    ],
  },
  seeAlso:
    '[roofers after a storm](/industries/roofing), [an electrician today](/industries/electricians), [health practices nearby](/industries/healthcare), [any local service](/industries/service-based)',
  steps: {
    title: 'How we get your listing in order',
    intro: 'First we clean up what is wrong, then we fill what is empty. After that it is regular upkeep.',
    steps: [
      {
        title: 'Prove it is yours',
        text: 'Google wants evidence, often a short video of your premises. You hold the phone and we tell you what it has to show.',
      },
      {
        title: 'Clear out the old',
        text: 'Duplicate entries, a number from two owners ago, a pin in the wrong parking lot: we correct them or report them to Google.',
      },
      {
        title: 'Fill in what is missing',
        text: 'Services, description, attributes, photos, booking link. Name, address and phone match your website to the letter.',
      },
      {
        title: 'Keep it alive',
        text: 'New photos and posts, holiday hours, questions from searchers, and a regular look at calls and clicks.',
      },
    ],
  },
  questions: {
    title: 'Questions about local search',
    items: [
      {
        question: 'Can you get me to the top of the map?',
        answer:
          'We won’t promise that, and be careful with anyone who does. Google says it weighs how well you match the search, how near you are and how well known you are. We work on the match, and your reviews help. Where the searcher is standing is beyond anyone’s control.',
      },
      {
        question: 'What does GMB mean?',
        answer:
          'Google My Business, which is what the Google Business Profile used to be called. Many owners still say GMB, so we do too. It is the box with your hours, photos and reviews in Search and Maps.',
      },
      {
        question: 'I work out of my van. Can I have a profile?',
        answer:
          'Yes, if you meet customers in person. You list the area you serve and hide your address. A business that only sells online does not qualify under Google’s rules.',
      },
      {
        question: 'Can you take down a bad review?',
        answer:
          'Only Google can, and only if the review breaks its rules. You can report the ones that do. For the rest, a calm reply helps, because the next customer will read how you handled it.',
      },
      {
        question: 'Is this part of my plan?',
        answer:
          'The profile work is not: Local SEO is an add-on, {localSeoPrice}. Review requests are, on every plan. If you want us to set them up for you, that is Reputation Management ({reputationPrice}).',
      },
    ],
  },
  closing: {
    title: 'Let’s look you up on the map',
    actions: ['getStarted', 'viewPricing'],
  },
} satisfies Content<'services/*'>;
