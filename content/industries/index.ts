import { registry } from '../schemas/load';
import { plumbers } from './plumbers';
import { petServices } from './pet-services';
import { homeInspectors } from './home-inspectors';
import { solar } from './solar';
import { hvac } from './hvac';
import { landscaping } from './landscaping';
import { roofing } from './roofing';
import { homeImprovement } from './home-improvement';
import { electricians } from './electricians';
import { weightLoss } from './weight-loss';
import { chiropractor } from './chiropractor';
import { generalDentistry } from './general-dentistry';
import { implantSpecialist } from './implant-specialist';
import { yogaStudios } from './yoga-studios';
import { gyms } from './gyms';
import { solopreneurs } from './solopreneurs';
import { salesTeams } from './sales-teams';
import { coachesConsultants } from './coaches-consultants';
import { smbs } from './smbs';
import { agencyWebDesign } from './agency-web-design';
import { agencyPayPerClick } from './agency-pay-per-click';
import { agencySocialMediaManagement } from './agency-social-media-management';
import { agencyEmailMarketing } from './agency-email-marketing';
import { agencyCopywriting } from './agency-copywriting';
import { agencyBranding } from './agency-branding';

/** Every industry page that has the shared layout. A new one is imported, listed and exported here. */
export const industries = registry('path', [
  plumbers,
  petServices,
  homeInspectors,
  solar,
  hvac,
  landscaping,
  roofing,
  homeImprovement,
  electricians,
  weightLoss,
  chiropractor,
  generalDentistry,
  implantSpecialist,
  yogaStudios,
  gyms,
  solopreneurs,
  salesTeams,
  coachesConsultants,
  smbs,
  agencyWebDesign,
  agencyPayPerClick,
  agencySocialMediaManagement,
  agencyEmailMarketing,
  agencyCopywriting,
  agencyBranding,
]);

export {
  plumbers,
  petServices,
  homeInspectors,
  solar,
  hvac,
  landscaping,
  roofing,
  homeImprovement,
  electricians,
  weightLoss,
  chiropractor,
  generalDentistry,
  implantSpecialist,
  yogaStudios,
  gyms,
  solopreneurs,
  salesTeams,
  coachesConsultants,
  smbs,
  agencyWebDesign,
  agencyPayPerClick,
  agencySocialMediaManagement,
  agencyEmailMarketing,
  agencyCopywriting,
  agencyBranding,
};
