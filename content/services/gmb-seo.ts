import type { Content } from '@/lib/content/kinds';

export default {
  path: '/gmb-seo',
  seo: {
    title: 'Google Business Profile management and GMB SEO',
    description:
      'We keep your Google Business Profile current: hours, photos and posts. Local SEO is {localSeoPrice}, and we say what nobody can promise.',
  },
  hero: {
    eyebrow: 'GMB SEO · Local search',
    title: { text: 'Keep your Google profile ready for the next call', marker: 'the next call' },
    lede: 'Someone nearby searches for what you do and compares a few names on a map. We keep your hours, photos and posts current, and the calls come into your CRM.',
    panel: {
      background: 'leaf',
      motif: 'map-pin',
      line: 'rising',
      slips: [
        { icon: 'camera', title: 'Three photos by text', detail: 'Counter, bench, finished boots' },
        { icon: 'phone-incoming', title: 'Call from the map', detail: '“Are you open until six?”' },
      ],
    },
    scene: {
      kind: 'profiles',
      label:
        'Example: three shoe repair shops on a map and the profile of each. Only Cobble & Sole has current hours and answered reviews.',
      title: 'shoe repair near me',
      question: 'Shops on the map',
      facts: ['Hours', 'Phone', 'Photos', 'Reviews'],
      profiles: [
        {
          name: 'Eastgate Heel Bar',
          detail: 'Repair shop',
          values: ['Not listed', 'Rings out', 'None', 'Last reply years ago'],
        },
        {
          name: 'Cobble & Sole',
          detail: 'Shoe repair · bag repair',
          values: ['Open until 6 PM', 'Rings, or texts back', 'Bench, counter, boots today', 'Each one has an answer'],
        },
        {
          name: 'Main Street Shoe Fix',
          detail: 'Store',
          values: ['From before the move', 'An old number', 'One, of the old sign', 'No replies'],
        },
      ],
    },
    actions: ['getStarted', 'viewPricing'],
  },
  product: {
    title: 'A call from the map, picked up or texted back',
    text: 'Whoever rings from your profile is in the inbox, and the report shows which way paying jobs came in.',
    tabs: ['report', 'inbox'],
  },
  features: {
    title: 'What we do on your profile, and what your plan adds',
    intro:
      'Google fills the gaps in a neglected profile with guesses. We replace them with facts. The profile work is the Local SEO add-on, {localSeoPrice}. Review requests and missed-call texts come with every plan.',
    blocks: [
      {
        icon: 'tag',
        title: 'The right category',
        text: '“Contractor” and “Deck builder” turn up in different searches. We choose the main one with you, then the extras.',
      },
      {
        icon: 'clock',
        title: 'Hours you really keep',
        text: 'Holidays, lunch breaks and snow days are entered before somebody drives across town to a locked door.',
      },
      {
        icon: 'map-pin',
        title: 'A pin on the right door',
        text: 'Directions end at your entrance. If you go to your customers, people see the towns you serve and not your home address.',
      },
      {
        icon: 'camera',
        title: 'Photos from this season',
        text: 'Storefront, team, finished work. You send them from your phone; we pick, caption and post them.',
      },
      {
        icon: 'star',
        title: 'A text that asks for stars',
        text: 'In every plan: a short text with your review link goes out after the job or the visit. Everyone gets the same one.',
      },
      {
        icon: 'phone-missed',
        title: 'Calls from the map',
        text: 'In every plan, too: a caller from your profile who gets no answer gets a text back, and you have the number.',
      },
    ],
  },
  seeAlso:
    '[roofers after a storm](/industries/roofing), [an electrician today](/industries/electricians), [health practices nearby](/industries/healthcare), [any local service](/industries/service-based)',
  detail: {
    title: 'Ask for reviews, and answer them',
    text: 'People read your replies as closely as the praise. The CRM sends the request on every plan. Reputation Management ({reputationPrice}) is our team setting it up for you.',
    points: [
      'The request goes out once the work is done',
      'The words and the moment are yours to choose',
      'Answer in your own words, or start from an AI draft',
      'No bought reviews, no gifts for stars',
    ],
    scene: {
      kind: 'review',
      label:
        'Example: a customer of Cobble & Sole praises resoled boots, mentions the wait, and gets a personal reply.',
      name: 'Theo Kasprzak',
      when: 'Tuesday',
      text: 'Resoled my hiking boots, seams look new. Pickup took a bit, there was a line.',
      reply: 'Thanks, Theo. Saturdays get full; after four on weekdays you walk right in. Enjoy the trail.',
    },
  },
  // confirm: Local SEO covers these four steps
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
    title: 'Straight answers about local search',
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
    title: 'Search for yourself with us',
    actions: ['getStarted', 'viewPricing'],
  },
} satisfies Content<'services/*'>;
