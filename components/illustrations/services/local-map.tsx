import { blocks, maps, streets } from '@/components/illustrations/scenes/street-map';
import { cx } from '@/components/ui/cx';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';
import { Panes, ServiceSheet, SheetChoices, sheetGrid, SheetRows } from './service-sheet';

/** Which of the three on the map is the customer’s own. */
const own = 1;

/** A map with three businesses. The pins are the choices, and the chosen one shows its profile. */
export function LocalMap({ map }: { map: ServicePictures['map'] }) {
  const { profiles, facts } = map;
  const { darker, park } = blocks(maps.blocks);
  return (
    <ServiceSheet label={map.label} className="gap-0 p-0">
      <div className="relative grid min-h-64 flex-1 overflow-clip rounded-[5px_5px_0_0] bg-paper-deep">
        <svg
          aria-hidden="true"
          viewBox="0 0 400 260"
          preserveAspectRatio="xMidYMid slice"
          className="absolute size-full"
        >
          <g transform="rotate(-9) translate(-300 -130) scale(0.8)">
            <path d={darker} className="fill-paper" />
            <path d={park} className="fill-leaf-tint" />
            <path d={streets(maps.blocks)} strokeWidth="18" className="stroke-white" />
          </g>
        </svg>
        <p className="relative m-4.5 self-start rounded-full bg-white px-5 py-2.5 text-ink elevation-card">
          {map.title}
        </p>
        <SheetChoices
          question={map.question}
          choices={profiles.map(({ name }) => ({ label: name }))}
          initial={own}
          className={cx(sheetGrid, 'map-pins gap-0')}
        />
      </div>
      <Panes
        initial={own}
        className="px-4.5 py-5 sm:px-9 sm:pt-6 sm:pb-7"
        panes={profiles.map(({ name, detail, values }, index) => ({
          name,
          content: (
            <>
              <p>
                <b className="sheet-name">{name}</b> {detail}
              </p>
              <SheetRows
                rows={facts.map((fact, row) => ({ label: fact, value: values[row] ?? '' }))}

                valueClass={index === own ? 'text-leaf' : 'text-clay'}
              />
            </>
          ),
        }))}
      />
    </ServiceSheet>
  );
}
