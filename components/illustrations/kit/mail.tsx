import type { EditData, FormData, MailData } from '@/lib/content/schemas/kit';
import { Badge, CardHead } from './head';

/** An email as the customer sees it. */
export function Mail({ from, subject, paragraphs, button, badge }: MailData) {
  return (
    <div className="kit-mail">
      <p className="kit-plate-head">
        <span>{from}</span> {badge && <Badge badge={badge} />}
      </p>
      <b>{subject}</b>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {button && <p className="kit-mail-button">{button}</p>}
    </div>
  );
}

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

/** Words as they were, and as they are now. */
export function Edit({ was, now, detail }: EditData) {
  return (
    <>
      <s>{was}</s> <CardHead title={now} detail={detail} />
    </>
  );
}
