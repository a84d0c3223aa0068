import { pricingJsonSchema } from '@/lib/content/plans/pricing-data';

export const dynamic = 'force-static';

/** What `/pricing.json` looks like, as a JSON Schema. */
export function GET() {
  return new Response(`${JSON.stringify(pricingJsonSchema(), null, 2)}\n`, {
    headers: { 'Content-Type': 'application/json' },
  });
}
