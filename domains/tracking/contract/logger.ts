import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { visiblePattern } from '#kit/text/visible.ts';

const accepted = z.object({ success: z.boolean() });
const limit = { points: 60, seconds: 60, per: 'address' } as const;

/** What browsers report of themselves. */
export const logKinds = ['browser', 'websocket', 'messenger'] as const;
export const LogKind = z.enum(logKinds).meta({ id: 'BrowserLogKind' });
export type LogKind = z.infer<typeof LogKind>;

export const browserOnline = route({
  name: 'logger.browserOnline',
  method: 'POST',
  path: 'logger/browserOnline',
  summary: 'A browser lost its line or has it again (spec 1 §7). Told late when it was offline.',
  access: anyone,
  limit,
  body: z.object({ status: z.enum(['online', 'offline']) }),
  response: accepted,
});

export const websocketConnectionError = route({
  name: 'logger.websocketConnectionError',
  method: 'POST',
  path: 'logger/websocketConnectionError',
  summary: 'The real-time channel of a browser broke (spec 1 §7 and §8: connection closed, or pong missing).',
  access: anyone,
  limit,
  body: z.object({
    connectionAttempt: z.int().min(0).max(1_000_000),
    error: z.string().trim().max(100),
    errorCode: z.int().min(0).max(65_535),
    errorReason: z.string().trim().max(200).default(''),
    websocketType: z.string().trim().max(40).default(''),
  }),
  response: accepted,
});

export const vxmessengerError = route({
  name: 'logger.vxmessengerError',
  method: 'POST',
  path: 'logger/vxmessengerError',
  summary: 'The messenger of a browser failed (spec 1 §7).',
  access: anyone,
  limit,
  body: z.object({ message: z.string().trim().min(1).max(500).regex(visiblePattern) }),
  response: accepted,
});
