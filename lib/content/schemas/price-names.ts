/**
 * The prices that a sentence in content can name in braces, such as `{setupFee}`. They are filled in after the check, which
 * lets nobody type an amount into a sentence (lib/content/load.ts).
 */
export const priceNames = [
  'cheapestPrice',
  'cheapestStart',
  'coachingPrice',
  'coachingSession',
  'emailFee',
  'everyPlanPrice',
  'highestPrice',
  'localSeoPrice',
  'phoneSetupPrice',
  'recommendedPrice',
  'recommendedStart',
  'reputationPrice',
  'setupFee',
  'websiteFee',
] as const;
export type PriceName = (typeof priceNames)[number];
