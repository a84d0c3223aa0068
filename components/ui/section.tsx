import type { ReactNode } from 'react';
import { cx } from './cx';

const backgrounds = {
  paper: 'bg-paper',
  white: 'bg-white',
  ink: 'on-ink bg-ink text-white',
} as const;

/** The color behind a section. The layout of a page decides which follows which. */
export type SectionBackground = keyof typeof backgrounds;

type SectionProps = {
  children: ReactNode;
  background?: SectionBackground;
  /** The id of the section's heading, so that the section is a landmark with a name. */
  labelledBy?: string;
  /** The landmark's name where it has no heading. */
  label?: string;
  /** Belongs to the chapter before, which has left its margin already. */
  continued?: boolean;
  className?: string;
};

/** A chapter of a page: its background, the vertical rhythm (92 px, 64 px on a phone) and the page's width. */
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
      className={cx(continued ? 'pb-16 lg:pb-23' : 'py-16 lg:py-23', backgrounds[background], className)}
    >
      <Container>{children}</Container>
    </section>
  );
}

type ContainerProps = { children: ReactNode; className?: string };

/** The page's content width (1200 px) with its side margins. */
export function Container({ children, className }: ContainerProps) {
  return <div className={cx('mx-auto w-full max-w-page px-5 sm:px-8 xl:px-0', className)}>{children}</div>;
}
