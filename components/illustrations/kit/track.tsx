import type { Stop } from '@/lib/content/schemas/kit';
import './kit.css';

/** What happened, from the top, with a stop each. The last one is where it stands. */
export function Track({ stops }: { stops: readonly Stop[] }) {
  return (
    <ol className="kit-track">
      {stops.map(({ title, detail }) => (
        <li key={title}>
          <b>{title}</b> <small>{detail}</small>
        </li>
      ))}
    </ol>
  );
}
