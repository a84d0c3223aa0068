import type { Content } from '@/lib/content/kinds';

export default {
  seo: {
    title: 'Page not found',
    description: 'There is no page at this address. The home page and the menu lead to everything that exists.',
  },
  title: 'Oops! Page not found',
  text: 'The address has a typo, or the page has moved. The menu above leads to everything there is.',
  homeText: 'Return to Home',
} satisfies Content<'pages/not-found'>;
