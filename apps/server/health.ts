import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { addressesOf, addressList } from '#kit/addresses/addresses.ts';
import type { Config } from '#kit/config/config.ts';
import type { Room } from '#kit/room/room.ts';

/** What the health of a process is read from, and who may read its figures. */
export interface HealthParts {
  readonly config: Pick<Config, 'OFFICE_ADDRESSES' | 'SECURE_ADDRESSES' | 'NODE_ENV' | 'METRICS_TOKEN' | 'ROLES'>;
  readonly parts: {
    /** Without it nothing is ready. */
    readonly database: () => Promise<boolean>;
    /** Told, but no reason to send nobody here: without Redis the process continues (docs/operations.md). */
    readonly redis?: (() => Promise<boolean>) | null;
    /** Whether things can be kept. Who cannot keep anything is not ready. */
    readonly room?: () => Pick<Room, 'state' | 'freeBytes'>;
  };
  /** How many statements the process has asked the database. */
  readonly statements?: () => number;
  /** The figures of the domains, each with how it is read now. */
  readonly figures?: readonly Figure[];
}

/** A figure of a domain; `read` answers null where there is none. */
export interface Figure {
  readonly name: string;
  readonly help: string;
  read(): Promise<number | null>;
}

/** What monitoring watches of the room a process has. */
export const roomFigures = (room: Pick<Room, 'state' | 'freeBytes'>): readonly Figure[] => [
  { name: 'disk_free_bytes', help: 'Free on the disk of DATA_DIR.', read: async () => room.freeBytes },
  {
    name: 'room_left',
    help: 'Whether things can be kept: 2 enough room, 1 little (below 5 % or 1 GB), 0 none.',
    read: async () => ({ none: 0, little: 1, enough: 2 })[room.state],
  },
];

const thisMachine = addressList(['127.0.0.0/8', '::1']);

/**
 * `/healthz` (the process answers) and `/readyz` (it can serve people) for everybody, as one word each. `/metrics` for
 * Prometheus and the parts of `/readyz` are for the platform's machines and for whoever sends `METRICS_TOKEN`; outside
 * production also for this machine. Others do not find them.
 */
export async function mountHealth(
  app: FastifyInstance,
  { config, parts, statements, figures = [] }: HealthParts,
): Promise<void> {
  const doubled = figures.find(({ name }, index) => figures.findIndex((one) => one.name === name) !== index);
  if (doubled) throw new Error(`Two domains let monitoring watch ${doubled.name}. A figure has one owner.`);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'vesper_' });
  if (statements) {
    new Counter({
      name: 'vesper_database_statements_total',
      help: 'Statements asked of the database.',
      registers: [registry],
      collect() {
        this.reset();
        this.inc(statements());
      },
    });
  }
  const { secure } = addressesOf(config);
  const isLocal = config.NODE_ENV !== 'production';
  const mayMeasure = (request: FastifyRequest): boolean =>
    secure.has(request.ip) ||
    hasToken(request, config.METRICS_TOKEN) ||
    (isLocal && thisMachine.has(request.ip) && !forwarded(request));
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const [database, redis] = await Promise.all([probe(parts.database), parts.redis ? probe(parts.redis) : null]);
    const room = parts.room?.();
    const status = room?.state === 'none' ? 'not ready' : database.status;
    reply.code(status === 'ready' ? 200 : 503).header('cache-control', 'no-store');
    if (!mayMeasure(request)) return reply.send({ status });
    const { ROLES: roles } = config;
    return reply.send({
      status,
      database,
      ...(redis && { redis }),
      ...(room && { room: { state: room.state, freeBytes: room.freeBytes } }),
      roles,
      uptimeSeconds: Math.round(process.uptime()),
    });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request)) return reply.code(404).type('text/plain').send('Not found');
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send((await registry.metrics()) + (await metricsOf(figures)));
  });
}

/** The figures of domains as Prometheus reads them. One that cannot be read is left out: the others are wanted most just then. */
async function metricsOf(figures: readonly Figure[]): Promise<string> {
  const values = await Promise.all(figures.map(({ read }) => inTime(read, null)));
  const registry = new Registry();
  for (const [index, { name, help }] of figures.entries()) {
    const value = values[index] ?? null;
    if (value !== null) new Gauge({ name: `vesper_${name}`, help, registers: [registry] }).set(value);
  }
  return registry.metrics();
}

/** A part that hangs instead of failing is as bad as one that is gone; whoever balances load asks again soon. */
const answerWithinMs = 1_000;

/** What is answered in time, else `otherwise`, also for a failure. */
async function inTime<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  const { promise: silence, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(resolve, answerWithinMs, otherwise);
  const answer = await Promise.race([ask().catch(() => otherwise), silence]);
  clearTimeout(timer);
  return answer;
}

/** What a part says of itself, and how long that took. */
async function probe(part: () => Promise<boolean>): Promise<{ status: 'ready' | 'not ready'; tookMs: number }> {
  const startedAt = performance.now();
  const isReady = await inTime(part, false);
  return { status: isReady ? 'ready' : 'not ready', tookMs: Math.round(performance.now() - startedAt) };
}

/** As hashes, so that neither the time nor the length of the comparison tells anything of the token. */
function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const [, given] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (token === undefined || given === undefined) return false;
  return timingSafeEqual(sha256(given), sha256(token));
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A proxy on this machine that nobody told us about would make every visitor look like this machine. */
function forwarded({ headers }: FastifyRequest): boolean {
  return ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);
}
