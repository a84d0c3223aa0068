import { z } from 'zod';
import { addOns, addressOf, load, plans } from '../load';
import { plainTextOf } from '../schemas/linked-text';
import type { AddOn } from '../schemas/add-on';
import { hasFeature, type Fee, type Plan } from '../schemas/plan';

export const pricingFile = '/pricing.json';
export const pricingSchemaFile = '/pricing.schema.json';

const price = z.number().positive();
const fee = z.number().nonnegative().describe('Once. 0 means that it is free.');
const amount = z.union([z.int().positive(), z.literal('unlimited')]);

const planSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  audience: z.string(),
  price: price.describe('Per month.'),
  period: z.literal('month'),
  members: amount,
  contacts: amount,
  credits: z
    .union([
      z.literal('first month only'),
      z.strictObject({ emails: amount, callsReceived: amount, callsSent: amount, sms: amount }),
    ])
    .describe('Complimentary: for the first month only, or what those of every month are enough for.'),
  setupFee: fee,
  websiteFee: fee,
  features: z.array(z.string()),
  recommended: z.boolean(),
  checkout: z.url(),
});

const addOnSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: price.nullable().describe('null where it is agreed with each customer.'),
  period: z.enum(['once', 'session', 'month']).nullable().describe('What the price is for.'),
  note: z.string().optional().describe('Belongs to the price.'),
  features: z.array(z.string()),
  checkout: z.url(),
});

const pricingDataSchema = z
  .strictObject({
    $schema: z.literal(addressOf(pricingSchemaFile)),
    url: z.url().describe('The page with the same prices.'),
    terms: z.url(),
    currency: z.literal('USD'),
    notes: z.array(z.string()),
    plans: z.array(planSchema),
    addOns: z.array(addOnSchema),
  })
  .describe('The prices of all plans and add-ons.');
export type PricingData = z.infer<typeof pricingDataSchema>;

const inDollars = (value: Fee) => (value === 'free' ? 0 : value);

function planData(plan: Plan): PricingData['plans'][number] {
  const { name: id, title: name, audience, price: monthly, members, contacts, credits, recommended, ctaLink } = plan;
  return {
    id,
    name,
    audience,
    price: monthly,
    period: 'month',
    members,
    contacts,
    credits,
    setupFee: inDollars(plan.setup),
    websiteFee: inDollars(plan.website),
    features: load('comparison')
      .filter((row) => hasFeature(plan, row))
      .map(({ feature }) => feature),
    recommended,
    checkout: ctaLink,
  };
}

function addOnData(addOn: AddOn): PricingData['addOns'][number] {
  const { id, name, description, note, features, ctaLink: checkout } = addOn;
  const facts = { id, name, description, note, features, checkout };
  if (typeof addOn.price === 'string') return { ...facts, price: null, period: null };
  const recurring = addOn.isPerSession ? 'session' : 'month';
  return { ...facts, price: addOn.price, period: addOn.isOneTime ? 'once' : recurring };
}

/** All prices as data, for programs. */
export function pricingData(): PricingData {
  const pricing = load('pages/pricing');
  return pricingDataSchema.parse({
    $schema: addressOf(pricingSchemaFile),
    url: addressOf(pricing.path),
    terms: addressOf(load('pages/terms-of-service').path),
    currency: 'USD',
    notes: [plainTextOf(pricing.lede), pricing.comparison.intro],
    plans: plans.map(planData),
    addOns: addOns.map(addOnData),
  });
}

/** What `/pricing.json` looks like, as a JSON Schema. */
export function pricingJsonSchema() {
  return { $id: addressOf(pricingSchemaFile), ...z.toJSONSchema(pricingDataSchema) };
}
