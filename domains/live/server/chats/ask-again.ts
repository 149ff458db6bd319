import type { Tx } from '#kit/db/db.ts';
import { exitCodes } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { openChatsOf } from './chat-row.ts';
import { stepChatIn } from './step-chat.ts';

/**
 * Asks again about every open chat of an account of which less is known than before, in no browser session: what the rules about
 * age refuse now ends (601, a preview with 405). What is paid stays paid, and what is left of the minute comes back as with every end.
 */
export async function endWhatAgeRefuses(
  ctx: Context,
  tx: Tx,
  { accountId, country }: { readonly accountId: number; readonly country: string | null },
): Promise<void> {
  const caller = {
    subjectId: accountId,
    accountId,
    country,
    roles: [],
    sessionId: null,
    language: 'en',
    ip: '',
  } as const;
  for (const { id, actorId, type } of await openChatsOf(tx, accountId)) {
    const actor = await ctx.deps.performers.actor(tx, actorId);
    if (!actor) continue;
    const verdict = await ctx.deps.access.mayChat(tx, { caller, actorId, fsk: actor.fsk, chatType: type });
    if (verdict.ok || verdict.restriction !== 'needAgeCheck') continue;
    await stepChatIn(ctx, tx, id, () => ({ type: 'end', at: ctx.now(), exit: exitCodes.fskDenied }));
  }
}
