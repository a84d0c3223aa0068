import type { StageOf } from '@/lib/content/schemas/stages';
import { blocks, maps, streets } from '../street-map';
import { StageCard } from './stage-card';

/** A map with three businesses. The chosen one shows its profile. */
export function ProfilesStage({ stage }: { stage: StageOf<'profiles'> }) {
  const { profiles, facts } = stage;
  const { darker, park } = blocks(maps.blocks);
  return (
    <StageCard
      stage={stage}
      choices={profiles.map(({ name }) => ({ label: name }))}
      initial={1}
      before={
        <svg aria-hidden="true" viewBox="0 0 400 190" preserveAspectRatio="xMidYMid slice">
          <g transform="rotate(-9) translate(-300 -130) scale(0.8)">
            <path d={darker} className="fill-paper" />
            <path d={park} className="fill-leaf-tint" />
            <path d={streets(maps.blocks)} strokeWidth="18" className="stroke-white" />
          </g>
        </svg>
      }
    >
      <div role="status" className="stage-panes">
        {profiles.map(({ name, detail, values }) => (
          <div key={name}>
            <p>
              <b>{name}</b> {detail}
            </p>
            <dl>
              {facts.map((fact, index) => (
                <div key={fact}>
                  <dt>{fact}</dt>
                  <dd>{values[index]}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </StageCard>
  );
}
