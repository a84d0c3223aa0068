import type { Step } from '@/lib/content/schemas/kit';
import './kit.css';

/** A checklist in progress. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ul className="kit-steps">
      {steps.map(({ text, detail, done }) => (
        <li key={text} className={done ? 'kit-done' : undefined}>
          <span>{text}</span> <small>{detail}</small>
        </li>
      ))}
    </ul>
  );
}
