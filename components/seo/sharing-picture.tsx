import { CardBackground } from '@/components/pictures/card-background';
import { minTextSize, Parts } from '@/components/pictures/card-parts';
import { copyWidth, headlineLines } from '@/components/pictures/headline-lines';
import { palette } from '@/components/pictures/palette';
import { fontFamilies } from '@/components/pictures/picture-font';
import type { Part } from '@/components/pictures/scene-parts';
import type { SharingCard } from '@/components/pictures/sharing-card';
import { brandLine } from '@/components/ui/brand-mark';
import { icons } from '@/components/ui/icon';
import { Lucide } from '@/components/ui/lucide';
import type { IconName, MarkedTitle } from '@/lib/content/schemas/fields';
import { site } from '@/lib/content';

const marker = `linear-gradient(${palette.sunSoft}, ${palette.sunSoft})`;

function Headline({ title }: { title: MarkedTitle }) {
  const { size, lines } = headlineLines(title);
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        fontFamily: fontFamilies.display,
        fontSize: size,
        lineHeight: 1.1,
        letterSpacing: '-0.025em',
      }}
    >
      {lines.map((pieces) => (
        <div key={pieces[0]?.text} style={{ display: 'flex', whiteSpace: 'pre' }}>
          {pieces.map((piece) => (
            <div key={piece.text} style={{ position: 'relative', display: 'flex' }}>
              {piece.marked && (
                <div
                  style={{ position: 'absolute', left: -2, right: -2, bottom: '4%', height: '24%', background: marker }}
                />
              )}
              {piece.text}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const shadow = `0 20px 40px -8px ${palette.ink}38`;

/** The end of the line. On industry pages it is the drawing that stands for the trade. */
function LineEnd({ motif }: { motif?: IconName }) {
  const size = motif ? 68 : 22;
  return (
    <div
      style={{
        position: 'absolute',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        left: 432 - size / 2,
        top: 494 - size / 2,
        width: size,
        height: size,
        ...(motif
          ? { borderRadius: 20, background: palette.white, color: palette.brandDeep, boxShadow: shadow }
          : { borderRadius: size, border: `4px solid ${palette.brand}`, background: palette.paper }),
      }}
    >
      {motif && <Lucide icon={icons[motif]} size={38} />}
    </div>
  );
}

function Copy({ headline, eyebrow, motif }: Pick<SharingCard, 'headline' | 'eyebrow'> & { motif?: IconName }) {
  return (
    <>
      <svg width="450" height="90" viewBox="0 0 450 90" style={{ position: 'absolute', left: 0, top: 452 }}>
        <path
          d="M-10 64C70 64 90 20 160 20S260 66 330 66s60-24 100-24"
          fill="none"
          stroke={palette.brand}
          strokeWidth="4"
        />
      </svg>
      <LineEnd motif={motif} />
      <div
        style={{
          position: 'absolute',
          display: 'flex',
          flexDirection: 'column',
          left: 64,
          top: 58,
          bottom: 42,
          width: copyWidth,
        }}
      >
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            marginBottom: 54,
            fontFamily: fontFamilies.display,
            fontSize: 30,
          }}
        >
          <svg width="44" height="44" viewBox="0 0 32 32" style={{ marginRight: 14 }}>
            <rect width="32" height="32" rx="9" fill={palette.brand} />
            <path d={brandLine} fill="none" stroke={palette.white} strokeWidth="3" strokeLinecap="round" />
          </svg>
          {site.name}
        </div>
        <Headline title={headline} />
        {eyebrow && <div style={{ marginTop: 22, fontSize: 28, color: palette.inkSoft }}>{eyebrow}</div>}
        <div style={{ marginTop: 'auto', fontSize: 26, color: palette.inkSoft }}>{site.tagline}</div>
      </div>
    </>
  );
}

const height = 630;
/** How far cards continue beyond the edges of the picture. */
const bleed = 40;
const cardRadius = 28;
const card = {
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  background: palette.white,
  boxShadow: shadow,
} as const;

function PhoneBar({ time }: { time: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', margin: '-6px 8px 20px' }}>
      <div style={{ fontSize: minTextSize, fontWeight: 600 }}>{time}</div>
      <div style={{ width: 96, height: 28, borderRadius: 14, background: palette.ink }} />
      <svg width="52" height="12" viewBox="0 0 52 12" fill={palette.ink}>
        <circle cx="16" cy="6" r="4" />
        <circle cx="30" cy="6" r="4" />
        <circle cx="44" cy="6" r="4" />
      </svg>
    </div>
  );
}

/** A card with a second one in front of it, which continues beyond the edges of the picture. */
function TwoCards({ phone, main, aside }: Pick<SharingCard, 'phone' | 'main'> & { aside: readonly Part[] }) {
  const [left, width, top, inset] = [600, 484, 40, phone ? 18 : 28];
  const radius = phone ? 56 : cardRadius;
  return (
    <div
      style={{
        ...card,
        left,
        top,
        width,
        height: height - top + bleed,
        padding: inset,
        borderTopLeftRadius: radius,
        borderTopRightRadius: radius,
        ...(phone && { border: `10px solid ${palette.ink}` }),
      }}
    >
      {phone && <PhoneBar time={phone} />}
      <Parts parts={main} width={width - 2 * inset - (phone ? 20 : 0)} height={phone ? 345 : 390} whole />
      <div
        style={{
          ...card,
          position: 'relative',
          flexShrink: 0,
          flexGrow: 1,
          width: 460 + bleed,
          margin: '20px 0 0 104px',
          padding: 24,
          borderTopLeftRadius: cardRadius,
        }}
      >
        <Parts parts={aside} width={400} height={140} />
      </div>
    </div>
  );
}

/** A single card at the lower right. The shorter it is, the more of the background is visible above it. */
function OneCard({ main }: Pick<SharingCard, 'main'>) {
  const [left, top, inset] = [640, 128, 34];
  return (
    <div
      style={{
        position: 'absolute',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        left,
        top,
        height: height - top,
      }}
    >
      <div
        style={{
          ...card,
          position: 'relative',
          maxHeight: '100%',
          width: 1200 - left + bleed,
          padding: inset,
          borderTopLeftRadius: cardRadius,
        }}
      >
        <Parts parts={main} width={490} height={height - top - 2 * inset} />
      </div>
    </div>
  );
}

/** Marks samples as pages do (components/ui/sample-mark.tsx). */
function SampleStamp() {
  return (
    <div
      style={{
        position: 'absolute',
        right: 48,
        top: 48,
        display: 'flex',
        padding: '8px 20px',
        borderRadius: 14,
        background: palette.white,
        fontSize: 28,
        fontWeight: 600,
        color: palette.inkSoft,
      }}
    >
      {site.sampleMark}
    </div>
  );
}

/** The preview image of a shared link. Styles are inline, because the renderer does not support style sheets. */
export function SharingPicture({
  card: { headline, eyebrow, background, phone, main, aside, sample },
}: {
  card: SharingCard;
}) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: palette.paper,
        color: palette.ink,
        fontFamily: fontFamilies.body,
      }}
    >
      <CardBackground background={background} />
      {aside ? <TwoCards phone={phone} main={main} aside={aside} /> : <OneCard main={main} />}
      <Copy headline={headline} eyebrow={eyebrow} motif={background.pattern && background.motif} />
      {sample && <SampleStamp />}
    </div>
  );
}
