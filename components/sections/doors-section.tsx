import { ObjectPicture } from '@/components/ui/object-picture';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Door } from '@/lib/content/industries';
import type { Overview } from '@/lib/content/schemas/overview';

type DoorsSectionProps = { industries: Overview['industries']; doors: readonly Door[] };

/** The trades of a hub: a shelf on phones, cards with a sentence on wider screens. The whole of one can be pressed. */
export function DoorsSection({ industries: { title, intro }, doors }: DoorsSectionProps) {
  return (
    <Section
      labelledBy="industries"
      className={doors.length > 6 ? 'offscreen-[42rem] lg:offscreen-[44rem]' : 'offscreen-[32rem] lg:offscreen-[33rem]'}
    >
      <SectionHeading id="industries" title={title} intro={intro} />
      <ul className="-mt-5 grid grid-cols-2 gap-y-3 min-[22rem]:grid-cols-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
        {doors.map(({ href, title: name, text, object }) => (
          <li
            key={href}
            className="group relative sm:lines-2 sm:grid-cols-[8.375rem_minmax(0,1fr)] sm:gap-x-5 sm:overflow-clip sm:rounded-card sm:border sm:border-rule sm:bg-white sm:py-5 sm:pr-6 sm:transition-shadow sm:duration-200 sm:hover:elevation-float lg:max-xl:grid-cols-[6.5rem_minmax(0,1fr)] sm:max-lg:last:odd:col-span-2 max-sm:text-center"
          >
            {object && (
              <ObjectPicture name={object} className="px-2.5 sm:row-span-2 sm:self-center sm:pr-0 sm:pl-4.5" />
            )}
            <h3 className="sm:text-card max-sm:mt-2 max-sm:px-1 max-sm:font-sans max-sm:text-small/tight max-sm:font-semibold max-sm:tracking-normal">
              <PageLink
                href={href}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0 sm:after:rounded-card"
              >
                {name}
              </PageLink>
            </h3>
            <p className="mt-1 leading-[1.45] text-ink-soft max-sm:hidden">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
