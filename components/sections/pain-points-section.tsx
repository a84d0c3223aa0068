import type { JSX } from 'react';
import { PainPointCards } from '@/components/pain-points/pain-point-cards';
import { PainPointDots } from '@/components/pain-points/pain-point-dots';
import { BrokenLine, PainPointLedger } from '@/components/pain-points/pain-point-ledger';
import { PainPointSlots } from '@/components/pain-points/pain-point-slots';
import { PainPointNotes } from '@/components/pain-points/pain-point-notes';
import { PainPointQuotes } from '@/components/pain-points/pain-point-quotes';
import { OfKind } from '@/components/ui/of-kind';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { PainPoints, PainPointsOf } from '@/lib/content/schemas/sections';

const forms: { [Form in PainPoints['form']]: (props: { painPoints: PainPointsOf<Form> }) => JSX.Element } = {
  cards: PainPointCards,
  ledger: PainPointLedger,
  slots: PainPointSlots,
  dots: PainPointDots,
  notes: PainPointNotes,
  quotes: PainPointQuotes,
};

/** Three problems that the reader will recognize, in one of several forms. */
export function PainPointsSection({ painPoints }: { painPoints: PainPoints }) {
  const form = <OfKind components={forms} kind={painPoints.form} props={{ painPoints }} />;
  if (painPoints.form === 'ledger') {
    return (
      <Section labelledBy="pain-points">
        <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
          <div>
            <SectionHeading id="pain-points" title={painPoints.title} />
            <BrokenLine />
          </div>
          {form}
        </div>
      </Section>
    );
  }
  return (
    <Section labelledBy="pain-points" className={painPoints.form === 'notes' ? 'blue-sheet' : undefined}>
      <SectionHeading id="pain-points" title={painPoints.title} />
      {form}
    </Section>
  );
}
