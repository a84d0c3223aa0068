import { destinations } from '../../lib/content/destinations';
import type { NeededDestination } from '../../lib/content/schemas/destination';
import { hostFirst } from './address';
import { browserCode } from './browser-code';
import { calendarPage } from './calendar-page';
import { chatLoader } from './chat-loader';
import { faultScript } from './fault-messages';
import { formEmbedNew } from './form-embed-new';
import { formEmbedOld } from './form-embed-old';
import { formPage } from './form-page';
import { notice } from './page';
import { resources, typeface } from './resources';
import type { Answer } from './respond';
import type { Destination, Visit } from './visit';

const byPath = new Map<string, Destination>();
for (const [key, { url: address }] of Object.entries(destinations.links)) {
  byPath.set(hostFirst(new URL(address)), { key, address });
}

/** `http://app.hearthline.example.localhost:3001/login` → the destination `https://app.hearthline.example/login` */
export function findDestination(url: URL): Destination | undefined {
  return byPath.get(hostFirst(url));
}

/** In a fault mode the script works and additionally sends the fault's messages. In mode `silent` it is empty. */
function script(visit: Visit, code: string): Answer {
  return { type: 'js', body: visit.mode === 'silent' ? '' : `${code}\n${faultScript(visit)}` };
}

const embeds: Partial<Record<NeededDestination, (visit: Visit) => Answer>> = {
  bookingCalendar: (visit) => calendarPage(visit, 'Book a demo'),
  coachingCalendar: (visit) => calendarPage(visit, 'Book a coaching session'),
  contactForm: formPage,
  formEmbedScript: (visit) => {
    const isNew = visit.mode === 'healthy-new' || visit.options.build === 'new';
    const alwaysReload = visit.options.build === 'reloading';
    return script(visit, isNew ? browserCode(formEmbedNew) : browserCode(formEmbedOld, alwaysReload));
  },
  chatLoader: (visit) => script(visit, browserCode(chatLoader, resources, typeface)),
};

export function destinationAnswer(visit: Visit): Answer {
  const { key, address } = visit.destination;
  const embed = embeds[key as NeededDestination];
  return embed ? embed(visit) : notice(200, `Stand-in: ${key}`, `In production this is ${address}`);
}
