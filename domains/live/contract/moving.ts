import { z } from 'zod';
import { loggedIn } from '#kit/contract/access.ts';
import { longRowId } from '#kit/contract/numbers.ts';
import { route, serverMessage } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { chatOver, moveCodeExpired, moveCodeWrong, moveOtherAccount } from './problems.ts';

/** How long a code carries a chat to another device, ms; it works once. */
export const moveCodeMs = 120_000;
export const moveCodeLength = 8;

/** On what a chat goes on. */
export const MoveDevice = z.enum(['phone', 'desk']).meta({ id: 'ChatMoveDevice' });
export type MoveDevice = z.infer<typeof MoveDevice>;

export const createChatMove = route({
  name: 'createChatMove',
  method: 'POST',
  path: 'chat/move',
  summary:
    'A code with which the guest goes on with a running chat on another device of theirs: two minutes, once. A new one replaces the last.',
  access: loggedIn,
  limit: { points: 20, seconds: 600, per: 'subject' },
  body: z.object({ chatId: longRowId }),
  response: z.object({
    code: z.string(),
    address: z.string().describe('the page where it is opened, with the code'),
    qr: z.object({ size: z.int(), path: z.string().describe('dark squares as one SVG path') }),
    leftMs: z.int().describe('how long it stands, from this answer on'),
  }),
  problems: [notFound, chatOver],
});

export const takeChatMove = route({
  name: 'takeChatMove',
  method: 'POST',
  path: 'chat/move/take',
  summary: 'Takes a chat over to this device by its code; the device that had it lets go.',
  access: loggedIn,
  limit: { points: 10, seconds: 600, per: 'subject' },
  body: z.object({ code: typedText('code').toUpperCase().pipe(z.string().min(1).max(20)) }),
  response: z.object({ chatId: z.int(), actorName: z.string() }),
  problems: [moveCodeWrong, moveCodeExpired, moveOtherAccount, chatOver],
});

export const chatMoved = serverMessage({
  name: 'chatMoved',
  summary: 'A chat of the guest goes on on another device: pages that show it let go and end nothing.',
  access: loggedIn,
  payload: z.object({ chatId: z.int(), device: MoveDevice }),
});
