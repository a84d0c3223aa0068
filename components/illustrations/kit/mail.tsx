import type { MailData } from '@/lib/content/schemas/kit';
import { Badge } from './badge';
import './kit.css';

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
