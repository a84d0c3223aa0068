import actions from '@/content/actions';
import addOns from '@/content/add-ons';
import aliases from '@/content/aliases';
import claims from '@/content/claims';
import comparison from '@/content/comparison';
import destinations from '@/content/destinations';
import embedOrigins from '@/content/embed-origins';
import embedTexts from '@/content/embed-texts';
import navigation from '@/content/navigation';
import ownerQuestions from '@/content/owner-questions';
import planWords from '@/content/plan-words';
import plans from '@/content/plans';
import player from '@/content/player';
import redirects from '@/content/redirects';
import scripts from '@/content/scripts';
import site from '@/content/site';
import testimonials from '@/content/testimonials';
import financial from '@/content/coming-soon/financial';
import retail from '@/content/coming-soon/retail';
import agencyBranding from '@/content/industries/agency-branding';
import agencyCopywriting from '@/content/industries/agency-copywriting';
import agencyEmailMarketing from '@/content/industries/agency-email-marketing';
import agencyPayPerClick from '@/content/industries/agency-pay-per-click';
import agencySocialMediaManagement from '@/content/industries/agency-social-media-management';
import agencyWebDesign from '@/content/industries/agency-web-design';
import chiropractor from '@/content/industries/chiropractor';
import coachesConsultants from '@/content/industries/coaches-consultants';
import electricians from '@/content/industries/electricians';
import generalDentistry from '@/content/industries/general-dentistry';
import gyms from '@/content/industries/gyms';
import homeImprovement from '@/content/industries/home-improvement';
import homeInspectors from '@/content/industries/home-inspectors';
import hvac from '@/content/industries/hvac';
import implantSpecialist from '@/content/industries/implant-specialist';
import landscaping from '@/content/industries/landscaping';
import petServices from '@/content/industries/pet-services';
import plumbers from '@/content/industries/plumbers';
import roofing from '@/content/industries/roofing';
import salesTeams from '@/content/industries/sales-teams';
import smbs from '@/content/industries/smbs';
import solar from '@/content/industries/solar';
import solopreneurs from '@/content/industries/solopreneurs';
import weightLoss from '@/content/industries/weight-loss';
import yogaStudios from '@/content/industries/yoga-studios';
import healthcare from '@/content/overviews/healthcare';
import marketingAgencies from '@/content/overviews/marketing-agencies';
import serviceBased from '@/content/overviews/service-based';
import addOnPricing from '@/content/pages/add-on-pricing';
import coaching from '@/content/pages/coaching';
import company from '@/content/pages/company';
import contact from '@/content/pages/contact';
import demo from '@/content/pages/demo';
import founder from '@/content/pages/founder';
import home from '@/content/pages/home';
import notFound from '@/content/pages/not-found';
import pricing from '@/content/pages/pricing';
import schedule from '@/content/pages/schedule';
import termsOfService from '@/content/pages/terms-of-service';
import testimonialsPage from '@/content/pages/testimonials';
import ai from '@/content/services/ai';
import copywriting from '@/content/services/copywriting';
import crmSolutions from '@/content/services/crm-solutions';
import dataAnalytics from '@/content/services/data-analytics';
import gmbSeo from '@/content/services/gmb-seo';
import integrationServices from '@/content/services/integration-services';
import marketingAutomation from '@/content/services/marketing-automation';
import webDesign from '@/content/services/web-design';

/**
 * Every content file by its name, as it is typed there, in the order in which lists of pages show them. A page has
 * two lines: a file that is not here is shown nowhere, which the check of content says.
 */
export const contentFiles = {
  actions,
  'add-ons': addOns,
  aliases,
  claims,
  comparison,
  destinations,
  'embed-origins': embedOrigins,
  'embed-texts': embedTexts,
  navigation,
  'owner-questions': ownerQuestions,
  'plan-words': planWords,
  plans,
  player,
  redirects,
  scripts,
  site,
  testimonials,
  'pages/home': home,
  'pages/pricing': pricing,
  'pages/add-on-pricing': addOnPricing,
  'pages/company': company,
  'pages/founder': founder,
  'pages/testimonials': testimonialsPage,
  'pages/demo': demo,
  'pages/schedule': schedule,
  'pages/coaching': coaching,
  'pages/contact': contact,
  'pages/terms-of-service': termsOfService,
  'pages/not-found': notFound,
  'services/ai': ai,
  'services/copywriting': copywriting,
  'services/crm-solutions': crmSolutions,
  'services/data-analytics': dataAnalytics,
  'services/gmb-seo': gmbSeo,
  'services/integration-services': integrationServices,
  'services/marketing-automation': marketingAutomation,
  'services/web-design': webDesign,
  'overviews/healthcare': healthcare,
  'overviews/marketing-agencies': marketingAgencies,
  'overviews/service-based': serviceBased,
  'industries/agency-branding': agencyBranding,
  'industries/agency-copywriting': agencyCopywriting,
  'industries/agency-email-marketing': agencyEmailMarketing,
  'industries/agency-pay-per-click': agencyPayPerClick,
  'industries/agency-social-media-management': agencySocialMediaManagement,
  'industries/agency-web-design': agencyWebDesign,
  'industries/chiropractor': chiropractor,
  'industries/coaches-consultants': coachesConsultants,
  'industries/electricians': electricians,
  'industries/general-dentistry': generalDentistry,
  'industries/gyms': gyms,
  'industries/home-improvement': homeImprovement,
  'industries/home-inspectors': homeInspectors,
  'industries/hvac': hvac,
  'industries/implant-specialist': implantSpecialist,
  'industries/landscaping': landscaping,
  'industries/pet-services': petServices,
  'industries/plumbers': plumbers,
  'industries/roofing': roofing,
  'industries/sales-teams': salesTeams,
  'industries/smbs': smbs,
  'industries/solar': solar,
  'industries/solopreneurs': solopreneurs,
  'industries/weight-loss': weightLoss,
  'industries/yoga-studios': yogaStudios,
  'coming-soon/financial': financial,
  'coming-soon/retail': retail,
} satisfies Record<string, object>;

/** The name of a content file: `industries/plumbers`. */
export type FileName = keyof typeof contentFiles;

/** The name of the content file with a path: `/industries/hvac` → `industries/hvac`; undefined where there is none. */
export function fileAt(path: string): string | undefined {
  return Object.entries(contentFiles).find(([, data]) => 'path' in data && data.path === path)?.[0];
}
