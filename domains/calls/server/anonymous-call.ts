import type { VisitorCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { ownValue } from '#kit/records/own-value.ts';
import { resultCodes } from '../contract/index.ts';
import { readToken } from './access-token.ts';
import type { Context } from './deps.ts';
import { settingsOf } from './own-calls.ts';

/** The key of the tokens' signatures. */
export const tokenKey = ({ kit }: Pick<Context, 'kit'>): Uint8Array => kit.keyFor('calls.anonymous');

/** Where the channel is that carries a call. */
const channelPath = '/realtime';

/** The code of each refusal of a start; what is not here is about the guest. */
const codeOf: Readonly<Record<string, number>> = {
  balance_too_low: resultCodes.notEnough,
  performer_offline: resultCodes.notThere,
  performer_in_private: resultCodes.notThere,
  chat_type_unavailable: resultCodes.notThere,
  show_running: resultCodes.notThere,
  studio_busy: resultCodes.notThere,
  already_in_progress: resultCodes.alreadyCalling,
  they_are_calling: resultCodes.alreadyCalling,
  offer_changed: resultCodes.priceChanged,
  too_many_rings: resultCodes.tooOften,
  too_many_requests: resultCodes.tooOften,
};

const codeFor = (code: string): number =>
  ownValue(codeOf, code) ?? (code.startsWith('spending_') ? resultCodes.notEnough : resultCodes.refused);

export interface AnonymousStart {
  readonly resultCode: number;
  readonly server: string | null;
  readonly clientId: string | null;
}

const failed = (resultCode: number): AnonymousStart => ({ resultCode, server: null, clientId: null });

/**
 * Begins a voice call whose performer is not told who calls. It is paid as any: by the account the token was given out to, in whose
 * session it has to be used. A token is the key of one start, so a second use answers the same call, and nothing once that is over.
 */
export async function startAnonymousCall(
  ctx: Context,
  caller: VisitorCaller,
  { accessToken, actorId }: { readonly accessToken: string; readonly actorId: number },
): Promise<AnonymousStart> {
  const { kit, live } = ctx;
  const claims = readToken(tokenKey(ctx), accessToken, kit.clock.now());
  const isOwn =
    claims !== null &&
    caller.accountId === claims.accountId &&
    caller.sessionId === claims.sessionId &&
    actorId === claims.actorId;
  if (!isOwn) return failed(resultCodes.tokenRefused);
  if (!(await settingsOf(kit.db, actorId)).anonymous) return failed(resultCodes.notThere);
  try {
    const chat = await live.startChat(caller, {
      actorId,
      chatType: 'VOICE_CALL',
      single: true,
      voyeurs: false,
      shown: { pricePerMinute: claims.pricePerMinute, voyeursAllowed: false },
      startKey: claims.id,
      sequence: 1,
      incognito: true,
    });
    if (chat.status === 'ended') return failed(resultCodes.tokenRefused);
    return { resultCode: resultCodes.started, server: channelPath, clientId: String(chat.chatId) };
  } catch (error) {
    if (error instanceof Problem) return failed(codeFor(error.kind.code));
    throw error;
  }
}
