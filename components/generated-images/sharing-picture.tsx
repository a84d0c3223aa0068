import { brandLine } from '@/components/ui/brand-mark';
import { icons } from '@/lib/icons';
import { Lucide } from '@/components/ui/lucide';
import { site } from '@/lib/content';
import type { GroundName } from '@/components/ui/ground';
import type { IconName, MarkedTitle } from '@/lib/content/schemas/fields';
import type { Seo } from '@/lib/content/schemas/page';
import { coloredDrawing } from './colored-drawing';
import { color } from './palette';
import { fontFamilies } from './picture-font';

/** What is taken from a page, wherever it has it. */
export type SharedPage = {
  seo: Seo;
  title?: MarkedTitle | string;
  eyebrow?: string;
  hero?: { title: MarkedTitle; eyebrow?: string };
  tool?: { object: string; ground: GroundName };
  icon?: IconName;
  sample?: boolean;
};

/** The colors of a ground (components/ui/ground.css): the band, the disc, words, and the marker. */
const grounds: Record<GroundName, { ground: string; disc: string; on: string; marker: string }> = {
  paper: { ground: 'paper', disc: 'sun-ground', on: 'ink', marker: 'sunrise' },
  sun: { ground: 'sun-ground', disc: 'sunrise-pale', on: 'ink', marker: 'street' },
  leaf: { ground: 'leaf-ground', disc: 'leaf-wash', on: 'ink', marker: 'street' },
  blue: { ground: 'brand-ground', disc: 'brand-sheet', on: 'ink', marker: 'street' },
  clay: { ground: 'clay-soft', disc: 'clay-wash', on: 'ink', marker: 'street' },
  'clay-deep': { ground: 'clay-ground', disc: 'clay-pale', on: 'ink', marker: 'street' },
  ink: { ground: 'ink', disc: 'sun-ground', on: 'white', marker: 'brand-deep' },
  deep: { ground: 'brand-deep', disc: 'brand', on: 'white', marker: 'brand' },
};

const groundOf = ({ tool }: SharedPage) => tool?.ground ?? 'blue';

/** The tool of a trade as an image, because the renderer knows no groups within one. */
function toolImage({ object, ground }: NonNullable<SharedPage['tool']>): string {
  return `data:image/svg+xml;base64,${Buffer.from(coloredDrawing(object, ground, 9)).toString('base64')}`;
}

function Side({ page }: { page: SharedPage }) {
  const { tool, icon } = page;
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: 560,
        height: 560,
        marginRight: -40,
        borderRadius: 280,
        background: color(grounds[groundOf(page)].disc),
        color: color('ink'),
      }}
    >
      {tool ? (
        // oxlint-disable-next-line nextjs/no-img-element
        <img src={toolImage(tool)} alt="" width={480} height={450} />
      ) : icon ? (
        <Lucide icon={icons[icon]} size={220} strokeWidth={1.5} />
      ) : (
        <svg width="240" height="240" viewBox="0 0 32 32" fill="none" stroke={color('ink')} strokeWidth="2.4">
          <path d={brandLine} strokeLinecap="round" />
        </svg>
      )}
    </div>
  );
}

/** A headline in words, which the renderer wraps. Those on the marker have its color behind them. */
function Headline({ title: { text, marker = '' }, ground }: { title: MarkedTitle; ground: GroundName }) {
  const [from, to] = [text.indexOf(marker), text.indexOf(marker) + marker.length];
  const size = text.length <= 34 ? 76 : text.length <= 54 ? 66 : 58;
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index: start }) => {
    const end = start + word.length;
    const isMarked = marker !== '' && start < to && end > from;
    return { word, start, isMarked, goesOn: isMarked && end < to };
  });
  const line = color(grounds[ground].marker);
  const behind = `linear-gradient(transparent 68%, ${line} 68%, ${line} 94%, transparent 94%)`;
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
  const ground = groundOf(page);
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        alignItems: 'center',
        background: color(grounds[ground].ground),
        color: color(grounds[ground].on),
        fontFamily: fontFamilies.body,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flexGrow: 1,
          flexBasis: 0,
          height: '100%',
          padding: '56px 20px 52px 64px',
        }}
      >
        <Brand />
        <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', flexGrow: 1 }}>
          {eyebrow && <div style={{ marginBottom: 18, fontSize: 30, fontWeight: 600 }}>{eyebrow}</div>}
          <Headline title={typeof title === 'string' ? { text: title } : title} ground={ground} />
        </div>
        <div style={{ display: 'flex', fontSize: 28 }}>{sample ? site.sampleMark : site.tagline}</div>
      </div>
      <Side page={page} />
    </div>
  );
}
