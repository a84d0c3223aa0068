import { Section } from '@/components/ui/section';
import type { Claim } from '@/lib/content/schemas/references';
import { site } from '@/lib/content';

type FigureSectionProps = {
  /** A sentence with `{figure}` in it. */
  text: string;
  claim: Claim;
};

/** One figure of content/claims.ts in a sentence, with the note that attributes it. */
export function FigureSection({ text, claim }: FigureSectionProps) {
  const [before = '', after = ''] = text.split('{figure}');
  const { qualifier, figure, unit, label } = claim;
  const unitOf = unit === '%' || !unit ? unit : ` ${unit}`;
  return (
    <Section background="white" className="offscreen-[6.5rem] lg:offscreen-[4rem]">
      <p aria-describedby="results-note" className="text-title text-ink-soft">
        {before}
        <strong className="text-ink">
          {qualifier && `${qualifier} `}
          {figure}
          {unitOf} {label}
        </strong>
        {after}
        <span aria-hidden="true">&nbsp;*</span>
      </p>
      <p id="results-note" className="mt-2 text-small text-ink-quiet">
        <span aria-hidden="true">*&nbsp;</span>
        {site.resultsNote}
      </p>
    </Section>
  );
}
