import { blocks, maps, streets } from '@/components/illustrations/scenes/street-map';
import { cx } from '@/components/ui/cx';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';
import { Panes, ServiceSheet, SheetChoices } from './service-sheet';

/** Which of the three on the map is the customer’s own. */
const own = 1;

/** A map with three businesses. The pins are the choices, and the chosen one shows its profile. */
export function LocalMap({ map }: { map: ServicePictures['map'] }) {
  const { profiles, facts } = map;
  const { darker, park } = blocks(maps.blocks);
  return (
    <ServiceSheet label={map.label} className="local-map">
      <div className="map-view">
        <svg aria-hidden="true" viewBox="0 0 400 260" preserveAspectRatio="xMidYMid slice">
          <g transform="rotate(-9) translate(-300 -130) scale(0.8)">
            <path d={darker} className="fill-paper" />
            <path d={park} className="fill-leaf-tint" />
            <path d={streets(maps.blocks)} strokeWidth="18" className="stroke-white" />
          </g>
        </svg>
        <p className="map-search">{map.title}</p>
        <SheetChoices question={map.question} choices={profiles.map(({ name }) => ({ label: name }))} initial={own} />
      </div>
      <div className="map-profile">
        <Panes
          initial={own}
          panes={profiles.map(({ name, detail, values }, index) => ({
            name,
            content: (
              <>
                <p>
                  <b>{name}</b> {detail}
                </p>
                <dl className={cx('sheet-rows line-in', index === own ? 'map-current' : 'map-neglected')}>
                  {facts.map((fact, row) => (
                    <div key={fact}>
                      <dt>{fact}</dt>
                      <dd>{values[row]}</dd>
                    </div>
                  ))}
                </dl>
              </>
            ),
          }))}
        />
      </div>
    </ServiceSheet>
  );
}
