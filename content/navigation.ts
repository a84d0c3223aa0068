import type { Content } from '@/lib/content/kinds';

/** The menus of the header and the columns of the footer. */
export default {
  menus: [
    {
      id: 'services',
      label: 'Services',
      entries: [
        { label: 'CRM Solutions', href: '/crm-solutions', note: 'Every customer in one place' },
        { label: 'Voice & Chat AI', href: '/ai', note: 'Calls and chats answered for you' },
        { label: 'Marketing Automation', href: '/marketing-automation', note: 'Follow-ups that send themselves' },
        { label: 'Data Analytics', href: '/data-analytics', note: 'See which work makes you money' },
        { label: 'Copywriting', href: '/copywriting', note: 'Pages and emails in your words' },
        { label: 'Web Design', href: '/web-design', note: 'A site wired to your calendar' },
        { label: 'GMB SEO', href: '/gmb-seo', note: 'Found on the map by neighbors' },
        { label: 'Integration Services', href: '/integration-services', note: 'Your existing site, connected' },
      ],
    },
    {
      id: 'industries',
      label: 'Industries',
      entries: [
        { label: 'Solopreneurs', href: '/industries/solopreneurs' },
        {
          label: 'Marketing Agencies',
          links: [
            { label: 'Agencies Overview', href: '/industries/marketing-agencies' },
            { label: 'Web Design', href: '/industries/marketing-agencies/web-design' },
            { label: 'Pay Per Click', href: '/industries/marketing-agencies/pay-per-click' },
            { label: 'Social Media Management', href: '/industries/marketing-agencies/social-media-management' },
            { label: 'Email Marketing', href: '/industries/marketing-agencies/email-marketing' },
            { label: 'Copywriting', href: '/industries/marketing-agencies/copywriting' },
            { label: 'Branding', href: '/industries/marketing-agencies/branding' },
          ],
        },
        { label: 'Sales Teams', href: '/industries/sales-teams' },
        {
          label: 'Local Services',
          links: [
            { label: 'Local Services Overview', href: '/industries/service-based' },
            { label: 'Plumbers', href: '/industries/plumbers' },
            { label: 'Pet Services', href: '/industries/pet-services' },
            { label: 'Home Inspectors', href: '/industries/home-inspectors' },
            { label: 'Solar', href: '/industries/solar' },
            { label: 'HVAC', href: '/industries/hvac' },
            { label: 'Landscaping', href: '/industries/landscaping' },
            { label: 'Roofing', href: '/industries/roofing' },
            { label: 'Home Improvement', href: '/industries/home-improvement' },
            { label: 'Electricians', href: '/industries/electricians' },
          ],
        },
        { label: 'Coaches & Consultants', href: '/industries/coaches-consultants' },
        {
          label: 'Health & Wellness',
          links: [
            { label: 'Healthcare Overview', href: '/industries/healthcare' },
            { label: 'Weight Loss', href: '/industries/weight-loss' },
            { label: 'Chiropractor', href: '/industries/chiropractor' },
            { label: 'General Dentistry', href: '/industries/general-dentistry' },
            { label: 'Implant Specialist', href: '/industries/implant-specialist' },
            { label: 'Yoga Studios', href: '/industries/yoga-studios' },
            { label: 'Gyms', href: '/industries/gyms' },
          ],
        },
        { label: 'Small & Medium Businesses', href: '/industries/smbs' },
        { label: 'Financial', href: '/industries/financial' },
        { label: 'Retail', href: '/industries/retail' },
      ],
    },
    {
      id: 'pricing',
      label: 'Pricing',
      entries: [
        { label: 'Plans', href: '/pricing', note: 'Four plans, side by side' },
        { label: 'Add-ons', href: '/add-on-pricing', note: 'Extras for any plan' },
      ],
    },
    {
      id: 'about',
      label: 'About Us',
      entries: [
        { label: 'Company', href: '/about/company' },
        { label: 'Founder', href: '/about/founder' },
        { label: 'Testimonials', href: '/testimonials' },
        { label: 'Platform Demo', href: '/demo' },
        { label: 'Store', destination: 'store' },
      ],
    },
    {
      id: 'contact',
      label: 'Contact',
      entries: [
        { label: 'Contact Us', href: '/contact', note: 'Write to a person' },
        { label: 'Schedule a Demo', href: '/schedule', note: 'Free, with a person' },
        {
          label: 'Book Coaching',
          href: '/book-coaching',
          mobileHref: '/coaching',
          note: 'Two hours on your own questions',
        },
      ],
    },
  ],
  login: 'Login',
  footer: [
    {
      title: 'Solutions',
      links: [
        { label: 'CRM Solutions', href: '/crm-solutions' },
        { label: 'Voice & Chat AI', href: '/ai' },
        { label: 'Marketing Automation', href: '/marketing-automation' },
        { label: 'Data Analytics', href: '/data-analytics' },
        { label: 'Copywriting', href: '/copywriting' },
        { label: 'Web Design', href: '/web-design' },
        { label: 'GMB SEO', href: '/gmb-seo' },
        { label: 'Integration Services', href: '/integration-services' },
        { label: 'Coaching', href: '/coaching' },
      ],
    },
    {
      title: 'Industries',
      links: [
        { label: 'Solopreneurs', href: '/industries/solopreneurs' },
        { label: 'Marketing Agencies', href: '/industries/marketing-agencies' },
        { label: 'Sales Teams', href: '/industries/sales-teams' },
        { label: 'Local Services', href: '/industries/service-based' },
        { label: 'Coaches & Consultants', href: '/industries/coaches-consultants' },
        { label: 'Health & Wellness', href: '/industries/healthcare' },
        { label: 'Small & Medium Businesses', href: '/industries/smbs' },
        { label: 'Financial', href: '/industries/financial' },
        { label: 'Retail', href: '/industries/retail' },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: 'About the Company', href: '/about/company' },
        { label: 'Founder', href: '/about/founder' },
        { label: 'Testimonials', href: '/testimonials' },
        { label: 'Pricing', href: '/pricing' },
        { label: 'Add-ons', href: '/add-on-pricing' },
        { label: 'Platform Demo', href: '/demo' },
        { label: 'Contact', href: '/contact' },
        { label: 'Schedule a Demo', href: '/schedule' },
        { label: 'Store', destination: 'store' },
      ],
    },
  ],
  footerPlaceholder: { label: 'Blog', note: 'Coming soon' },
  legal: { rights: 'All rights reserved.', terms: 'Terms of Service' },
} satisfies Content<'navigation'>;
