import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { controlPath } from './address';
import { respondInMode } from './broken-answers';
import { clientOf, control } from './control';
import { destinationAnswer, findDestination } from './destinations';
import { forgerPage, forgerPath } from './forger-page';
import { modeNames, type Modes } from './modes';
import { notice } from './page';
import { resourceAt } from './resources';
import { crossOrigin, respond } from './respond';

function parseAddress({ url = '/', headers: { host = 'localhost' } }: IncomingMessage): URL | null {
  return URL.canParse(url, `http://${host}`) ? new URL(url, `http://${host}`) : null;
}

/** Responds to a request for a destination, according to its mode. */
async function visit(request: IncomingMessage, response: ServerResponse, url: URL, modes: Modes): Promise<void> {
  const destination = findDestination(url);
  if (!destination) {
    respond(response, notice(404, 'Not a destination', 'The stand-in provider does not have this address.'));
    return;
  }
  const choice = modes.choose(url, clientOf(request));
  if (!choice) {
    respond(response, notice(400, 'Unknown mode', `The stand-in provider has these modes: ${modeNames.join(', ')}.`));
    return;
  }
  const { mode, options } = choice;
  switch (mode) {
    case 'refused':
      request.socket.destroy();
      return;
    case '404':
    case '500':
    case '503':
      respond(response, notice(Number(mode), `Error ${mode}`, 'This error was requested from the stand-in provider.'));
      return;
    case 'slow':
      await wait((options.seconds ?? 5) * 1000, undefined, { ref: false });
      break;
    default:
  }
  if (!response.destroyed) respondInMode(response, destinationAnswer({ url, destination, mode, options }), mode);
}

async function route(request: IncomingMessage, response: ServerResponse, modes: Modes): Promise<void> {
  const url = parseAddress(request);
  if (!url) {
    respond(response, notice(400, 'Invalid address', 'The stand-in provider cannot parse this address.'));
  } else if (url.pathname === controlPath) {
    await control(request, response, modes);
  } else if (request.method === 'OPTIONS') {
    response.writeHead(204, {
      ...crossOrigin,
      'access-control-allow-methods': '*',
      'access-control-allow-headers': '*',
    });
    response.end();
  } else if (request.method !== 'GET' && request.method !== 'HEAD') {
    respond(response, notice(405, 'Not allowed', 'The stand-in provider only serves pages.'));
  } else if (url.pathname === forgerPath) {
    respond(response, forgerPage(url));
  } else {
    const resource = resourceAt(url);
    if (resource) respond(response, resource);
    else await visit(request, response, url, modes);
  }
}

export function createHandler(modes: Modes): RequestListener {
  return (request, response) => {
    route(request, response, modes).catch((error: unknown) => {
      if (!response.headersSent)
        respond(response, notice(500, 'Internal error of the stand-in provider', String(error)));
    });
  };
}
