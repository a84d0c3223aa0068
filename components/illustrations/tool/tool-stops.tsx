import { Stars } from '@/components/ui/stars';
import type { Stop } from '@/lib/content/schemas/home';
import './tool-stops.css';

/** What came of it, stop by stop along the line that leaves the drawing, whose label says it all. */
export function ToolStops({ stops }: { stops: readonly Stop[] }) {
  return (
    <ol aria-hidden="true" className="tool-stops print-hidden">
      {stops.map(({ title, time, text, detail }) => (
        <li key={title}>
          {title} <small>{time}</small>
          <p>
            {text ? <b className="font-display">{text}</b> : <Stars />} <span>{detail}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
