import { Fragment } from 'react';
import { Bars } from '@/components/illustrations/kit/bars';
import { Board } from '@/components/illustrations/kit/board';
import { Edit } from '@/components/illustrations/kit/edit';
import { Form } from '@/components/illustrations/kit/form';
import { CardHead, PlateHead } from '@/components/illustrations/kit/head';
import { Draft, Message, Messages } from '@/components/illustrations/kit/message';
import { Rows } from '@/components/illustrations/kit/rows';
import { Schedule } from '@/components/illustrations/kit/schedule';
import { Seats } from '@/components/illustrations/kit/seats';
import { Steps } from '@/components/illustrations/kit/steps';
import { Track } from '@/components/illustrations/kit/track';
import type { Plate } from '@/lib/content/schemas/tool';

/** What is written on the drawing, out of parts of the kit. */
export function ToolPlate({ plate }: { plate: Plate }) {
  switch (plate.kind) {
    case 'thread':
      return (
        <>
          <PlateHead {...plate.head} />
          {plate.messages.map(({ head, ...message }) => (
            <Fragment key={message.text}>
              {head && <PlateHead {...head} />}
              <Message {...message} />
            </Fragment>
          ))}
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
    case 'profile':
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
    case 'track':
      return (
        <>
          <CardHead {...plate} />
          <Track stops={plate.stops} />
        </>
      );
    case 'letter':
      return (
        <>
          <PlateHead {...plate.head} />
          <Edit {...plate.edit} />
          {plate.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </>
      );
    case 'page':
      return (
        <>
          <PlateHead title={plate.address} />
          <CardHead title={plate.title} />
          <p>{plate.text}</p>
          <Form {...plate.form} />
        </>
      );
    case 'board':
      return <Board {...plate} />;
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
