import { z } from 'zod';
import { loggedIn } from '#kit/contract/access.ts';
import { rowId, rowIdText } from '#kit/contract/numbers.ts';
import { mutation, route } from '#kit/contract/operations.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { PinCallVerification } from './guest-fields.ts';
import {
  attemptsReached,
  codeExpired,
  codeNotSent,
  codeSpent,
  codeWrong,
  countryNeeded,
  countryNotAllowed,
  numberBlocked,
  numberInvalid,
  numberTaken,
  typeInvalid,
  verificationMissing,
} from './problems.ts';

export const pinCallStartVerification = mutation({
  name: 'pinCallStartVerification',
  summary:
    'Sends a code to a number: by SMS to mobile numbers, by a call to landlines (spec 2 section 7). An earlier code for the same type opens nothing any more.',
  access: loggedIn,
  limit: { points: 30, seconds: 3600, per: 'subject' },
  args: z.object({
    phoneNumber: typedText('phone').max(40).describe('with country code, or as in `country`'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional()
      .describe('whose number it is where it has no country code, ISO 3166-1'),
    type: z.string().max(40).describe('what it is proven for'),
    language: z.string().max(10).describe('of the message; the caller’s when it is none of ours'),
  }),
  result: PinCallVerification,
  problems: [
    numberInvalid,
    countryNeeded,
    countryNotAllowed,
    typeInvalid,
    numberBlocked,
    numberTaken,
    attemptsReached,
    codeNotSent,
  ],
});

export const pinCallVerifyPin = mutation({
  name: 'pinCallVerifyPin',
  summary: 'Proves a number with the code that was sent to it (spec 2 section 7).',
  access: loggedIn,
  limit: { points: 60, seconds: 3600, per: 'subject' },
  args: z.object({
    id: rowId,
    type: z.string().max(40),
    pin: typedText('code').max(20),
  }),
  result: PinCallVerification,
  problems: [codeExpired, numberTaken, verificationMissing, codeWrong, codeSpent],
});

/** A code on its way, for the page that asks for it. Times in epoch ms. */
const OpenVerification = PinCallVerification.extend({
  by: z.enum(['sms', 'call']),
  expiresAt: z.number(),
  resendAt: z.number().describe('from then on another code may be asked for'),
}).meta({ id: 'OpenPinCallVerification' });

/** What a guest sees of their numbers. Times in epoch ms. */
export const OwnPhones = z
  .object({
    proven: z.array(PinCallVerification.extend({ verifiedAt: z.number() }).meta({ id: 'ProvenPhone' })),
    open: OpenVerification.nullable(),
    now: z.number(),
  })
  .meta({ id: 'OwnPhones' });
export type OwnPhones = z.infer<typeof OwnPhones>;

export const getOwnPhones = route({
  name: 'getOwnPhones',
  method: 'GET',
  path: 'phone-verification/own',
  summary: 'The proven numbers of the guest who asks, and the code that waits if one does.',
  access: loggedIn,
  response: OwnPhones,
});

export const removePhone = route({
  name: 'removePhone',
  method: 'DELETE',
  path: 'phone-verification/remove/{verificationId}',
  summary: 'Takes a number of the guest who asks away, proven or waiting for its code.',
  access: loggedIn,
  limit: { points: 30, seconds: 3600, per: 'subject' },
  params: z.object({ verificationId: rowIdText }),
  response: OwnPhones,
  problems: [verificationMissing],
});
