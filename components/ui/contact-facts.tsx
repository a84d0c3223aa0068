import type { Site } from '@/lib/content/schemas/site';

/** How people reach the company without its forms. */
export type Contacts = { [Fact in 'phone' | 'email' | 'hours']?: Site[Fact] | undefined };

const link = 'font-semibold underline underline-offset-4';

/** The company's number, email address and hours, each on a line of its own, as far as there are any. */
export function ContactFacts({ phone, email, hours }: Contacts) {
  if (!phone && !email && !hours) return null;
  return (
    <span className="mt-4 grid gap-3 text-small">
      {phone && (
        <span>
          <a href={`tel:${phone.number.replaceAll(/[^+\d]/g, '')}`} className={link}>
            {phone.number}
          </a>{' '}
          {phone.who}
        </span>
      )}
      {email && (
        <span>
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </span>
      )}
      {hours && <span>{hours}</span>}
    </span>
  );
}
