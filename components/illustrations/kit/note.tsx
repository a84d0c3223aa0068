import type { NoteData } from '@/lib/content/schemas/kit';
import './kit.css';

/** A slip of paper. */
export function Note({ title, text }: NoteData) {
  return (
    <p className="kit-note">
      <b>{title}</b> {text}
    </p>
  );
}
