import type { Route } from 'next';
import { addOns } from '@/lib/content/add-ons';
import { familyBackgrounds } from '@/lib/content/family-backgrounds';
import {
  addOnPricing,
  coaching,
  company,
  contact,
  demo,
  founder,
  pages,
  pricing,
  schedule,
  termsOfService,
  testimonialsPage,
} from '@/lib/content/pages';
import { dollars } from '@/lib/content/plan-facts';
import { plans } from '@/lib/content/plans';
import type { IconName, MarkedTitle, Seo } from '@/lib/content/schemas/fields';
import type { Panel } from '@/lib/content/schemas/panel';
import type { Scene } from '@/lib/content/schemas/scenes';
import type { Hero, Story } from '@/lib/content/schemas/sections';
import type { Family, HeroScene, HeroSceneOf } from '@/lib/content/schemas/hero-scenes';
import { testimonials } from '@/lib/content/testimonials';
import { sceneParts, type Part } from './scene-parts';
import { serviceParts } from './service-parts';

/** What is behind the drawing: a tint, with the pattern of the page's family or, without one, a large motif. */
export type Background = {
  tint: Panel['background'];
  pattern?: Family;
  map?: HeroSceneOf<'dispatch'>['map'];
  /** With a pattern, the motif is small, at the end of the line. */
  motif?: IconName;
};

/** What a page's sharing picture shows. */
export type SharingCard = {
  headline: MarkedTitle;
  eyebrow?: string;
  background: Background;
  /** The time above the main card, which makes it a phone. */
  phone?: string;
  main: Part[];
  /** A second card in front of the main one. */
  aside?: Part[];
  /** The page shows samples, and the picture says so. */
  sample: boolean;
};

/** Where the pages that have them keep the parts of their head. */
type PageWithCard = {
  path: Route;
  seo: Seo;
  title?: MarkedTitle | string;
  eyebrow?: string;
  hero?: Omit<Hero, 'scene'> & { scene?: Scene; panel?: Panel };
  panel?: Panel;
  scene?: Scene;
  heroScene?: HeroScene;
  motif?: IconName;
  story?: Partial<Story>;
  sample?: boolean;
};

const pointRow = (title: string): Part => ({ shape: 'row', icon: 'check', title });

/** The drawings of pages that have no scene. */
const drawings = new Map<Route, Part[]>([
  ...serviceParts,
  [
    pricing.path,
    plans.map(({ title, audience, price }) => ({ shape: 'row', title, detail: audience, value: dollars(price) })),
  ],
  [
    addOnPricing.path,
    addOns.map(({ icon, name, price }): Part => {
      return typeof price === 'number'
        ? { shape: 'row', icon, title: name, value: dollars(price) }
        : { shape: 'row', icon, title: name, detail: price };
    }),
  ],
  [
    founder.path,
    [
      { shape: 'title', title: founder.name, detail: founder.role },
      ...company.facts.map(({ value, label }): Part => ({ shape: 'row', title: value, detail: label })),
    ],
  ],
  [
    company.path,
    company.values.values.map(({ title, text }) => ({ shape: 'row', icon: 'check', title, detail: text })),
  ],
  [
    testimonialsPage.path,
    testimonialsPage.checks?.cards.map(({ title }) => pointRow(title)) ??
      testimonials.map(({ name, position }) => ({ shape: 'row', title: name, detail: position })),
  ],
  [
    demo.path,
    [{ shape: 'title', title: demo.highlights.title }, ...demo.highlights.items.map(({ title }) => pointRow(title))],
  ],
  [
    termsOfService.path,
    termsOfService.sections.map(({ title }, index) => ({ shape: 'row', title, value: String(index + 1) })),
  ],
  ...[schedule, coaching, contact].map(({ path, expect }): [Route, Part[]] => [
    path,
    [{ shape: 'title', title: expect.title }, ...expect.points.map(pointRow)],
  ]),
]);

function headlineOf({ seo, hero, title = seo.title }: PageWithCard): MarkedTitle {
  if (hero) return hero.title;
  return typeof title === 'string' ? { text: title, marker: '' } : title;
}

function backgroundOf({ hero, panel = hero?.panel, heroScene, motif }: PageWithCard): Background {
  if (heroScene) {
    const { family } = heroScene;
    return {
      tint: familyBackgrounds[family],
      pattern: family,
      map: family === 'dispatch' ? heroScene.map : undefined,
      motif,
    };
  }
  return { tint: panel?.background ?? 'blue', motif: panel?.motif ?? motif };
}

/** How a story ends: with a review, or with something else that came of it. */
function endOf({ scene }: Partial<Story>): Part[] | undefined {
  const last = scene?.moments.at(-1);
  if (!last) return undefined;
  return [
    last.style === 'stars'
      ? { shape: 'stars', detail: last.time }
      : { shape: 'row', icon: last.icon, title: last.title, detail: last.time },
    { shape: 'text', text: last.text },
  ];
}

function dispatchCards({ phone }: HeroSceneOf<'dispatch'>, parts: readonly Part[]) {
  return {
    phone: phone.time,
    main: [
      { shape: 'title', title: phone.name, detail: phone.detail } as const,
      ...parts.filter(({ shape }) => shape !== 'title'),
    ],
  };
}

function cardOf(page: PageWithCard): SharingCard {
  const { hero, story, heroScene, scene = hero?.scene } = page;
  const main = scene ? sceneParts(scene) : (drawings.get(page.path) ?? []);
  return {
    headline: headlineOf(page),
    eyebrow: hero?.eyebrow ?? page.eyebrow,
    background: backgroundOf(page),
    main,
    aside: story && endOf(story),
    sample: page.sample ?? false,
    ...(heroScene?.family === 'dispatch' && dispatchCards(heroScene, main)),
  };
}

/** The sharing pictures of all pages, by path. */
export const sharingCards: ReadonlyMap<Route, SharingCard> = new Map(pages.map((page) => [page.path, cardOf(page)]));
