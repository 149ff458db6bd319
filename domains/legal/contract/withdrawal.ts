import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { email } from '#kit/contract/email.ts';
import { route } from '#kit/contract/operations.ts';
import { visiblePattern } from '#kit/text/visible.ts';

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

export const withdrawFromContract = route({
  name: 'legal.withdrawFromContract',
  method: 'POST',
  path: 'legal/withdrawal/send',
  summary:
    'Takes in a withdrawal from a contract (Directive 2011/83/EU, Article 11a): the second of its two steps. The receipt with its words and the moment goes to the given address at once.',
  access: anyone,
  body: z.object({
    name: line(120).min(1).regex(visiblePattern),
    email,
    /** Which contract: number or day of the purchase, in the person's own words. */
    contract: line(300).min(1).regex(visiblePattern),
    confirmed: z.literal(true),
  }),
  response: z.object({ id: z.int(), receivedAt: z.iso.datetime() }),
  limit: { points: 10, seconds: 3600, per: 'address' },
});
