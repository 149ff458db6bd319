import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock, Timer } from '#kit/clock/clock.ts';
import type { Limits } from '#kit/limits/limits.ts';
import type { Incoming } from '#kit/live-media/feed/incoming.ts';
import type { Signal } from '#kit/live-media/feed/signal.ts';
import type { Log } from '#kit/log/log.ts';
import { WhipPeer } from '#kit/whip/peer.ts';
import { hashOf } from './keys.ts';
import type { Refusal, Sessions } from './sessions.ts';
import { NotAdmitted, refusalWords } from './sessions.ts';

/** Where programs send their offers. Not below /rest/v1: programs speak RFC 9725 there, and no session plays a part. */
export const whipPath = '/whip';

const sdpType = 'application/sdp';
/** Offers one performer's programs may make; each starts a program here. */
const offers = { points: 20, seconds: 60 };
/** What comes while a program is let in waits here; more is left out. */
const mostWaiting = 400;
/** A connection of which nothing has come for so long after its answer is ended, ms. */
const arriveMs = 30_000;
/** Bytes of an offer. */
const mostOffer = 65_536;
const status: Readonly<Record<Refusal, number>> = { wrong: 401, tooMany: 429, notAllowed: 403, busy: 409 };

/** A publisher's connection, from its offer on. */
interface Connection {
  readonly actorId: number;
  readonly keyHash: string;
  readonly peer: WhipPeer;
  signal: Signal | null;
  /** Ends it when nothing comes. */
  arriving: Timer | null;
}

export interface WhipOptions {
  readonly log: Log;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly ports: readonly [number, number];
  readonly address: string | null;
}

/** An error as programs can show it (RFC 9457); English, as those programs' own. */
const refuse = (reply: FastifyReply, code: number, title: string): FastifyReply =>
  reply.code(code).type('application/problem+json').send({ type: 'about:blank', status: code, title });

const keyIn = ({ headers }: FastifyRequest): string => /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';

/**
 * Takes WHIP (RFC 9725): an offer with the stream key is answered, and what then comes by WebRTC is a signal as any other. Candidates are
 * all in the answer, so there is nothing to add to a session (PATCH is 405).
 */
export class WhipServer {
  readonly #sessions: Sessions;
  readonly #options: WhipOptions;
  readonly #connections = new Map<string, Connection>();

  constructor(sessions: Sessions, options: WhipOptions) {
    this.#sessions = sessions;
    this.#options = options;
  }

  async mount(app: FastifyInstance): Promise<void> {
    await app.register(async (whip) => {
      whip.removeAllContentTypeParsers();
      whip.addContentTypeParser(sdpType, { parseAs: 'string', bodyLimit: mostOffer }, (_, body, done) =>
        done(null, body),
      );
      whip.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));
      whip.post(whipPath, (request, reply) => this.#offer(request, reply));
      whip.delete<{ Params: { id: string } }>(`${whipPath}/:id`, async (request, reply) => {
        const connection = this.#connections.get(request.params.id);
        if (!connection || connection.keyHash !== hashOf(keyIn(request)))
          return refuse(reply, 404, 'There is no such session.');
        this.#end(request.params.id);
        return reply.code(200).send();
      });
      whip.route({
        method: ['GET', 'PUT', 'PATCH'],
        url: `${whipPath}/:id`,
        handler: async (_, reply) => refuse(reply.header('allow', 'DELETE'), 405, 'A session can only be ended.'),
      });
    });
  }

  stop(): void {
    for (const id of [...this.#connections.keys()]) this.#end(id);
  }

  async #offer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const key = keyIn(request);
    if (typeof request.body !== 'string') return refuse(reply, 415, `An offer is ${sdpType}.`);
    const admitted = key === '' ? ({ ok: false, why: 'wrong' } as const) : await this.#sessions.admit(key, request.ip);
    if (!admitted.ok) {
      if (admitted.why === 'wrong') reply.header('www-authenticate', 'Bearer');
      if (admitted.why === 'tooMany') reply.header('retry-after', 600);
      return refuse(reply, status[admitted.why], refusalWords[admitted.why]);
    }
    const { actorId, keyHash = '' } = admitted;
    const wait = await this.#options.limits.take(`ingest.whip:${actorId}`, offers);
    if (wait > 0) return refuse(reply.header('retry-after', wait), 429, 'Too many attempts. Try again in a minute.');
    // One that has not arrived yet gives way to the next.
    for (const [id, other] of this.#connections) if (other.actorId === actorId && !other.signal) this.#end(id);
    const id = randomUUID();
    const connection = this.#open(id, { actorId, keyHash }, request.headers['user-agent'] ?? 'WebRTC');
    const answer = await connection.peer.answer(request.body);
    if (!answer.ok) {
      this.#end(id);
      return answer.why === 'refused'
        ? refuse(reply, 422, 'Send H.264 and Opus; nothing else of this offer can be received here.')
        : refuse(reply.header('retry-after', 5), 503, 'Nobody can take this program now. Try again in a moment.');
    }
    connection.arriving = this.#options.clock.setTimeout(() => {
      if (!connection.signal) this.#end(id);
    }, arriveMs);
    return reply.code(201).header('location', `${whipPath}/${id}`).type(sdpType).send(answer.sdp);
  }

  /** A connection whose signal begins with the first that comes. */
  #open(id: string, by: { actorId: number; keyHash: string }, program: string): Connection {
    const { clock, ports, address, log } = this.#options;
    const waiting: Incoming[] = [];
    let hasBegun = false;
    const begin = async (): Promise<void> => {
      const signal = await this.#sessions.begin(by, {
        ...{ protocol: 'whip', program, close: () => this.#end(id), askKeyframe: () => peer.askKeyframe() },
      });
      connection.signal = signal;
      if (this.#connections.get(id) !== connection) this.#sessions.end(by.actorId, signal);
      for (const news of waiting.splice(0)) signal.hear(news);
    };
    const peer = new WhipPeer({
      ...{ clock, ports, address },
      hear: (news) => {
        if (connection.signal) for (const each of news) connection.signal.hear(each);
        else if (waiting.length < mostWaiting) waiting.push(...news);
        if (hasBegun) return;
        hasBegun = true;
        begin().catch((error: unknown) => {
          if (!(error instanceof NotAdmitted)) log.error({ error }, 'beginning a signal');
          this.#end(id);
        });
      },
      over: () => this.#end(id),
    });
    const connection: Connection = { ...by, peer, signal: null, arriving: null };
    this.#connections.set(id, connection);
    return connection;
  }

  #end(id: string): void {
    const connection = this.#connections.get(id);
    if (!connection) return;
    this.#connections.delete(id);
    this.#options.clock.clear(connection.arriving);
    connection.peer.close();
    if (connection.signal) this.#sessions.end(connection.actorId, connection.signal);
  }
}
