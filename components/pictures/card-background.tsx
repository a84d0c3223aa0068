import { blocks, maps, routePath, stopPlaces, streets } from '@/components/scenes/street-map';
import { brandLine } from '@/components/ui/brand-mark';
import { icons } from '@/components/ui/icon';
import { Lucide } from '@/components/ui/lucide';
import { palette } from './palette';
import type { Background } from './sharing-card';

/** The background begins here, behind the end of the copy. */
const backgroundLeft = 540;
const width = 1200 - backgroundLeft;
const height = 630;

/** The colors behind heroes, and of the motifs on them. */
const tints: Record<Background['tint'], { fill: string; line: string }> = {
  blue: { fill: palette.brandSheet, line: palette.brand },
  sun: { fill: palette.sunWash, line: palette.sunDeep },
  leaf: { fill: palette.leafWash, line: palette.leaf },
  clay: { fill: palette.clayWash, line: palette.clay },
  ink: { fill: palette.ink, line: palette.brandSoft },
};

/** Positions from 0 to `end` with a distance of `step`. */
const every = (step: number, end: number) => Array.from({ length: Math.ceil(end / step) }, (_, index) => index * step);

const grid = (step: number) =>
  [...every(step, width).map((x) => `M${x} 0v${height}`), ...every(step, height).map((y) => `M0 ${y}h${width}`)].join(
    '',
  );

/** Puts the street map where its route comes out from behind the main card. */
const mapPlace = 'translate(190 -30) scale(0.8) rotate(-9 370 450)';

/* Patterns are functions, because the renderer supports no components inside an SVG element. */

function drawStreetMap(map: NonNullable<Background['map']>) {
  const streetMap = maps[map];
  const { darker, park } = blocks(streetMap);
  return (
    <g transform={mapPlace}>
      <path d={darker} fill={palette.sunBlock} />
      <path d={park} fill={palette.leafWash} />
      <path d={streets(streetMap)} fill="none" stroke={palette.street} strokeWidth="22" />
      <path d={routePath(streetMap, 0, 900)} fill="none" stroke={palette.brand} strokeWidth="4" />
      {stopPlaces(streetMap, 385).map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="15" fill={palette.ink} stroke={palette.white} strokeWidth="3" />
      ))}
    </g>
  );
}

function drawSheet() {
  return (
    <g fill="none" stroke={palette.brand}>
      <path d={grid(20)} opacity="0.1" />
      <path d={grid(100)} opacity="0.26" />
    </g>
  );
}

const columns = every(210, width);

function drawDayBoard() {
  return (
    <g>
      <path
        d={every(90, height)
          .map((y) => `M0 ${y}h${width}`)
          .join('')}
        stroke={palette.leaf}
        opacity="0.16"
      />
      {columns.map((x, column) =>
        every(180, height).map((y) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y - (column % 3) * 90 + 6})`}>
            <rect width="196" height="168" rx="10" fill={palette.white} opacity="0.85" />
            <rect x="10" y="12" width="5" height="144" rx="2.5" fill={palette.leaf} opacity="0.5" />
          </g>
        )),
      )}
    </g>
  );
}

function drawSun() {
  return (
    <g>
      <path
        d={every(34, width)
          .flatMap((x) => every(34, height).map((y) => `M${x + 17} ${y + 17}h0`))
          .join('')}
        stroke={palette.claySoft}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx="560" cy="270" r="240" fill={palette.sunrise} />
    </g>
  );
}

function drawMat() {
  return (
    <path
      d={every(26, width + height)
        .map((x) => `M${x} 0l-${height} ${height}`)
        .join('')}
      stroke={palette.white}
      opacity="0.05"
    />
  );
}

const patterns = { project: drawSheet, chair: drawDayBoard, rhythm: drawSun, desk: drawMat };

function drawPattern({ pattern, map }: Background) {
  if (pattern === 'dispatch') return map && drawStreetMap(map);
  return pattern && patterns[pattern]();
}

/** The page's motif, or the brand's line. */
function Motif({ motif, color }: { motif: Background['motif']; color: string }) {
  const place = { position: 'absolute', display: 'flex', color, opacity: 0.6 } as const;
  if (!motif) {
    return (
      <div style={{ ...place, left: 640, top: 16 }}>
        <svg width="560" height="224" viewBox="6 12 20 8" fill="none" stroke="currentColor" strokeWidth="0.11">
          <path d={brandLine} />
        </svg>
      </div>
    );
  }
  return (
    <div style={{ ...place, left: 860, top: -14, transform: 'rotate(-8deg)' }}>
      <Lucide icon={icons[motif]} size={400} strokeWidth={0.2} />
    </div>
  );
}

/** The tinted background on the right of a sharing picture. Dark ones have an edge, light ones fade in. */
export function CardBackground({ background }: { background: Background }) {
  const { fill, line } = tints[background.tint];
  const dark = background.tint === 'ink';
  const place = { position: 'absolute', display: 'flex', left: backgroundLeft, top: 0, width, height } as const;
  return (
    <>
      <div
        style={
          dark
            ? {
                ...place,
                left: backgroundLeft + 30,
                top: 16,
                borderTopLeftRadius: 44,
                background: fill,
                overflow: 'hidden',
              }
            : { ...place, background: fill }
        }
      >
        {background.pattern && (
          <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
            {drawPattern(background)}
          </svg>
        )}
      </div>
      {!background.pattern && <Motif motif={background.motif} color={line} />}
      {!dark && (
        <div
          style={{
            ...place,
            width: 130,
            background: `linear-gradient(90deg, ${palette.paper}, ${palette.paper}00)`,
          }}
        />
      )}
    </>
  );
}
