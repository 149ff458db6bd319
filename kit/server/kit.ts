import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caches } from '#kit/caches/caches.ts';
import type { Clock } from '#kit/clock/clock.ts';
import type { Config } from '#kit/config/config.ts';
import type { Db } from '#kit/db/db.ts';
import type { Migrations } from '#kit/db/schema/migrate.ts';
import type { Extensions } from '#kit/domain/extensions.ts';
import type { Events } from '#kit/events/events.ts';
import type { Origins } from '#kit/http/origins.ts';
import type { Uploads } from '#kit/http/uploads.ts';
import type { Jobs } from '#kit/jobs/jobs.ts';
import type { Limits } from '#kit/limits/limits.ts';
import type { LiveMedia } from '#kit/live-media/port.ts';
import type { Log } from '#kit/log/log.ts';
import type { Mailer } from '#kit/mail/port.ts';
import type { Bus, Realtime } from '#kit/realtime/port.ts';
import type { Room } from '#kit/room/room.ts';
import type { SmsSender } from '#kit/sms/port.ts';
import type { Storage } from '#kit/storage/port.ts';
import type { Dispatcher } from './dispatch.ts';
import type { Call, Handler } from './handler.ts';

/** The tools every domain's server gets. Doubles of the outer edge are put in here by tests. */
export interface Kit {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Db;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly log: Log;
  readonly mail: Mailer;
  readonly sms: SmsSender;
  readonly realtime: Realtime;
  readonly bus: Bus;
  readonly caches: Caches;
  readonly storage: Storage;
  /** Whether things can be kept; not known in tests. */
  readonly room?: Pick<Room, 'state'>;
  /** What domains have added to each other's extension points; to be read when it is needed, not while domains are made. */
  readonly extensions: Extensions;
  /** The relay of live pictures; null in a process without one. */
  readonly liveMedia: LiveMedia | null;
  /** A key derived from the installation's secret for one purpose (HKDF-SHA256, 32 bytes). */
  keyFor(purpose: string): Uint8Array;
}

/** What addresses outside the contract need to treat their callers as operations do. */
export interface MountEdge {
  /** Who calls, from their session. */
  callOf(request: FastifyRequest, reply: FastifyReply): Promise<Call>;
  /** Which pages are ours, for whatever changes something. */
  readonly origins: Origins;
  /** Takes points from a caller's budgets. @throws Problem `too_many_requests` */
  readonly charge: Dispatcher['charge'];
  /** The places of files under way. */
  readonly uploads: Pick<Uploads, 'admit'>;
}

/** What each domain's `createX(kit, deps)` returns besides its own methods for other domains. */
export interface DomainServer {
  readonly name: string;
  /** Everything the domain answers, receives, handles and declares. */
  readonly handlers: readonly Handler[];
  /** Present when the domain has tables: `new URL('./migrations', import.meta.url)`. */
  readonly migrations?: Migrations;
  /** Mounts addresses outside the contract: a provider's own pages and callbacks, pictures by address. */
  mount?(app: FastifyInstance, edge: MountEdge): Promise<void>;
  /** Starts timers and recovers what a crash left open; after migrations, before the first request. */
  start?(): Promise<void>;
  /** Finishes what is under way; no paid minute, message or upload is lost. */
  stop?(): Promise<void>;
}
