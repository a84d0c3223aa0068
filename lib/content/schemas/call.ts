import { z } from 'zod';
import { publicFiles } from '../public-files';
import { entity } from './entity';
import { label, prose, sceneText, title } from './fields';
import { calendarSchema } from './scenes';

const seconds = z.int().min(0).max(60);

/** A call that can be read, and heard once there is a recording of it. Its outcome is in the calendar beside it. */
export const phoneCallSchema = entity({
  title,
  text: prose,
  name: sceneText.max(40).describe('What the call is about, above it.'),
  assistant: sceneText.max(16),
  customer: sceneText.max(16),
  lines: z
    .array(
      entity({
        at: seconds.describe('When it begins, in seconds.'),
        from: z.enum(['assistant', 'customer']).describe('Who speaks.'),
        text: sceneText,
      }),
    )
    .min(6)
    .max(14)
    .describe('What is said.'),
  end: seconds.min(30).max(45).describe('When the call ends, in seconds.'),
  recording: entity({
    file: z
      .string()
      .regex(/^\/[\w-]+\.mp3$/, 'an MP3 file of public/, such as /call.mp3')
      .refine((file) => publicFiles.includes(file), 'a file that is in public/')
      .describe('An MP3 file of public/, such as /call.mp3.'),
    mark: label.describe('Who speaks, if no people do, such as “Example, computer voices”.').optional(),
  })
    .optional()
    .describe('Without one, the call can only be read.'),
  outcome: calendarSchema.describe('The calendar after the call.'),
}).superRefine(({ lines, end }, context) => {
  for (const [index, { at }] of lines.entries()) {
    const before = lines[index - 1]?.at ?? -1;
    if (at > before && at < end) continue;
    const message = at >= end ? `less than ${end}, the end of the call` : `more than ${before}, the line before`;
    context.addIssue({ code: 'custom', path: ['lines', index, 'at'], message });
  }
});
export type PhoneCall = z.infer<typeof phoneCallSchema>;
