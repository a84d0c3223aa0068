import type { z } from 'zod';
import { plainText } from './fields';
import { entity } from './entity';

/** What visitors are told while a page of the provider loads, or when it doesn't. */
export const embedTextsSchema = entity({
  progress: plainText(4, 40, 'The progress bar’s accessible name.'),
  slow: plainText(10, 90, 'The toast while the provider is slow.'),
  loaded: plainText(4, 60, 'The same toast once it has loaded.'),
  unreachable: plainText(
    10,
    90,
    'The toast when it failed and no status is known, and the headline in the frame’s place.',
  ),
  late: plainText(10, 90, 'The headline in the place of a frame that has not come in time.'),
  unsure: plainText(
    20,
    140,
    'Above a frame that has come, in part or as another page, or says nothing. It may work: the sentence has to be true then, too.',
  ),
  blocked: plainText(
    10,
    90,
    'The headline in the place of a frame that leads to where the policy of the page allows none.',
  ),
  left: plainText(10, 90, 'The headline in the place of a frame that leads to another site after the visitor used it.'),
  moved: plainText(
    20,
    140,
    'Under it, and above a frame that shows another page after the visitor used it. Whether the booking worked is not known.',
  ),
  shown: plainText(10, 90, 'Below a frame, before the plain link, once the frame is there.'),
  used: plainText(
    20,
    140,
    'The same once the visitor has used the frame, until the provider says that it worked. It has to be true of a form in the middle of being filled in, too.',
  ),
  advice: plainText(10, 140, 'What to do then, before the plain link.'),
  retry: plainText(4, 24, 'The button that tries again.'),
});
export type EmbedTexts = z.infer<typeof embedTextsSchema>;
