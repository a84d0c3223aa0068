import type { FormData } from '@/lib/content/schemas/kit';
import './kit.css';

/** The form of a web page, as its visitors see it. */
export function Form({ fields, button }: FormData) {
  return (
    <p className="kit-form">
      {fields.map((field) => (
        <span key={field}>{field}</span>
      ))}
      <b>{button}</b>
    </p>
  );
}
