import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { addressesOf, addressList } from '#kit/addresses/addresses.ts';
import type { Config } from '#kit/config/config.ts';
import type { Caller } from '#kit/contract/access.ts';

/** What the health of a process is read from, and who may read its figures. */
export interface HealthParts {
  readonly config: Pick<Config, 'OFFICE_ADDRESSES' | 'SECURE_ADDRESSES' | 'TRUST_PROXY'>;
  readonly ready: () => Promise<boolean>;
  readonly callerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>;
}

const thisMachine = addressList(['127.0.0.0/8', '::1']);

/**
 * `/healthz` (the process answers) and `/readyz` (so do its parts) for everybody; `/metrics` for Prometheus on this
 * machine, for addresses of the house and for operators. Others do not find it.
 */
export async function mountHealth(app: FastifyInstance, { config, ready, callerOf }: HealthParts): Promise<void> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'vesper_' });
  const { office, secure } = addressesOf(config);
  const mayMeasure = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    if (office.has(request.ip) || secure.has(request.ip)) return true;
    if (thisMachine.has(request.ip) && !forwarded(request)) return true;
    return (await callerOf(request, reply)).roles.includes('operator');
  };
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const good = await ready().catch(() => false);
    return reply.code(good ? 200 : 503).send({ status: good ? 'ready' : 'not ready' });
  });
  app.get('/metrics', async (request, reply) => {
    if (!(await mayMeasure(request, reply))) return reply.code(404).type('text/plain').send('Not found');
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

/** A proxy on this machine that nobody told us about would make every visitor look like this machine. */
function forwarded({ headers }: FastifyRequest): boolean {
  return ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);
}
