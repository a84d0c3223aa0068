import type { Content } from '@/lib/content/kinds';

export default {
  seo: {
    title: 'Page not found',
    description: 'There is no page at this address. The home page and the menu lead to everything that exists.',
  },
  title: 'Oops! Page not found',
  text: 'The address has a typo, or the page has moved. The menu above leads to everything there is.',
  homeText: 'Return to Home',
  object: 'rotary-dial',
  scene: {
    label: 'A missed call to a page that does not exist, a text back, and the home page, which picks up.',
    call: { title: 'Missed call · 404', text: 'You called a page that isn’t here' },
    reply: {
      from: '{brand} texts back',
      messages: ['Sorry we missed you! Was it a typo?', 'This one picks up:'],
    },
    home: { title: 'Home', text: 'One job, from missed call to review' },
  },
} satisfies Content<'pages/not-found'>;
