import { pricingData } from '@/lib/content/plans/pricing-data';

export const dynamic = 'force-static';

/** All prices as data, for programs. */
export function GET() {
  return new Response(`${JSON.stringify(pricingData(), null, 2)}\n`, {
    headers: { 'Content-Type': 'application/json' },
  });
}
