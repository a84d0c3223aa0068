import type { Site } from '@/lib/content/schemas/site';

/** How people reach the company without its forms. */
export type Contacts = { [Fact in 'phone' | 'email' | 'hours']?: Site[Fact] | undefined };

const link = 'font-semibold underline underline-offset-4';

/** A number to call, as people write it. From abroad nobody dials the zero of +44 (0)20. */
export function PhoneLink({ number, className }: { number: string; className: string }) {
  return (
    <a href={`tel:${number.replaceAll(/(?<=\+\d+\s*)\(0\)|[^+\d]/g, '')}`} className={className}>
      {number}
    </a>
  );
}

/** The company's number, email address and hours, each in an element of its own, as far as there are any. */
export function ContactFacts({ phone, email, hours, className }: Contacts & { className: string }) {
  if (!phone && !email && !hours) return null;
  return (
    <span className={className}>
      {phone && (
        <span>
          <PhoneLink number={phone.number} className={link} /> {phone.who}
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
