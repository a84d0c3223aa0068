import type { StageOf } from '@/lib/content/schemas/stages';
import { SceneBadge } from '../scene-badge';
import { StageCard } from './stage-card';

/** The lines from the four doors to the record, in columns 100 wide. */
const lines = [
  'M50 0C50 44 200 26 200 72',
  'M150 0C150 36 200 40 200 72',
  'M250 0C250 36 200 40 200 72',
  'M350 0C350 44 200 26 200 72',
];

/** Four doors, and the one record that they lead to. The chosen one shows what it brought. */
export function DoorsStage({ stage }: { stage: StageOf<'doors'> }) {
  const { doors, record } = stage;
  return (
    <StageCard stage={stage} choices={doors.map(({ icon, name, when }) => ({ label: name, detail: when, icon }))}>
      <svg aria-hidden="true" viewBox="0 0 400 72" className="drawn-line stage-lit">
        {lines.map((line) => (
          <path key={line} d={line} />
        ))}
      </svg>
      <div>
        <p>
          <b>{record.name}</b> {record.detail}
        </p>
        <SceneBadge badge={record.badge} />
        <dl className="stage-lit">
          {record.rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </StageCard>
  );
}
