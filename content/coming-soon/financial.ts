import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/financial',
  seo: {
    title: 'CRM for financial practices: coming soon',
    description:
      'A page for advisers, bookkeepers and insurance offices is on its way. Until then, see the platform in a personal demo.',
  },
  eyebrow: 'For financial practices',
  title: { text: 'Every client review, on the calendar', marker: 'on the calendar' },
  text: 'Content coming soon. Check back later for updates.',
} satisfies Content<'coming-soon/*'>;
