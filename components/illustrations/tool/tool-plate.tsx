import { Bars } from '@/components/illustrations/kit/bars';
import { CardHead, PlateHead } from '@/components/illustrations/kit/head';
import { Draft, Messages } from '@/components/illustrations/kit/message';
import { Rows } from '@/components/illustrations/kit/rows';
import { Schedule } from '@/components/illustrations/kit/schedule';
import { Seats } from '@/components/illustrations/kit/seats';
import { Steps } from '@/components/illustrations/kit/steps';
import type { Plate } from '@/lib/content/schemas/tool';

/** What is written on the drawing, out of parts of the kit. */
export function ToolPlate({ plate }: { plate: Plate }) {
  switch (plate.kind) {
    case 'thread':
      return (
        <>
          <PlateHead {...plate.head} />
          <Messages messages={plate.messages} />
          {plate.draft && <Draft text={plate.draft} />}
        </>
      );
    case 'quote':
      return (
        <>
          <PlateHead {...plate.head} />
          <p className="tool-quote">{plate.quote}</p>
          {plate.draft && <Draft text={plate.draft} />}
        </>
      );
    case 'sheet':
      return (
        <>
          <CardHead {...plate} />
          <Rows rows={plate.rows} />
        </>
      );
    case 'day':
      return (
        <>
          <CardHead {...plate} />
          <Rows rows={plate.rows} timed />
        </>
      );
    case 'steps':
      return (
        <>
          <CardHead {...plate} />
          <Steps steps={plate.steps} />
        </>
      );
    case 'schedule':
      return (
        <>
          <PlateHead {...plate.head} />
          <Schedule {...plate.schedule} />
        </>
      );
    case 'seats':
      return (
        <>
          <CardHead {...plate} />
          <Seats {...plate.seats} />
          <Messages messages={plate.messages} />
        </>
      );
    case 'bars':
      return (
        <>
          <CardHead {...plate} />
          <Bars rows={plate.rows} />
        </>
      );
  }
}
