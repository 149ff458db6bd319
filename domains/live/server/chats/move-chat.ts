import { createHash, randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import encodeQR from 'qr';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { MoveDevice } from '../../contract/index.ts';
import {
  chatMoved,
  chatOver,
  moveCodeExpired,
  moveCodeLength,
  moveCodeMs,
  moveCodeWrong,
  moveOtherAccount,
} from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { moves } from '../tables.ts';
import { findChat, lockChat } from './chat-row.ts';

/** Letters and digits that nobody mistakes for each other: 40 bits in eight of them. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Dark squares of a QR code with its quiet zone, as one SVG path. */
function qrOf(address: string): { size: number; path: string } {
  const rows = encodeQR(address, 'raw', { ecc: 'low', border: 4 });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size: rows.length, path: dark.join('') };
}

/**
 * A code for a guest’s own running chat; the one before is good no more.
 * @throws Problem not_found, chat_over
 */
export async function createMove(ctx: Context, caller: AccountCaller, chatId: number) {
  const { kit } = ctx;
  const { accountId: guestId, language } = caller;
  const code = Array.from({ length: moveCodeLength }, () => signs[randomInt(signs.length)]).join('');
  await kit.db.transaction(async (tx) => {
    const chat = await lockChat(tx, chatId);
    if (!chat || chat.guestId !== guestId || chat.type === 'LIVE_PREVIEW') throw new Problem(notFound);
    if (chat.status === 'ended') throw new Problem(chatOver, { data: { chatId, exitCode: chat.exitCode } });
    await tx.orm.delete(moves).where(eq(moves.guestId, guestId));
    await tx.orm.insert(moves).values({ code: hashOf(code), chatId, guestId, expiresAt: ctx.now() + moveCodeMs });
  });
  const address = `${publicOrigin(kit.config)}/${language}/continue/?code=${code}`;
  return { code, address, qr: qrOf(address), leftMs: moveCodeMs };
}

/** A phone says so in its name; everything else is a desk. */
const deviceOf = (userAgent: string | null): MoveDevice =>
  /Mobi|Android|iPhone|iPad/i.test(userAgent ?? '') ? 'phone' : 'desk';

/**
 * Takes a chat over by its code, once. Pages of the same guest that show it are told to let go; nothing of the chat itself changes: it is the
 * same minutes, under the same picture’s name, once this device resumes it.
 * @throws Problem move_code_wrong, move_code_expired, move_other_account, chat_over
 */
export async function takeMove(ctx: Context, guestId: number, code: string, userAgent: string | null) {
  const { kit } = ctx;
  return kit.db.transaction(async (tx) => {
    const [move] = await tx.orm
      .select()
      .from(moves)
      .where(eq(moves.code, hashOf(code)))
      .for('update');
    if (!move || move.usedAt !== null) throw new Problem(moveCodeWrong);
    if (move.guestId !== guestId) throw new Problem(moveOtherAccount);
    if (ctx.now() >= move.expiresAt) throw new Problem(moveCodeExpired);
    const chat = await findChat(tx, move.chatId);
    if (!chat || chat.status === 'ended') throw new Problem(chatOver, { data: { exitCode: chat?.exitCode ?? null } });
    await tx.orm.update(moves).set({ usedAt: ctx.now() }).where(eq(moves.code, move.code));
    const { id: chatId, actorName } = chat;
    tx.afterCommit(() => kit.realtime.publish(`guest:${guestId}`, chatMoved, { chatId, device: deviceOf(userAgent) }));
    return { chatId, actorName };
  });
}
