import type { Tx } from '#kit/db/db.ts';
import { callTold, chatTold, exitCodes, isCall } from '../../contract/index.ts';
import type { ChatRow } from './chat-row.ts';

/** Why a call that rang was not taken; a guest who hung up while it rang has called all the same. */
const missed: readonly (number | null)[] = [
  exitCodes.startTimeout.code,
  exitCodes.startOffline.code,
  exitCodes.hostDeclined.code,
  exitCodes.clientExit.code,
  exitCodes.voiceCallHangUp.code,
  exitCodes.exitWindow.code,
  exitCodes.destruct.code,
  exitCodes.disconnect.code,
];

/** Tells upwards that a call was begun (`before` is null) or is over, and that one was missed: never by whom, when they gave no name. */
export async function tellCall(tx: Tx, before: ChatRow | null, after: ChatRow): Promise<void> {
  if (!isCall(after.type)) return;
  const isOver = after.status === 'ended' && before?.status !== 'ended';
  if (before !== null && !isOver) return;
  const { id: chatId, guestId, actorId, actorName, type: chatType, incognito: isIncognito, exitCode } = after;
  const at = after.endedAt ?? after.requestedAt;
  const two = { chatId, guestId, actorId, at, chatType };
  await tx.emit(callTold, { what: isOver ? 'ended' : 'began', ...two, actorName, isIncognito, exitCode });
  if (isOver && after.acceptedAt === null && !isIncognito && missed.includes(exitCode))
    await tx.emit(chatTold, { what: 'missed', ...two });
}
