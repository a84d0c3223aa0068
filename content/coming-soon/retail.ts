import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/retail',
  seo: {
    title: 'CRM for retail shops: coming soon',
    description:
      'A page for shops with a counter and a mailing list is on its way. Until then, see the platform in a personal demo.',
  },
  eyebrow: 'For retail shops',
  title: { text: 'Regulars who come back on their own', marker: 'Regulars' },
  text: 'Content coming soon. Check back later for updates.',
} satisfies Content<'coming-soon/*'>;
