import type { Content } from '@/lib/content/kinds';

/** What every calendar and form needs beside its own address, which the page that shows it has. */
const frameRequests = [
  {
    from: 'formEmbedScript',
    for: ['scripts', 'connections'],
    when: 'After the frame’s request.',
    why: 'Sizes the frame. If the script fails, the page asks for it again to learn the status.',
  },
  {
    from: 'https://*.leadconnectorhq.com',
    for: ['scripts', 'connections', 'frames'],
    when: 'After the frame’s request, if the provider uses it.',
    why: 'The provider’s own hosts, to which a white-label domain may lead.',
  },
  {
    from: 'https://*.msgsndr.com',
    for: ['scripts', 'connections', 'frames'],
    when: 'After the frame’s request, if the provider uses it.',
    why: 'The provider’s older hosts, which serve its script and record where a visit came from.',
  },
] satisfies Content<'embed-origins'>['calendar'];

/**
 * What the provider's embeds may request, and from where. Only pages with an embed allow it: the policy of each page
 * follows this file, and so does the table for a privacy notice (deploy/README.md, "What leaves the page").
 *
 * The keys of content/destinations.ts stand for the owner's own addresses, such as a white-label domain. The rest is what
 * a HighLevel (LeadConnector) account needs, as sites that run it under a policy publish it, and as their consoles
 * report it (2026). The provider's documentation has no list. After a change at the provider, open the page with the browser's
 * console: it names each request that the policy blocks.
 *
 * What happens inside a calendar or form is not in this list: the frame's document has a policy of its own.
 */
export default {
  calendar: frameRequests,
  form: frameRequests,
  chat: [
    {
      from: 'chatLoader',
      for: ['scripts', 'styles', 'fonts', 'connections', 'frames', 'media'],
      when: 'Once the page has loaded and is idle.',
      why: 'The chat and its files.',
    },
    {
      from: 'https://*.leadconnectorhq.com',
      for: ['scripts', 'styles', 'fonts', 'connections', 'frames', 'media'],
      when: 'Once the page has loaded and is idle.',
      why: 'The chat’s program, its settings, and the sound of a new message.',
    },
    {
      from: 'https://*.msgsndr.com',
      for: ['scripts', 'connections', 'frames'],
      when: 'Once the page has loaded and is idle.',
      why: 'Records where a visit came from. Some accounts still get the chat from here.',
    },
    {
      from: 'https://fonts.bunny.net',
      for: ['styles', 'fonts'],
      when: 'Once the page has loaded and is idle.',
      why: 'The chat’s typeface.',
    },
    {
      from: 'https://challenges.cloudflare.com',
      for: ['scripts', 'connections', 'frames'],
      when: 'When the visitor opens the chat.',
      why: 'Tells visitors from programs. Without it the chat may accept no messages.',
    },
    {
      from: 'wss://*.leadconnectorhq.com',
      for: ['connections'],
      when: 'When the visitor opens the chat.',
      why: 'Messages in both directions.',
    },
    {
      from: 'https:',
      for: ['images'],
      when: 'Once the page has loaded and is idle.',
      why: 'The chat’s portrait and the pictures in messages, which the account may keep anywhere.',
    },
    {
      from: 'blob:',
      for: ['images', 'workers'],
      when: 'No request: made in the browser.',
      why: 'The chat keeps its connection in a worker, and previews pictures that the visitor attaches.',
    },
    {
      from: 'inline',
      for: ['styles'],
      when: 'No request: part of the chat’s program.',
      why: 'The chat writes its styles into its own element. They cannot be known in advance.',
    },
  ],
} satisfies Content<'embed-origins'>;
