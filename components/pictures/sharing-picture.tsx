import type { ReactElement } from 'react';
import { brandLine } from '@/components/ui/brand-mark';
import { icons } from '@/lib/icons';
import { Lucide } from '@/components/ui/lucide';
import { site } from '@/lib/content';
import { heroBackgrounds, type Background } from '@/components/illustrations/heroes/hero-backgrounds';
import type { IconName, MarkedTitle, Seo } from '@/lib/content/schemas/fields';
import type { HeroLayout } from '@/lib/content/schemas/hero-scenes';
import type { Panel } from '@/lib/content/schemas/sections';
import { color } from './palette';
import { fontFamilies } from './picture-font';

/** What is taken from a page, wherever it has it. */
export type SharedPage = {
  seo: Seo;
  title?: MarkedTitle | string;
  eyebrow?: string;
  hero?: { title: MarkedTitle; eyebrow?: string; panel?: Panel };
  panel?: Panel;
  heroScene?: { layout: HeroLayout };
  icon?: IconName;
  sample?: boolean;
};

const panelWidth = 400;
const height = 630;

/** The panel of a background: what it is filled with, and what is drawn on it. */
const tints: Record<Background, { fill: string; line: string }> = {
  blue: { fill: color('brand-sheet'), line: color('brand') },
  sun: { fill: color('sun-wash'), line: color('sun-deep') },
  leaf: { fill: color('leaf-wash'), line: color('leaf') },
  clay: { fill: color('clay-wash'), line: color('clay') },
  ink: { fill: color('ink'), line: color('brand-soft') },
};

/** Positions from 0 to `end` with a distance of `step`, in pixels. */
const every = (step: number, end: number) => Array.from({ length: Math.ceil(end / step) }, (_, index) => index * step);

const columns = (step: number) => every(step, panelWidth).map((x) => `M${x} 0v${height}`);
const rows = (step: number) => every(step, height).map((y) => `M0 ${y}h${panelWidth}`);
const diagonals = (step: number, run: number) => every(step, panelWidth + run).map((x) => `M${x} 0l-${run} ${height}`);

/** What repeats behind the icon: streets, squared paper, the slots of a day, beats, a desk mat. */
const patterns: Record<HeroLayout, string[]> = {
  dispatch: [...diagonals(96, 150), ...every(118, 900).map((y) => `M0 ${y - 90}l${panelWidth} 96`)],
  project: [...columns(40), ...rows(40)],
  chair: [...columns(134), ...rows(70)],
  rhythm: every(42, panelWidth).flatMap((x) => every(42, height).map((y) => `M${x + 20} ${y + 20}h.1`)),
  desk: diagonals(30, height),
};

/** A function, because the renderer supports no components inside an SVG element. */
function drawPattern(layout: HeroLayout, line: string): ReactElement {
  return (
    <svg
      width={panelWidth}
      height={height}
      style={{ position: 'absolute', left: 0, top: 0 }}
      stroke={line}
      strokeLinecap="round"
      strokeWidth={layout === 'rhythm' ? 7 : layout === 'dispatch' ? 12 : 2}
      fill="none"
      opacity="0.2"
    >
      <path d={patterns[layout].join('')} />
    </svg>
  );
}

/** The tinted side: the pattern of the page's layout, and its icon, or the brand's line. */
function Side({ page: { hero, panel = hero?.panel, heroScene, icon = panel?.icon } }: { page: SharedPage }) {
  const { fill, line } = tints[heroScene ? heroBackgrounds[heroScene.layout] : (panel?.background ?? 'blue')];
  return (
    <div
      style={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: panelWidth,
        height,
        background: fill,
        color: line,
      }}
    >
      {heroScene && drawPattern(heroScene.layout, line)}
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          width: 236,
          height: 236,
          borderRadius: 56,
          background: fill === color('ink') ? color('ink-raised') : color('white'),
        }}
      >
        {icon ? (
          <Lucide icon={icons[icon]} size={132} strokeWidth={1.5} />
        ) : (
          <svg width="150" height="150" viewBox="0 0 32 32" fill="none" stroke={line} strokeWidth="2.4">
            <path d={brandLine} strokeLinecap="round" />
          </svg>
        )}
      </div>
    </div>
  );
}

/** A headline in words, which the renderer wraps. Those on the marker have its color behind them. */
function Headline({ title: { text, marker = '' } }: { title: MarkedTitle }) {
  const [from, to] = [text.indexOf(marker), text.indexOf(marker) + marker.length];
  const size = text.length <= 34 ? 76 : text.length <= 54 ? 66 : 58;
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index: start }) => {
    const end = start + word.length;
    const isMarked = marker !== '' && start < to && end > from;
    return { word, start, isMarked, goesOn: isMarked && end < to };
  });
  const behind = `linear-gradient(transparent 68%, ${color('sun-soft')} 68%, ${color('sun-soft')} 94%, transparent 94%)`;
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        fontFamily: fontFamilies.display,
        fontSize: size,
        lineHeight: 1.12,
        letterSpacing: '-0.025em',
      }}
    >
      {words.map(({ word, start, isMarked, goesOn }) => (
        <div
          key={start}
          style={{
            display: 'flex',
            ...(goesOn ? { paddingRight: size / 4 } : { marginRight: size / 4 }),
            ...(isMarked && { backgroundImage: behind }),
          }}
        >
          {word}
        </div>
      ))}
    </div>
  );
}

function Brand() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', fontFamily: fontFamilies.display, fontSize: 34 }}>
      <svg width="52" height="52" viewBox="0 0 32 32" style={{ marginRight: 16 }}>
        <rect width="32" height="32" rx="9" fill={color('brand')} />
        <path d={brandLine} fill="none" stroke={color('white')} strokeWidth="3" strokeLinecap="round" />
      </svg>
      {site.name}
    </div>
  );
}

/**
 * The preview image of a shared link, 1200 by 630 pixels. Styles are inline, because the renderer does not read style sheets.
 * Pages with samples say so, as they do themselves.
 */
export function SharingPicture({ page }: { page: SharedPage }) {
  const { seo, hero, title = hero?.title ?? seo.title, eyebrow = hero?.eyebrow, sample } = page;
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: color('paper'),
        color: color('ink'),
        fontFamily: fontFamilies.body,
      }}
    >
      <div
        style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: 0, padding: '56px 48px 52px 64px' }}
      >
        <Brand />
        <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', flexGrow: 1 }}>
          {eyebrow && <div style={{ marginBottom: 18, fontSize: 30, color: color('ink-soft') }}>{eyebrow}</div>}
          <Headline title={typeof title === 'string' ? { text: title } : title} />
        </div>
        <div style={{ display: 'flex', fontSize: 28, color: color('ink-soft') }}>
          {sample ? site.sampleMark : site.tagline}
        </div>
      </div>
      <Side page={page} />
    </div>
  );
}
