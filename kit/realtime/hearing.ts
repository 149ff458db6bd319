import type { z } from 'zod';
import { assertAccess } from '#kit/access/assert-access.ts';
import type { Clock } from '#kit/clock/clock.ts';
import type { Caller, Language } from '#kit/contract/access.ts';
import { costOf } from '#kit/contract/cost.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput, notFound, notPermitted } from '#kit/contract/problems.ts';
import { countingTries, isOurFault } from '#kit/limits/tries.ts';
import type { Log } from '#kit/log/log.ts';
import { toProblem } from '#kit/server/dispatch.ts';
import type { Handler } from '#kit/server/handler.ts';
import type { TakeLimit } from '#kit/server/take-limit.ts';
import { parse } from '#kit/server/validate-input.ts';
import type { ChannelSubject } from './channel-messages.ts';
import { channelMessages } from './channel-messages.ts';
import type { Peer } from './connection.ts';
import type { Members } from './members.ts';
import { closeCodes, ping, pong, receipt, sessionRequest, subscribe, timing, unsubscribe } from './messages.ts';
import type { SessionValidity } from './session-validity.ts';
import { isStillValid } from './session-validity.ts';
import type { TopicRules } from './topic-rules.ts';

/** Finds out who holds an access token; a caller without subject when the token is unknown or expired. */
export type AuthenticateToken = (input: {
  token: string;
  language: Language;
  ip: string;
  country: string | null;
}) => Promise<Caller>;

/** Charges whoever sends a message. Throws `too_many_requests` when a budget is spent. */
export type Charge = (caller: Pick<Caller, 'ip' | 'subjectId'>, points: number) => Promise<void>;

/** What the application hands in after the channel was made; until then nobody is known and nothing costs anything. */
export interface Attached {
  authenticate: AuthenticateToken | null;
  standing: SessionValidity | null;
  charge: Charge;
  takeLimit: TakeLimit;
  giveLimit: TakeLimit;
}

export type SocketHandler = Extract<Handler, { kind: 'socket' }>;

/** RFC 6455 registry: try again later. A session could not be opened for a reason that passes; clients connect again. */
const tryAgainLater = 1013;

/** What {@link createHearing} works with. */
interface HearingTools {
  readonly clock: Clock;
  readonly log: Log;
  readonly subject: ChannelSubject;
  readonly members: Members;
  readonly rules: TopicRules;
  /** By the names of the messages. */
  readonly handlers: ReadonlyMap<string, SocketHandler>;
  readonly attached: Attached;
}

/** Reads what connections send, one message at a time: who says it, whether they may, and what it does. Answers each with a receipt. */
export function createHearing({ clock, log, subject, members, rules, handlers, attached }: HearingTools) {
  const { envelope } = channelMessages(subject);

  /** Every message carries token and sender; a changed token is looked at again, a foreign sender refused. */
  const identify = async (peer: Peer, token: string, claimed: number | null, language: Language): Promise<void> => {
    if (token !== peer.token || language !== peer.caller.language) {
      if (!attached.authenticate)
        throw new Error('The real-time channel has no authentication: call attachAuthentication first.');
      const next = await attached.authenticate({ token, language, ip: peer.ip, country: peer.caller.country });
      const changed = peer.acknowledged && next.subjectId !== peer.caller.subjectId;
      if (changed) throw new Problem(notPermitted, { detail: subject.field });
      peer.caller = next;
      peer.token = token;
    }
    if (claimed !== null && claimed !== peer.caller.subjectId)
      throw new Problem(notPermitted, { detail: subject.field });
  };

  const carryOut = async (peer: Peer, type: string, data: unknown): Promise<void> => {
    if (type === ping.name) return peer.send(pong, { ttl: timing.silence });
    const handler = handlers.get(type);
    await attached.charge({ ip: peer.ip, subjectId: peer.caller.subjectId }, handler ? costOf(handler.operation) : 1);
    if (type === subscribe.name || type === unsubscribe.name) {
      // The rule of the operation first, then the topic's own.
      assertAccess((type === subscribe.name ? subscribe : unsubscribe).access, peer.caller);
      const { topic } = validated(subscribe.payload, data, peer);
      if (type === unsubscribe.name) return members.leave(peer, topic);
      if (!(await rules.may(peer.caller, topic))) throw new Problem(notPermitted, { detail: topic });
      return members.join(peer, topic);
    }
    if (!handler) throw new Problem(notFound, { detail: type });
    assertAccess(handler.operation.access, peer.caller);
    const caller = { ip: peer.ip, subjectId: peer.caller.subjectId };
    await attached.takeLimit(handler.operation, caller);
    const payload = validated(handler.operation.payload, data, peer);
    const run = handler.run as (payload: unknown, from: Peer) => Promise<void>;
    await countingTries(() => run(payload, peer)).catch(async (error: unknown) => {
      if (isOurFault(error)) await attached.giveLimit(handler.operation, caller);
      throw error;
    });
  };

  const heard = async (peer: Peer, text: string): Promise<void> => {
    if (peer.ended) return;
    peer.lastHeard = clock.now();
    peer.allowance -= 1;
    if (peer.allowance < 0) return peer.close(closeCodes.tooManyMessages, 'too many messages');
    let raw: unknown;
    try {
      raw = JSON.parse(text);
    } catch {
      return peer.close(closeCodes.protocolError, 'not JSON');
    }
    const parsed = envelope.safeParse(raw);
    if (!parsed.success)
      return peer.close(closeCodes.protocolError, `type, accessToken and ${subject.field} are needed`);
    const { type, accessToken, id, data } = parsed.data;
    const claimed = (parsed.data as Readonly<Record<string, unknown>>)[subject.field] as number | null;
    try {
      if (!(await isStillValid(peer, attached.standing))) return members.expire(peer);
      if (type === sessionRequest.name) {
        const { language } = validated(sessionRequest.payload, data, peer);
        await identify(peer, accessToken, claimed, language);
        return members.acknowledge(peer);
      }
      if (!peer.acknowledged) return peer.close(closeCodes.protocolError, 'sessionRequest comes first');
      await identify(peer, accessToken, claimed, peer.caller.language);
      // Meanwhile it may have been told to go.
      if (peer.ended) return;
      await carryOut(peer, type, data);
      if (id !== undefined) peer.send(receipt, { id, of: type, problem: null });
    } catch (error) {
      const problem = toProblem(error, log).toBody(peer.caller.language);
      peer.send(receipt, { id: id ?? null, of: type, problem });
      // Nobody asks twice on one connection: open, it would be of no use until it is found silent.
      if (!peer.acknowledged && problem.status === 503) peer.close(tryAgainLater, problem.code);
    }
  };

  return heard;
}

/** What a message says, as its schema has it. @throws Problem `invalid_input` */
function validated<S extends z.ZodType>(schema: S, data: unknown, peer: Peer): z.output<S> {
  const answer = parse(schema, data ?? {}, peer.caller.language, 'data');
  if (!answer.ok) throw new Problem(invalidInput, { errors: answer.errors });
  return answer.data;
}
