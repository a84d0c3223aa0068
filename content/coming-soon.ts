import { comingSoonSchema } from './schemas/coming-soon';
import { loadContent } from './schemas/load';

const file = 'content/coming-soon.ts';

export const financial = loadContent(file, comingSoonSchema, {
  path: '/industries/financial',
  seo: {
    title: 'CRM for financial practices: coming soon',
    description:
      'A page for advisers, bookkeepers and insurance offices is on its way. Until then, see the platform in a personal demo.',
  },
  eyebrow: 'For financial practices',
  title: { text: 'Every client review, on the calendar', marker: 'on the calendar' },
  text: 'Content coming soon. Check back later for updates.',
});

export const retail = loadContent(file, comingSoonSchema, {
  path: '/industries/retail',
  seo: {
    title: 'CRM for retail shops: coming soon',
    description:
      'A page for shops with a counter and a mailing list is on its way. Until then, see the platform in a personal demo.',
  },
  eyebrow: 'For retail shops',
  title: { text: 'Regulars who come back on their own', marker: 'Regulars' },
  text: 'Content coming soon. Check back later for updates.',
});
