import type { ReactNode } from 'react';
import { icons } from '@/components/ui/icon';
import { Lucide } from '@/components/ui/lucide';
import { starPath } from '@/components/ui/star';
import type { IconName } from '@/lib/content/schemas/fields';
import type { Badge } from '@/lib/content/schemas/scenes';
import { textWidth } from './headline-lines';
import { palette } from './palette';
import type { Part } from './scene-parts';

const badgeColors: Record<Badge['tone'], { background: string; color: string }> = {
  blue: { background: palette.brandTint, color: palette.brandDeep },
  leaf: { background: palette.leafTint, color: palette.leaf },
  sun: { background: palette.sunTint, color: palette.sunDeep },
  quiet: { background: palette.paperDeep, color: palette.inkSoft },
};

/** The smallest text of a picture, in pixels. */
export const minTextSize = 24;
const lineHeight = 1.3;
/** Between parts, and beside icons and values. */
const gap = 16;
const tile = 52;
const bubblePadding = 14;
const fieldPadding = 8;

const quiet = { display: 'flex', color: palette.inkQuiet } as const;
const strong = { display: 'flex', fontWeight: 600 } as const;

function BadgeTag({ badge }: { badge: Badge }) {
  return (
    <div
      style={{
        display: 'flex',
        padding: '2px 12px',
        borderRadius: 10,
        fontSize: minTextSize,
        fontWeight: 600,
        whiteSpace: 'nowrap',
        ...badgeColors[badge.tone],
      }}
    >
      {badge.text}
    </div>
  );
}

function Tile({ icon, faint = false }: { icon: IconName; faint?: boolean }) {
  return (
    <div
      style={{
        display: 'flex',
        flexShrink: 0,
        alignItems: 'center',
        justifyContent: 'center',
        width: tile,
        height: tile,
        marginRight: gap,
        borderRadius: 14,
        background: faint ? palette.paperDeep : palette.brandTint,
        color: faint ? palette.inkQuiet : palette.brandDeep,
      }}
    >
      <Lucide icon={icons[icon]} size={28} />
    </div>
  );
}

/** Title and detail, with a badge beside them or, where it does not fit, below. */
function Words({ title, detail, badge }: { title: string; detail?: string; badge?: Badge }) {
  return (
    <div
      style={{
        display: 'flex',
        flexGrow: 1,
        flexShrink: 1,
        flexBasis: 0,
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '4px 12px',
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ ...strong, textWrap: 'balance' }}>{title}</div>
        {detail && <div style={quiet}>{detail}</div>}
      </div>
      {badge && <BadgeTag badge={badge} />}
    </div>
  );
}

function Star() {
  return (
    <div style={{ display: 'flex', color: palette.sun, marginRight: 4 }}>
      <svg width="30" height="30" viewBox="0 0 24 24" fill={palette.sun}>
        <path d={starPath} />
      </svg>
    </div>
  );
}

function PartPicture({ part }: { part: Part }): ReactNode {
  switch (part.shape) {
    case 'title':
      return (
        <div style={{ display: 'flex', paddingBottom: 16, borderBottom: `2px solid ${palette.rule}` }}>
          <Words {...part} />
        </div>
      );
    case 'bubble':
      return (
        <div style={{ display: 'flex', justifyContent: part.own ? 'flex-end' : 'flex-start' }}>
          <div
            style={{
              display: 'flex',
              maxWidth: '90%',
              padding: `${bubblePadding}px 20px`,
              borderRadius: part.own ? '22px 22px 4px 22px' : '22px 22px 22px 4px',
              background: part.own ? palette.brandDeep : palette.paperDeep,
              color: part.own ? palette.white : palette.ink,
            }}
          >
            {part.text}
          </div>
        </div>
      );
    case 'row':
      return (
        <div style={{ display: 'flex', alignItems: 'center' }}>
          {part.icon && <Tile icon={part.icon} faint={part.faint} />}
          <Words title={part.title} detail={part.detail} badge={part.badge} />
          {part.value && <div style={{ ...strong, marginLeft: gap, color: palette.brandDeep }}>{part.value}</div>}
        </div>
      );
    case 'bar':
      return (
        <div style={{ display: 'flex', flexDirection: 'column', gap: 8 }}>
          <div style={{ display: 'flex', justifyContent: 'space-between' }}>
            <div style={quiet}>{part.label}</div>
            <div style={strong}>{part.value}</div>
          </div>
          <div style={{ display: 'flex', height: 12, borderRadius: 6, background: palette.brandTint }}>
            <div style={{ display: 'flex', width: `${part.share}%`, borderRadius: 6, background: palette.brand }} />
          </div>
        </div>
      );
    case 'text':
      return <div style={{ display: 'flex', textWrap: 'balance' }}>{part.text}</div>;
    case 'field':
      return (
        <div
          style={{
            ...quiet,
            padding: `${fieldPadding}px 18px`,
            border: `2px solid ${palette.rule}`,
            borderRadius: 12,
          }}
        >
          {part.text}
        </div>
      );
    case 'stars':
      return (
        <div style={{ display: 'flex', alignItems: 'center' }}>
          {[1, 2, 3, 4, 5].map((star) => (
            <Star key={star} />
          ))}
          <div style={{ ...quiet, marginLeft: 'auto' }}>{part.detail}</div>
        </div>
      );
  }
}

/** The approximate height of a part in pixels. The renderer cannot measure text, so that the card has to. */
function heightOf(part: Part, size: number, width: number): number {
  const lines = (text: string | undefined, within: number) =>
    text ? Math.ceil(textWidth(text, size) / within) * size * lineHeight : 0;
  switch (part.shape) {
    case 'title':
    case 'row': {
      const beside = part.shape === 'row' ? (part.icon ? tile + gap : 0) + textWidth(part.value ?? '', size) : 0;
      const within = width - beside;
      const text = lines(part.title, within) + lines(part.detail, within);
      const widest = Math.max(textWidth(part.title, size), textWidth(part.detail ?? '', size));
      const below = part.badge && widest + textWidth(part.badge.text, minTextSize) + 36 > within;
      return text + (below ? 42 : 0) + (part.shape === 'title' ? gap : 0) + gap;
    }
    case 'bubble':
      return lines(part.text, width * 0.9 - 40) + bubblePadding * 2 + gap;
    case 'bar':
      return size * lineHeight + 20 + gap;
    case 'text':
      return lines(part.text, width) + gap;
    case 'field':
      return size * lineHeight + fieldPadding * 2 + gap;
    case 'stars':
      return size * lineHeight + gap;
  }
}

type PartsProps = {
  parts: readonly Part[];
  width: number;
  /** Larger text is used as long as the parts are not higher than this. */
  height: number;
  /** Leaves out parts that do not fit, so that something else can follow. Otherwise the picture's edge crops them. */
  whole?: boolean;
};

/** A title, a question and its answer are always shown. */
const minParts = 3;
const sizes = [32, 30, 28, 26, minTextSize];

/** Parts of a scene in a column. */
export function Parts({ parts, width, height, whole = false }: PartsProps) {
  const total = (count: number, size: number) =>
    parts.slice(0, count).reduce((sum, part) => sum + heightOf(part, size, width), 0);
  const count = parts.filter(
    (_, index) => index < minParts || total(whole ? index + 1 : index, minTextSize) <= height,
  ).length;
  const size = sizes.find((candidate) => total(count, candidate) <= height) ?? minTextSize;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap, width, fontSize: size, lineHeight }}>
      {parts.slice(0, count).map((part) => (
        <PartPicture key={JSON.stringify(part)} part={part} />
      ))}
    </div>
  );
}
