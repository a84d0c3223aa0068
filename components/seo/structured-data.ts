import type {
  AboutPage,
  BreadcrumbList,
  ContactPage,
  Graph,
  Offer,
  OfferCatalog,
  Organization,
  Product,
  Service,
  Thing,
  UnitPriceSpecification,
  VideoObject,
  WebSite,
} from 'schema-dts';
import { addOns, canonicalPath, addresses, plans, addressOf, site } from '@/lib/content';
import { addOnPricing, company, contact, demo, home, industries, pages, pricing, services } from '@/lib/content/pages';
import type { AddOn } from '@/lib/content/schemas/add-on';
import type { Seo } from '@/lib/content/schemas/page';
import { addressOfPicture } from '@/lib/photos/variants';
import { sharingPicturePath } from './page-metadata';
import { trailTo } from './trail';

/*
 * What pages tell search engines and assistants in schema.org's vocabulary (JSON-LD). All values come from the content
 * that the page shows. Testimonials and the founder are never part of it, because they may be samples. Questions and answers
 * are in the page: search engines show no results made from FAQPage any more.
 */

type PageContent = { path: string; seo: Seo };

const currency = 'USD';

/** Whoever books can have it. */
const availability = 'https://schema.org/InStock';

/** Who a page is about, for a reader of this page alone. The id says that the home page describes it in full. */
const organization = {
  '@type': 'Organization',
  '@id': addressOf('/#organization'),
  name: site.name,
  url: addressOf('/'),
} as const satisfies Organization;

function fullOrganization(): Organization {
  return {
    ...organization,
    logo: addressOf('/apple-icon.png'),
    description: site.blurb,
    telephone: site.phone?.number,
    email: site.email,
    sameAs: site.social.map(({ destination }) => destination),
  };
}

function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': addressOf('/#website'),
    name: site.name,
    url: addressOf('/'),
    publisher: { '@id': organization['@id'] },
  };
}

function breadcrumbs(path: string): BreadcrumbList | undefined {
  const trail = trailTo(path);
  if (trail.length === 0) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      // The last step is the page itself.
      item: index < trail.length - 1 ? addressOf(step.path) : undefined,
    })),
  };
}

function described({ path, seo }: PageContent) {
  return { name: seo.title, description: seo.description, url: addressOf(path) };
}

function service(page: PageContent): Service {
  return { '@type': 'Service', ...described(page), provider: organization };
}

/** What a price is for, in the codes of UN/CEFACT: a month, and one of something that has no code. */
const units = { month: { unitCode: 'MON' }, session: { unitCode: 'C62', unitText: 'session' } };

function recurring(price: number, unit: keyof typeof units, note?: string) {
  return {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: currency,
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, ...units[unit] },
    description: note,
  } as const satisfies UnitPriceSpecification;
}

function product(): Product {
  return {
    '@type': 'Product',
    ...described(pricing),
    name: site.name,
    image: addressOf(sharingPicturePath(pricing.path)),
    brand: organization,
    offers: plans.map(({ title, audience, price }): Offer => ({
      '@type': 'Offer',
      name: title,
      description: audience,
      priceSpecification: recurring(price, 'month'),
      availability,
      offeredBy: organization,
    })),
  };
}

function addOnOffer({ name, description, price, note, isOneTime, isPerSession }: AddOn): Offer {
  const offer = { '@type': 'Offer', name, description, availability, offeredBy: organization } as const satisfies Offer;
  if (typeof price === 'string') return offer;
  if (isOneTime) return { ...offer, price, priceCurrency: currency };
  return { ...offer, priceSpecification: recurring(price, isPerSession ? 'session' : 'month', note) };
}

function addOnCatalog(): OfferCatalog {
  return { '@type': 'OfferCatalog', ...described(addOnPricing), itemListElement: addOns.map(addOnOffer) };
}

/** Search engines require the day of publication. Without it they get no data about the video. */
function video(): VideoObject | undefined {
  const { linkText, alt, src, uploadDate } = demo.thumbnail;
  if (!uploadDate) return undefined;
  return {
    '@type': 'VideoObject',
    name: linkText,
    description: alt,
    thumbnailUrl: addressOf(addressOfPicture(src, 'thumbnail')),
    contentUrl: addresses.demoVideo,
    uploadDate,
  };
}

function aboutPage(): AboutPage {
  const founded = String(site.founded);
  const about: Organization = {
    ...organization,
    foundingDate: company.facts.some(({ value }) => value === founded) ? founded : undefined,
  };
  return { '@type': 'AboutPage', ...described(company), about };
}

function contactPage(): ContactPage {
  return {
    '@type': 'ContactPage',
    ...described(contact),
    about: { ...organization, telephone: site.phone?.number, email: site.email },
  };
}

function ownNodes(page: PageContent): (Thing | undefined)[] {
  switch (page.path) {
    case home.path:
      return [fullOrganization(), webSite()];
    case pricing.path:
      return [product()];
    case addOnPricing.path:
      return [addOnCatalog()];
    case company.path:
      return [aboutPage()];
    case contact.path:
      return [contactPage()];
    case demo.path:
      return [video()];
    default:
      return [...services, ...industries].some(({ path }) => path === page.path) ? [service(page)] : [];
  }
}

/** The structured data of the page at a path, or undefined if there is nothing to say. */
export function structuredData(path: string): Graph | undefined {
  const page = pages.find((candidate) => candidate.path === canonicalPath(path));
  if (!page) return undefined;
  const nodes = [...ownNodes(page), breadcrumbs(page.path)].filter((node) => node !== undefined);
  return nodes.length > 0 ? { '@context': 'https://schema.org', '@graph': nodes } : undefined;
}

/** As the text of a script element, which only `<` could end. */
export function asScriptText(data: Graph): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
