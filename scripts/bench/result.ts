import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { UsageError } from '../usage-error';

/* The format of result files. Times are in milliseconds and sizes in bytes unless the name says otherwise. null is a
   failed measurement; `failures` has the reason. */

export const schemaVersion = 1;

/** Bytes transferred from the site, including headers, by Chromium's resource type. */
const bytesSchema = z.object({
  document: z.number(),
  script: z.number(),
  stylesheet: z.number(),
  font: z.number(),
  image: z.number(),
  other: z.number(),
});
export type Bytes = z.infer<typeof bytesSchema>;

/** One load, or the medians of several. */
const loadSchema = z.object({
  lcp: z.number().nullable().describe('null if Chromium reported no largest contentful paint.'),
  fcp: z.number(),
  tbt: z.number(),
  cls: z.number(),
  bytes: bytesSchema,
  requests: z.number(),
  providerRequests: z.number(),
});
export type Load = z.infer<typeof loadSchema>;

const measuredSchema = z.object({ median: loadSchema, samples: z.array(loadSchema) }).nullable();
const variantSchema = z.object({ simulated: measuredSchema, applied: measuredSchema });
export type Measured = z.infer<typeof measuredSchema>;

/** Lighthouse’s scores, 0 to 100. */
const scoresSchema = z.object({
  performance: z.number().nullable().describe('The median. null if Chromium reported no largest contentful paint.'),
  accessibility: z.number(),
  'best-practices': z.number(),
  seo: z.number(),
});
export type Scores = z.infer<typeof scoresSchema>;

const pageLoadSchema = z.object({
  path: z.string(),
  page: variantSchema,
  twin: variantSchema,
  inlineScript: z.number().describe('Bytes of the inline scripts, compressed separately.'),
  scores: scoresSchema.nullable(),
});
export type PageLoad = z.infer<typeof pageLoadSchema>;

/** The samples of a timing, or a note on why it is not applicable. */
const timingSchema = z.object({
  id: z.string(),
  label: z.string(),
  median: z.number().nullable(),
  samples: z.array(z.number()),
  note: z.string().optional(),
});
export type Timing = z.infer<typeof timingSchema>;

const scalePointSchema = z.object({
  factor: z.number(),
  pages: z.number(),
  seconds: z.number(),
  peakMemory: z.number(),
  firstLoad: z.number(),
  perFurtherPage: z.number().nullable().describe('Build time in milliseconds per additional page.'),
});
export type ScalePoint = z.infer<typeof scalePointSchema>;

const failureSchema = z.object({ what: z.string(), why: z.string() });
export type Failure = z.infer<typeof failureSchema>;

const resultSchema = z.object({
  schemaVersion: z.literal(schemaVersion),
  date: z.string(),
  folder: z.string(),
  quick: z.boolean(),
  runs: z.number(),
  machine: z.object({
    cores: z.number(),
    processor: z.string(),
    memory: z.number(),
    system: z.string(),
    node: z.string(),
    chromium: z.string(),
    lighthouse: z.string(),
    commit: z.string().describe('Followed by "+ changes" if there are uncommitted changes.'),
  }),
  load: z.array(pageLoadSchema),
  frame: z.array(timingSchema),
  interaction: z.array(timingSchema),
  scale: z.array(scalePointSchema),
  failures: z.array(failureSchema),
});
export type Result = z.infer<typeof resultSchema>;

/**
 * Reads an earlier result.
 *
 * @throws {UsageError} if the file is missing or was written by a different version
 */
export function readResult(file: string): Result {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`--compare: cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { success, data: result, error } = resultSchema.safeParse(data);
  if (success) return result;
  throw new UsageError(`--compare: ${file} is not a result of version ${schemaVersion}: ${z.prettifyError(error)}`);
}
