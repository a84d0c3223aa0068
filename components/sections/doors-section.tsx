import { cx } from '@/components/ui/cx';
import { ObjectPicture } from '@/components/ui/object-picture';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Door } from '@/lib/content/industries';
import type { Overview } from '@/lib/content/schemas/overview';
import './doors.css';

type DoorsSectionProps = {
  industries: Overview['industries'];
  doors: readonly Door[];
  /** The page's line comes down from the section before and ends here. */
  line?: boolean;
};

/** The trades of a hub as tiles, each with its tool on its own color; on wide screens with a sentence. The whole of one can be pressed. */
export function DoorsSection({ industries: { title, intro }, doors, line = false }: DoorsSectionProps) {
  return (
    <Section
      labelledBy="industries"
      className={
        doors.length > 6 ? 'offscreen-[36rem] lg:offscreen-[41rem]' : 'offscreen-[30rem] lg:offscreen-[28.5rem]'
      }
    >
      <div className={cx(line && 'doors-line')}>
        <SectionHeading beside id="industries" title={title} intro={intro} />
      </div>
      <ul className="doors quilt">
        {doors.map(({ href, title: name, text, object, ground }) => (
          <li key={href} className={`ground-${ground}`}>
            {object && <ObjectPicture name={object} className="door-object" />}
            <h3>
              <PageLink href={href} className="door">
                {name}
              </PageLink>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
