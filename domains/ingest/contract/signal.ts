import { z } from 'zod';

/** What is looked at in a signal before guests see it. */
export const signalChecks = [
  'picture',
  'codec',
  'order',
  'keyframes',
  'size',
  'rate',
  'framerate',
  'sound',
  'line',
] as const;
export type SignalCheckName = (typeof signalChecks)[number];

/** `ok` fits; `warn` works, and something is better; `refuse` guests could not be shown this; `wait` is not known yet. */
export const verdicts = ['ok', 'wait', 'warn', 'refuse'] as const;
export type Verdict = (typeof verdicts)[number];

/** One check: how it stands, and what was found, in the unit of its words. */
export const SignalCheck = z
  .object({
    name: z.enum(signalChecks).meta({ id: 'SignalCheckName' }),
    verdict: z.enum(verdicts).meta({ id: 'SignalVerdict' }),
    /** What was found: a codec, a size, a number of seconds, Mbit/s or frames; null: nothing to say. */
    found: z.string().nullable(),
  })
  .meta({ id: 'SignalCheck' });
export type SignalCheck = z.infer<typeof SignalCheck>;

/** What a performer's own software sends now. */
export const IngestSignal = z
  .object({
    protocol: z.enum(['rtmp', 'whip']).meta({ id: 'IngestProtocol' }),
    /** As the program calls itself. */
    program: z.string(),
    /** Epoch ms. */
    since: z.number(),
    checks: z.array(SignalCheck),
    /** The worst of the checks. */
    verdict: z.enum(verdicts),
    /** It goes into the performer's open room. */
    isOnAir: z.boolean(),
    /** Ms since the last picture; null: none came yet. */
    stillMs: z.int().nullable(),
    /** How much later than the quickest pictures the slowest of the last seconds came, ms. */
    lateMs: z.int().nullable(),
  })
  .meta({ id: 'IngestSignal' });
export type IngestSignal = z.infer<typeof IngestSignal>;
