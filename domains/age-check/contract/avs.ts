import { z } from 'zod';
import { underage } from '#domains/access/contract/index.ts';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { mutation, query, route } from '#kit/contract/operations.ts';
import { ageCheckPending, ageProviderSilent, forwardNotOurs, methodNotOffered } from './problems.ts';
import { AgeMethod, AvsStatus, CheckState, VisitRule } from './states.ts';

/** Where a guest continues afterwards: a path of this site, or an address of it. */
export const forwardUrl = z
  .string()
  .trim()
  .max(1_000)
  .describe('a path or address of this site; empty: the page of the age check');

export const avsPayRequest = mutation({
  name: 'avsPayRequest',
  summary:
    'Begins the age check that leads away and comes back, with the card where that is offered (spec 2 section 7): `checkoutLink` is where to go, `forwardUrl` where one goes on afterwards.',
  access: loggedIn,
  limit: { points: 20, seconds: 3600, per: 'subject' },
  args: z.object({ forwardUrl }),
  result: z.object({ checkoutLink: z.string() }).meta({ id: 'AvsPayRequest' }),
  problems: [forwardNotOurs, methodNotOffered, ageCheckPending, ageProviderSilent, underage],
});

/** What a guest is given for proving their age, once. */
export const AvsBonus = z
  .object({
    isAvailable: z.boolean(),
    minutes: z.int().describe('minutes of video chat; 0 when there are none'),
  })
  .meta({ id: 'AvsBonusAvailability' });
export type AvsBonus = z.infer<typeof AvsBonus>;

export const avsBonusAvailability = query({
  name: 'avsBonusAvailability',
  summary: 'Whether the guest who asks is given something for proving their age, and what (spec 2 section 7).',
  access: loggedIn,
  result: AvsBonus,
});

/** One attempt, as its guest sees it. Times in epoch ms. */
export const OwnCheck = z
  .object({
    id: z.int(),
    method: AgeMethod,
    state: CheckState,
    issuer: z.string().nullable(),
    createdAt: z.number(),
    decidedAt: z.number().nullable(),
    validUntil: z.number().nullable(),
  })
  .meta({ id: 'OwnAgeCheck' });

/** What a guest sees of their age check. */
export const AgeCheckView = z
  .object({
    status: AvsStatus,
    message: z.string().nullable(),
    /** What their country asks for; null: nothing. */
    policy: z
      .object({ country: z.string(), validDays: z.int().nullable(), atVisit: VisitRule })
      .meta({ id: 'OwnAgePolicy' })
      .nullable(),
    methods: z.array(AgeMethod).describe('those that can be used now'),
    /** A check said that they are under 18: nothing opens until an operator takes that back. */
    isUnderage: z.boolean(),
    /** The age is proven in the way the country asks for. */
    isProven: z.boolean(),
    /** What the adult area wants of this visit. */
    visit: z.enum(['open', 'unlock', 'check']),
    hasPin: z.boolean(),
    bonus: AvsBonus,
    checks: z.array(OwnCheck).describe('the latest twenty'),
    now: z.number(),
  })
  .meta({ id: 'AgeCheckView' });
export type AgeCheckView = z.infer<typeof AgeCheckView>;

export const getOwnAgeCheck = route({
  name: 'getOwnAgeCheck',
  method: 'GET',
  path: 'age-check/own',
  summary: 'Where the age check of the guest who asks stands, and what can be done.',
  access: loggedIn,
  response: AgeCheckView,
});

/** What stands before what is for adults, for whoever asks. */
export const AgeGate = z
  .object({ needs: z.enum(['nothing', 'login', 'check', 'unlock', 'underage']), bonusMinutes: z.int() })
  .meta({ id: 'AgeGate' });
export type AgeGate = z.infer<typeof AgeGate>;

export const getAgeGate = route({
  name: 'getAgeGate',
  method: 'GET',
  path: 'age-check/gate',
  summary: 'What whoever asks has to do before what is for adults opens where they are; visitors log in first.',
  access: anyone,
  response: AgeGate,
});

export const beginAgeCheck = route({
  name: 'beginAgeCheck',
  method: 'POST',
  path: 'age-check/begin',
  summary: 'Begins a check at a provider: `checkoutLink` is where to go. With a wallet see `age-check/wallet/begin`.',
  access: loggedIn,
  limit: { points: 20, seconds: 3600, per: 'subject' },
  body: z.object({ method: z.enum(['document', 'card']), forwardUrl: forwardUrl.default('') }),
  response: z.object({ checkoutLink: z.string() }),
  problems: [forwardNotOurs, methodNotOffered, ageCheckPending, ageProviderSilent, underage],
});
