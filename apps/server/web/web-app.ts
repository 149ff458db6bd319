import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { MessageArea } from '#kit/i18n/areas.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { WebContext } from '#kit/web/context.ts';
import type { PageTable } from '#kit/web/page-table.ts';

/** The built web application, as the server process sees it. */
export interface WebApp {
  render(request: Request, values: WebContext): Promise<Response>;
  readonly table: PageTable;
}

/** Gives the application of the moment, and the addresses of a language's words for an area. */
export interface WebSource {
  app(): Promise<WebApp>;
  messagesHref(language: Language, area: MessageArea): readonly string[];
}

/** The application as it was built under `directory`. */
export async function builtWeb(directory: string): Promise<WebSource> {
  const app = (await import(/* @vite-ignore */ pathToFileURL(resolve(directory, 'server/index.js')).href)) as WebApp;
  const chunks = JSON.parse(readFileSync(resolve(directory, 'client/messages.json'), 'utf8')) as Record<string, string>;
  return {
    app: () => Promise.resolve(app),
    messagesHref: (language, area) =>
      (area === 'guest' ? (['guest'] as const) : (['guest', area] as const))
        .map((part) => chunks[`${language}/${part}`])
        .filter((href) => href !== undefined),
  };
}

/** The application straight from its sources: Vite answers modules and hot updates on the server's own port. */
export async function liveWeb(app: FastifyInstance): Promise<WebSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server: app.server } },
    appType: 'custom',
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', async (request, reply) => {
    const untouched = await new Promise<boolean>((settle, fail) => {
      reply.raw.once('close', () => settle(false));
      vite.middlewares(request.raw, reply.raw, (error?: unknown) => (error ? fail(error) : settle(true)));
    });
    if (untouched) return undefined;
    reply.hijack();
    return reply;
  });
  return {
    app: () => vite.ssrLoadModule('/apps/web/server.ts') as Promise<unknown> as Promise<WebApp>,
    messagesHref: () => [],
  };
}
