import { SceneBadge } from '@/components/illustrations/scenes/scene-badge';
import { SceneFrame } from '@/components/illustrations/scenes/scene-frame';
import { initials } from '@/components/ui/initials';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';
import { Fence } from './objects';

/** The record of one customer: who it is, what happened, and what has to be done. */
export function CustomerFile({ record }: { record: ServicePictures['record'] }) {
  return (
    <SceneFrame label={record.label} className="service-sheet customer-file">
      <p className="file-head">
        <i>{initials(record.name)}</i>
        <span>
          <b>{record.name}</b> {record.detail}
        </span>
        <SceneBadge badge={record.badge} />
      </p>
      <ol>
        {record.steps.map(({ title, time }) => (
          <li key={title} className="file-step">
            <b>{title}</b> {time}
          </li>
        ))}
      </ol>
      <p className="file-next line-in">
        <b>{record.next.title}</b> {record.next.detail}
      </p>
      <Fence />
    </SceneFrame>
  );
}
