import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { serverMessage } from '#kit/contract/operations.ts';
import * as messages from './messages.ts';

/** What a platform calls whoever is connected. */
export interface ChannelSubject {
  /** The field of every frame that says who sends it. */
  readonly field: string;
  /** The kind of the topic that is theirs alone: `<topic>:<id>`. */
  readonly topic: string;
}

/** The messages of a channel whose frames name their sender so. */
export function channelMessages({ field }: ChannelSubject) {
  const id = { [field]: z.int().nullable() };
  const sessionAcknowledged = serverMessage({
    name: messages.sessionAcknowledgedName,
    summary: 'The session is open; queued messages may be sent.',
    access: anyone,
    payload: z.object({ ...id, isLoggedIn: z.boolean() }),
  });
  const { sessionRequest, ping, subscribe, unsubscribe, pong, sessionExpired, pageReload, receipt } = messages;
  return {
    /**
     * What every frame from a client holds: type, access token and sender (spec 1 §7). `id` asks for a receipt, `data` is the
     * message itself.
     */
    envelope: z.object({
      type: z.string().min(1).max(64),
      accessToken: z.string().max(4096),
      ...id,
      id: z.int().min(0).optional(),
      data: z.unknown().optional(),
    }),
    sessionAcknowledged,
    /** For the published contract. */
    operations: [
      sessionRequest,
      ping,
      subscribe,
      unsubscribe,
      sessionAcknowledged,
      pong,
      sessionExpired,
      pageReload,
      receipt,
    ] as const,
  };
}
