/** The marketing figures of the product specification. At launch content/claims.ts has exactly these. */

/** Section 9, "Industry statistics", in the order shown. All are percentages except the case value. */
export const industryFigures: [page: string, figures: string[]][] = [
  ['/industries/plumbers', ['47%', '63%', '89%', '31%']],
  ['/industries/pet-services', ['52%', '68%', '91%', '44%']],
  ['/industries/home-inspectors', ['58%', '72%', '94%', '41%']],
  ['/industries/solar', ['68%', '45%', '92%', '156%']],
  ['/industries/hvac', ['52%', '73%', '91%', '38%']],
  ['/industries/landscaping', ['64%', '81%', '95%', '42%']],
  ['/industries/roofing', ['78%', '56%', '94%', '123%']],
  ['/industries/home-improvement', ['71%', '48%', '96%', '67%']],
  ['/industries/electricians', ['58%', '67%', '93%', '41%']],
  ['/industries/weight-loss', ['73%', '45%', '92%', '38%']],
  ['/industries/chiropractor', ['52%', '68%', '94%', '41%']],
  ['/industries/general-dentistry', ['67%', '58%', '96%', '44%']],
  ['/industries/implant-specialist', ['78%', '65%', '$12K', '97%']],
  ['/industries/yoga-studios', ['69%', '54%', '91%', '43%']],
  ['/industries/gyms', ['61%', '48%', '87%', '76%']],
];

/** Section 1, "Marketing claims", in its order. */
export const generalFigures: [id: string, figure: string][] = [
  ['ai-hours-week', '15–20 hours'],
  ['solo-hours-week', '15+ hours'],
  ['automation-hours-day', '3–4 hours'],
  ['ai-productivity', '30%'],
  ['ai-cost', '25–35%'],
  ['ai-response', '40–60%'],
  ['platform-conversion', '29%'],
  ['website-load', 'under 3 seconds'],
  ['solo-capacity', 'up to 50%'],
  ['platform-revenue', '30%'],
  ['sales-response', '−65%'],
  ['sales-close', '+28%'],
  ['sales-productivity', '+37%'],
  ['sales-retention', '+42%'],
  ['coaches-retention', '+27%'],
  ['smb-revenue', '29%'],
  ['smb-efficiency', '34%'],
  ['smb-satisfaction', '75%'],
  ['smb-productivity', '300%'],
  ['smb-cost', '23%'],
  ['agency-speed', '68%'],
  ['agency-consistency', '85%'],
  ['agency-approval', '92%'],
  ['agency-recognition', '47%'],
];

/** The lines of the specification that state figures, word for word: sections 1 and 9. */
export const specifiedLines = [
  'AI saves 15-20 hours a week (also 15+ weekly, 3-4 hours daily); 30% productivity; 25-35% cost reduction; 40-60% faster customer response; 29% higher lead conversion; page load under 3 seconds; up to 50% more client capacity; 30% average revenue growth.',
  'Sales teams: -65% lead response time, +28% close rate, +37% rep productivity, +42% retention.',
  'Coaches: +27% retention.',
  'SMB: 29% revenue, 34% efficiency, 75% satisfaction, 300% productivity, 23% cost reduction.',
  'Agencies: 68% faster, 85% consistency, 92% approval, 47% recognition.',
  'Plumbers 47/63/89/31; pet 52/68/91/44; inspectors 58/72/94/41; solar 68/45/92/156; HVAC 52/73/91/38; landscaping 64/81/95/42; roofing 78/56/94/123; home improvement 71/48/96/67; electricians 58/67/93/41; weight loss 73/45/92/38; chiropractic 52/68/94/41; general dentistry 67/58/96/44; dental implant 78/65/12K average case value/97; yoga 69 (first figure; the next two are not shown in that section), later 54/91/43; gyms 61/48/87/76.',
];
