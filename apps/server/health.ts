import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { addressesOf, addressList } from '#kit/addresses/addresses.ts';
import type { Config } from '#kit/config/config.ts';

/** What the health of a process is read from, and who may read its figures. */
export interface HealthParts {
  readonly config: Pick<Config, 'OFFICE_ADDRESSES' | 'SECURE_ADDRESSES' | 'NODE_ENV' | 'METRICS_TOKEN' | 'ROLES'>;
  readonly ready: () => Promise<boolean>;
}

const thisMachine = addressList(['127.0.0.0/8', '::1']);

/**
 * `/healthz` (the process answers) and `/readyz` (so do its parts) for everybody, as one word each. `/metrics` for
 * Prometheus and the parts of `/readyz` are for the house's machines and for whoever sends `METRICS_TOKEN`; outside
 * production also for this machine. Others do not find them.
 */
export async function mountHealth(app: FastifyInstance, { config, ready }: HealthParts): Promise<void> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'vesper_' });
  const { secure } = addressesOf(config);
  const isLocal = config.NODE_ENV !== 'production';
  const mayMeasure = (request: FastifyRequest): boolean =>
    secure.has(request.ip) ||
    hasToken(request, config.METRICS_TOKEN) ||
    (isLocal && thisMachine.has(request.ip) && !forwarded(request));
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const asked = performance.now();
    const good = await Promise.race([ready().catch(() => false), silence()]);
    const status = good ? 'ready' : 'not ready';
    reply.code(good ? 200 : 503).header('cache-control', 'no-store');
    if (!mayMeasure(request)) return reply.send({ status });
    const database = { status, tookMs: Math.round(performance.now() - asked) };
    return reply.send({ status, database, roles: config.ROLES, uptimeSeconds: Math.round(process.uptime()) });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request)) return reply.code(404).type('text/plain').send('Not found');
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

/** A part that hangs instead of failing is as bad as one that is gone; whoever balances load asks again soon. */
const answerWithinMs = 1_000;
const silence = (): Promise<false> => new Promise((resolve) => setTimeout(resolve, answerWithinMs, false).unref());

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
