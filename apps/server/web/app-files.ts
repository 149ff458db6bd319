import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { manifestOf } from '#apps/web/pwa/manifest.ts';
import { manifestPath } from '#apps/web/pwa/paths.ts';
import { retiredWorker } from '#apps/web/pwa/worker/retired-worker.ts';
import { languages } from '#kit/i18n/language.ts';
import type { WebHost } from './mount.ts';
import type { WebSource } from './web-app.ts';

/** A worker fetches from its own site and runs nothing but itself. */
const workerPolicy = "default-src 'none'; connect-src 'self'; script-src 'self'";

/**
 * What makes the site installable: a manifest per language and name, and the service worker. Without a build, or when
 * `serviceWorker` is false, `/sw.js` is a worker that removes itself and the one before it.
 * @param client folder of the built files, or null while the sources are served
 */
export async function mountAppFiles(
  app: FastifyInstance,
  source: WebSource,
  host: WebHost,
  client: string | null,
): Promise<void> {
  const isOn = client !== null && host.serviceWorker !== false;
  const worker = isOn ? readFileSync(resolve(client, 'sw.js'), 'utf8') : retiredWorker;
  app.get('/sw.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'service-worker-allowed': '/', 'content-security-policy': workerPolicy })
      .send(worker),
  );
  for (const language of languages) {
    for (const isPlain of [false, true]) {
      app.get(manifestPath(language, isPlain), async (_request, reply) => {
        const { table } = await source.app();
        return reply
          .type('application/manifest+json; charset=utf-8')
          .header('cache-control', 'public, max-age=3600')
          .send(JSON.stringify(manifestOf({ language, isPlain, siteName: host.siteName ?? 'Vesper', table })));
      });
    }
  }
}
