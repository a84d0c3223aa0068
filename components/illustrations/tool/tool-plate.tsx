import { Fragment, type ReactNode } from 'react';
import { Board, Schedule, Seats } from '@/components/illustrations/kit/board';
import { CardHead, PlateHead } from '@/components/illustrations/kit/head';
import { Edit, Form } from '@/components/illustrations/kit/mail';
import { Draft, Message, Messages } from '@/components/illustrations/kit/message';
import { Bars, Rows, Steps, Track } from '@/components/illustrations/kit/rows';
import type { Plate } from '@/lib/content/schemas/tool';

/** What stands below the head. */
function parts(plate: Plate): ReactNode {
  switch (plate.kind) {
    case 'thread':
      return plate.messages.map(({ head, ...message }) => (
        <Fragment key={message.text}>
          {head && <PlateHead {...head} />}
          <Message {...message} />
        </Fragment>
      ));
    case 'quote':
      return <p className="tool-quote">{plate.quote}</p>;
    case 'sheet':
    case 'profile':
      return <Rows rows={plate.rows} />;
    case 'day':
      return <Rows rows={plate.rows} timed />;
    case 'steps':
      return <Steps steps={plate.steps} />;
    case 'track':
      return <Track stops={plate.stops} />;
    case 'letter':
      return (
        <>
          <Edit {...plate.edit} />
          {plate.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </>
      );
    case 'page':
      return (
        <>
          <p>{plate.text}</p>
          <Form {...plate.form} />
        </>
      );
    case 'board':
      return <Board {...plate} />;
    case 'schedule':
      return <Schedule {...plate.schedule} />;
    case 'seats':
      return (
        <>
          <Seats {...plate.seats} />
          <Messages messages={plate.messages} />
        </>
      );
    case 'bars':
      return <Bars rows={plate.rows} />;
  }
}

/** What is written on the drawing, out of parts of the kit. */
export function ToolPlate({ plate }: { plate: Plate }) {
  return (
    <>
      {'head' in plate && <PlateHead {...plate.head} />}
      {'address' in plate && <PlateHead title={plate.address} />}
      {'title' in plate && <CardHead {...plate} />}
      {parts(plate)}
      {'draft' in plate && plate.draft && <Draft text={plate.draft} />}
    </>
  );
}
