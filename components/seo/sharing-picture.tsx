import { CardGround } from '@/components/pictures/card-ground';
import { Parts } from '@/components/pictures/card-parts';
import { copyWidth, headlineLines } from '@/components/pictures/headline-lines';
import { palette } from '@/components/pictures/palette';
import { fontFamilies } from '@/components/pictures/picture-font';
import type { SharingCard } from '@/components/pictures/sharing-card';
import { brandLine } from '@/components/ui/brand-mark';
import type { MarkedTitle } from '@/lib/content/schemas/fields';
import { site } from '@/lib/content/site';

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

function Copy({ headline, eyebrow }: Pick<SharingCard, 'headline' | 'eyebrow'>) {
  return (
    <>
      <svg width="450" height="90" viewBox="0 0 450 90" style={{ position: 'absolute', left: 0, top: 452 }}>
        <path
          d="M-10 64C70 64 90 20 160 20S260 66 330 66s60-24 100-24"
          fill="none"
          stroke={palette.brand}
          strokeWidth="4"
        />
        <circle cx="432" cy="42" r="9" fill={palette.paper} stroke={palette.brand} strokeWidth="4" />
      </svg>
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

const shadow = '0 20px 40px -8px rgba(16, 22, 47, 0.22)';

/** Cards continue below the lower edge of the picture. */
const bleed = 40;
const inset = 30;
const scene = { left: 620, height: 630 };

function PhoneBar({ time }: { time: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', margin: '-6px 8px 20px' }}>
      <div style={{ fontSize: 24, fontWeight: 600 }}>{time}</div>
      <div style={{ width: 96, height: 28, borderRadius: 14, background: palette.ink }} />
      <svg width="52" height="12" viewBox="0 0 52 12" fill={palette.ink}>
        <circle cx="16" cy="6" r="4" />
        <circle cx="30" cy="6" r="4" />
        <circle cx="44" cy="6" r="4" />
      </svg>
    </div>
  );
}

/** The cards of the scene, from the top to below the lower edge. */
function Cards({ phone, main, aside }: Pick<SharingCard, 'phone' | 'main' | 'aside'>) {
  const top = aside ? 48 : 120;
  const mainWidth = aside ? 480 : 620;
  const asideWidth = 460;
  return (
    <div
      style={{
        position: 'absolute',
        display: 'flex',
        flexDirection: 'column',
        left: aside ? scene.left : 656,
        top,
        width: mainWidth,
        height: scene.height - top + bleed,
        padding: inset,
        borderTopLeftRadius: phone ? 56 : 28,
        borderTopRightRadius: phone ? 56 : 28,
        background: palette.white,
        boxShadow: shadow,
        ...(phone && { border: `10px solid ${palette.ink}` }),
      }}
    >
      {phone && <PhoneBar time={phone} />}
      <Parts parts={main} width={(aside ? mainWidth : 520) - 2 * inset - (phone ? 20 : 0)} height={aside ? 330 : 440} />
      {aside && (
        <div
          style={{
            display: 'flex',
            flexShrink: 0,
            flexGrow: 1,
            width: asideWidth + bleed,
            margin: `24px 0 0 110px`,
            padding: 26,
            borderTopLeftRadius: 24,
            background: palette.white,
            boxShadow: shadow,
          }}
        >
          <Parts parts={aside} width={asideWidth - 56} height={200} />
        </div>
      )}
    </div>
  );
}

/** The preview image of a shared link. Styles are inline, because the renderer does not support style sheets. */
export function SharingPicture({ card }: { card: SharingCard }) {
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
      <CardGround ground={card.ground} />
      <Cards phone={card.phone} main={card.main} aside={card.aside} />
      <Copy headline={card.headline} eyebrow={card.eyebrow} />
    </div>
  );
}
