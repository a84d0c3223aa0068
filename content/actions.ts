import type { Content } from '@/lib/content/kinds';

/** Every call to action that more than one page may use: its wording and where it leads. */
export default {
  scheduleDemo: { label: 'Schedule a Demo', href: '/calendar' },
  getStarted: { label: 'Get Started', href: '/calendar' },
  viewPricing: { label: 'View Pricing', href: '/pricing' },
  getStartedNow: { label: 'Get Started Now', href: '/calendar' },
  chatWithUs: { label: 'Chat With Us', href: '/schedule' },
  scheduleFreeDemo: { label: 'Schedule Free Demo', short: 'Free Demo', href: '/schedule' },
  watchDemo: { label: 'Watch Demo', href: '/demo' },
  bookFreeDemo: { label: 'Book Your Free Demo', short: 'Free Demo', href: '/schedule' },
  bookConsultation: { label: 'Book a Consultation', short: 'Consultation', href: '/schedule' },
  bookDemo: { label: 'Book a Demo', href: '/calendar' },
  seeDemo: { label: 'See the Platform Demo', short: 'Platform Demo', href: '/demo' },
  seePlans: { label: 'Compare Plans', href: '/pricing' },
  scheduleCall: { label: 'Schedule a Call', href: '/schedule' },
  bookPersonalDemo: { label: 'Book a Personal Demo', short: 'Personal Demo', href: '/schedule' },
  talkIntegration: { label: "Let's Talk About Integration", short: 'Let’s talk', href: '/calendar' },
  healthDemo: { label: 'Schedule a Demo', href: '/schedule' },
} satisfies Content<'actions'>;
