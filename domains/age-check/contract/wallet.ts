import { z } from 'zod';
import { underage } from '#domains/access/contract/index.ts';
import { loggedIn } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { AgeCheckView, forwardUrl } from './avs.ts';
import { forwardNotOurs, methodNotOffered, walletRequestOver } from './problems.ts';

/** The attestation that is asked for (EU age verification profile, annex A). */
export const attestation = { docType: 'eu.europa.ec.av.1', element: 'age_over_18' } as const;

/** How long a wallet may take, ms. */
export const walletRequestLives = 5 * 60_000;

/** A request as a browser hands it to wallets (W3C Digital Credentials). */
export const DigitalRequest = z
  .object({ protocol: z.string(), data: z.looseObject({}) })
  .meta({ id: 'DigitalCredentialRequest' });

export const beginWalletCheck = route({
  name: 'beginWalletCheck',
  method: 'POST',
  path: 'age-check/wallet/begin',
  summary:
    'Asks for a proof of age from a wallet. `digital` is for the browser’s own Digital Credentials, `link` opens a wallet on the same device, `otherDevice` is for a wallet on another one: `walletAnswered` tells when it has answered.',
  access: loggedIn,
  limit: { points: 30, seconds: 3600, per: 'subject' },
  body: z.object({ forwardUrl: forwardUrl.default('') }),
  response: z.object({
    requestId: z.string(),
    digital: z.array(DigitalRequest),
    link: z.string(),
    otherDevice: z.object({
      requestId: z.string(),
      link: z.string(),
      /** `link` as a QR code: its edge in squares, and its dark squares as an SVG path of unit squares. */
      qr: z.object({ size: z.int(), path: z.string() }),
    }),
    testWallet: z.string().nullable().describe('where the wallet of tests answers; null in production'),
    expiresAt: z.number(),
  }),
  problems: [forwardNotOurs, methodNotOffered, underage],
});

const presented = z
  .string()
  .max(60_000)
  .regex(/^[\w-]+$/);
/** What wallets answer: encrypted, by the protocol of ISO, or a presentation of the one credential that was asked for. */
export const DigitalAnswer = z.object({
  response: presented.optional(),
  vp_token: z.object({ age: z.array(presented).min(1).max(1) }).optional(),
});

export type DigitalAnswer = z.infer<typeof DigitalAnswer>;

/** How it went, where the guest continues (a path; empty: nowhere), and how things stand now. */
const WalletAnswer = z
  .object({ result: z.enum(['accepted', 'rejected']), forwardTo: z.string(), view: AgeCheckView })
  .meta({ id: 'WalletAnswer' });

export const answerDigital = route({
  name: 'answerDigital',
  method: 'POST',
  path: 'age-check/wallet/digital',
  summary: 'What the browser’s Digital Credentials answered, in the browser that asked. Each request is answered once.',
  access: loggedIn,
  limit: { points: 30, seconds: 3600, per: 'subject' },
  maxBody: 64 * 1024,
  body: z.object({ requestId: z.uuid(), protocol: z.string().max(60), data: DigitalAnswer }),
  response: WalletAnswer,
  problems: [walletRequestOver],
});

export const redeemWalletCheck = route({
  name: 'redeemWalletCheck',
  method: 'POST',
  path: 'age-check/wallet/redeem',
  summary: 'Fetches what a wallet on another device answered. It counts once, and only where the check was begun.',
  access: loggedIn,
  limit: { points: 60, seconds: 3600, per: 'subject' },
  body: z.object({ requestId: z.uuid() }),
  response: WalletAnswer,
  problems: [walletRequestOver],
});

export const finishWalletCheck = route({
  name: 'finishWalletCheck',
  method: 'POST',
  path: 'age-check/wallet/finish',
  summary: 'Brings the code a wallet sent this browser back with. It counts once, and only where the check was begun.',
  access: loggedIn,
  limit: { points: 60, seconds: 3600, per: 'subject' },
  body: z.object({ code: z.string().min(20).max(100) }),
  response: WalletAnswer,
  problems: [walletRequestOver],
});
