import { brandLine } from '@/components/ui/brand-mark';
import { palette } from '@/components/pictures/palette';
import { fontFamilies } from '@/components/pictures/picture-font';
import { site } from '@/lib/content/site';

/** The preview image of a shared link. Styles are inline, because the renderer does not support style sheets. */
export function SharingPicture({ title }: { title: string }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: 72,
        background: palette.paper,
        color: palette.ink,
        fontFamily: fontFamilies.display,
      }}
    >
      <svg width="1200" height="630" viewBox="0 0 1200 630" style={{ position: 'absolute', left: 0, top: 0 }}>
        <path
          d="M-20 560 C 240 560, 300 430, 520 440 S 820 590, 960 470 S 1090 250, 1220 240"
          fill="none"
          stroke={palette.brand}
          strokeWidth="10"
        />
        <circle cx="520" cy="440" r="20" fill={palette.brand} />
        <circle cx="960" cy="470" r="20" fill={palette.brand} />
        <circle cx="1130" cy="262" r="20" fill={palette.sun} />
      </svg>
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 40 }}>
        <svg width="64" height="64" viewBox="0 0 32 32" style={{ marginRight: 20 }}>
          <rect width="32" height="32" rx="9" fill={palette.brand} />
          <path d={brandLine} fill="none" stroke={palette.white} strokeWidth="3" strokeLinecap="round" />
        </svg>
        {site.name}
      </div>
      <div
        style={{ display: 'flex', fontSize: 76, lineHeight: 1.1, letterSpacing: -2, maxWidth: 980, marginBottom: 170 }}
      >
        {title}
      </div>
    </div>
  );
}
