/**
 * The public paths of the product specification (section 2) at launch: 50 pages. /calendar is a redirect, /sitemap.xml a file.
 */
const words = (text: string) => text.trim().split(/\s+/);

const industries = words(`
  solopreneurs marketing-agencies marketing-agencies/web-design marketing-agencies/pay-per-click
  marketing-agencies/social-media-management marketing-agencies/email-marketing marketing-agencies/copywriting
  marketing-agencies/branding sales-teams service-based plumbers pet-services home-inspectors solar hvac landscaping
  roofing home-improvement electricians coaches-consultants healthcare weight-loss chiropractor general-dentistry
  implant-specialist yoga-studios gyms smbs financial retail`);

export const specifiedPaths = words(`
  / /ai /schedule /marketing-automation /data-analytics /crm-solutions /copywriting /web-design /gmb-seo
  /integration-services /pricing /add-on-pricing /testimonials /contact /demo /terms-of-service /coaching
  /book-coaching /about/company /about/founder`).concat(industries.map((industry) => `/industries/${industry}`));
