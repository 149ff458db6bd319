import { and, eq } from 'drizzle-orm';
import type { callTold } from '#domains/live/contract/index.ts';
import { exitCodes } from '#domains/live/contract/index.ts';
import type { PayloadOf } from '#kit/contract/operations.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { pageReload } from '#kit/realtime/messages.ts';
import type { noCall } from '../contract/guest-fields.ts';
import { voiceCallStart, voiceCallStop } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { active } from './tables.ts';

type FieldsOfCall = typeof noCall;

/** Ends after which the guest's pages show what is no longer true of them: they were locked, or an age rule took their right. */
const changesPages: readonly (number | null)[] = [exitCodes.clientLock.code, exitCodes.fskDenied.code];

/** The voice call of a guest, as every page of theirs knows of it. */
export async function callOf({ orm }: Executor, guestId: number): Promise<FieldsOfCall> {
  const [call] = await orm.select().from(active).where(eq(active.guestId, guestId));
  return { isVoiceCallActive: call !== undefined, isAnonymousVoiceCall: call?.anonymous ?? false };
}

/** Tells all pages of a guest that a voice call of theirs has begun or is over, and loads them anew where they have to be. */
export async function tellCall({ kit }: Context, tx: Tx, told: PayloadOf<typeof callTold>): Promise<void> {
  const { what, chatId, guestId, actorId, actorName, chatType, isIncognito: isAnonymous, exitCode } = told;
  if (chatType !== 'VOICE_CALL') return;
  const isPageReloadForced = what === 'ended' && changesPages.includes(exitCode);
  if (what === 'began') {
    const row = { guestId, chatId, anonymous: isAnonymous };
    await tx.orm.insert(active).values(row).onConflictDoUpdate({ target: active.guestId, set: row });
  } else await tx.orm.delete(active).where(and(eq(active.guestId, guestId), eq(active.chatId, chatId)));
  tx.afterCommit(() => {
    const topic = `guest:${guestId}`;
    if (what === 'began') {
      kit.realtime.publish(topic, voiceCallStart, { chatId, actorId, actorName, isAnonymous, isPageReloadForced });
      return;
    }
    kit.realtime.publish(topic, voiceCallStop, { chatId, isPageReloadForced });
    if (isPageReloadForced) kit.realtime.publish(topic, pageReload, { reason: 'voice call ended' });
  });
}
