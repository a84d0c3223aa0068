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
        { label: 'Solopreneurs', href: '/industries/solopreneurs', note: 'Calls answered while you work' },
        {
          label: 'Marketing Agencies',
          note: 'Websites, ads, email, brands',
          links: [
            {
              label: 'Agencies Overview',
              href: '/industries/marketing-agencies',
              note: 'Proposals, approvals and fees',
            },
            {
              label: 'Web Design',
              href: '/industries/marketing-agencies/web-design',
              note: 'Extra pages priced first',
            },
            {
              label: 'Pay Per Click',
              href: '/industries/marketing-agencies/pay-per-click',
              note: 'Budget changes in writing',
            },
            {
              label: 'Social Media Management',
              href: '/industries/marketing-agencies/social-media-management',
              note: 'Captions approved by text',
            },
            {
              label: 'Email Marketing',
              href: '/industries/marketing-agencies/email-marketing',
              note: 'Sign-off before the send',
            },
            {
              label: 'Copywriting',
              href: '/industries/marketing-agencies/copywriting',
              note: 'One approver for each draft',
            },
            { label: 'Branding', href: '/industries/marketing-agencies/branding', note: 'Who chose what, and why' },
          ],
        },
        { label: 'Sales Teams', href: '/industries/sales-teams', note: 'An owner for every inquiry' },
        {
          label: 'Local Services',
          note: 'Plumbing, HVAC, roofing, pets',
          links: [
            {
              label: 'Local Services Overview',
              href: '/industries/service-based',
              note: 'House calls, trucks and bills',
            },
            { label: 'Plumbers', href: '/industries/plumbers', note: 'Replies while your hands are wet' },
            { label: 'Pet Services', href: '/industries/pet-services', note: 'A reminder for every coat' },
            { label: 'Home Inspectors', href: '/industries/home-inspectors', note: 'From agreement to report' },
            { label: 'Solar', href: '/industries/solar', note: 'From site survey to power-on' },
            { label: 'HVAC', href: '/industries/hvac', note: 'Calls caught on the hottest day' },
            { label: 'Landscaping', href: '/industries/landscaping', note: 'When rain moves the crew' },
            { label: 'Roofing', href: '/industries/roofing', note: 'When a whole street calls' },
            {
              label: 'Home Improvement',
              href: '/industries/home-improvement',
              note: 'Every change has a price',
            },
            { label: 'Electricians', href: '/industries/electricians', note: 'Panel quotes, followed up' },
          ],
        },
        {
          label: 'Coaches & Consultants',
          href: '/industries/coaches-consultants',
          note: 'Clients book their own calls',
        },
        {
          label: 'Health & Wellness',
          note: 'Clinics, dentists, studios, gyms',
          links: [
            { label: 'Healthcare Overview', href: '/industries/healthcare', note: 'Reminders and recalls on time' },
            { label: 'Weight Loss', href: '/industries/weight-loss', note: 'Weigh-ins for a whole program' },
            { label: 'Chiropractor', href: '/industries/chiropractor', note: 'Care plans booked as a series' },
            { label: 'General Dentistry', href: '/industries/general-dentistry', note: 'Recalls for overdue patients' },
            {
              label: 'Implant Specialist',
              href: '/industries/implant-specialist',
              note: 'Follow-up after each consult',
            },
            { label: 'Yoga Studios', href: '/industries/yoga-studios', note: 'Answers while you teach' },
            { label: 'Gyms', href: '/industries/gyms', note: 'Tours, check-ins and progress' },
          ],
        },
        { label: 'Small & Medium Businesses', href: '/industries/smbs', note: 'One record from desk to desk' },
        { label: 'Financial', href: '/industries/financial', note: 'Page coming soon' },
        { label: 'Retail', href: '/industries/retail', note: 'Page coming soon' },
      ],
      card: { action: 'bookFreeDemo', note: 'See it with your own kind of work' },
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
  footerNetworks: 'Follow us',
  footerPlaceholder: { label: 'Blog', note: 'Coming soon' },
  legal: { rights: 'All rights reserved.', terms: 'Terms of Service' },
} satisfies Content<'navigation'>;
