import type { ReactNode } from 'react';
import { cx } from './cx';
import './section.css';

const backgrounds = {
  paper: 'bg-paper',
  white: 'bg-white',
  wash: 'bg-wash',
} as const;

/** The background color of a section, chosen by the page. */
export type SectionBackground = keyof typeof backgrounds;

export type SectionProps = {
  children: ReactNode;
  background?: SectionBackground;
  /** The id of the section's heading, which names the landmark. */
  labelledBy?: string;
  /** The landmark's name if there is no heading. */
  label?: string;
  /** Continues the previous section: no top padding. */
  continued?: boolean;
  className?: string;
};

/** A section of a page, with its background, vertical padding (56 px, on phones 24 px) and the page's width. */
export function Section({
  children,
  background = 'paper',
  labelledBy,
  label,
  continued = false,
  className,
}: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      aria-label={label}
      data-background={background}
      className={cx(continued ? 'pb-6 lg:pb-14' : 'py-6 lg:py-14', backgrounds[background], className)}
    >
      <Container>{children}</Container>
    </section>
  );
}

type ContainerProps = { children: ReactNode; className?: string };

/** The page's content width (1200 px) and side margins. */
export function Container({ children, className }: ContainerProps) {
  return <div className={cx('mx-auto w-full max-w-page px-5 sm:px-8 xl:px-0', className)}>{children}</div>;
}
