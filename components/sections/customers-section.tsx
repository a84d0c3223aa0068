import { Section } from '@/components/ui/section';
import { site } from '@/lib/content';

/** The logos of customers who allowed it, all in the same box, so that nothing moves. Nothing until there are some. */
export function CustomersSection() {
  if (!site.customers) return null;
  const { title, logos } = site.customers;
  return (
    <Section background="white" labelledBy="customers">
      <h2 id="customers" className="text-card">
        {title}
      </h2>
      <ul className="mt-5 grid grid-cols-2 items-center gap-x-10 gap-y-6 sm:grid-cols-4">
        {logos.map(({ name, file }) => (
          <li key={name}>
            {/* oxlint-disable-next-line nextjs/no-img-element -- A file of public/, as it is. */}
            <img src={file} alt={name} loading="lazy" decoding="async" className="h-12 w-full object-contain" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
