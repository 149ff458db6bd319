import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';

/** `/healthz` (the process answers), `/readyz` (so do its parts), `/metrics` for Prometheus. */
export async function mountHealth(app: FastifyInstance, ready: () => Promise<boolean>): Promise<void> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'vesper_' });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const good = await ready().catch(() => false);
    return reply.code(good ? 200 : 503).send({ status: good ? 'ready' : 'not ready' });
  });
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
