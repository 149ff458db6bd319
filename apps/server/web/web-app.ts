import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { areasFor } from '#kit/i18n/areas.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { WebContext } from '#kit/web/page/context.ts';
import type { PageTable } from '#kit/web/page/page-table.ts';
import type { Area } from '#kit/web/page/pages.ts';
import type { ReaderFacts } from '#kit/web/page/reader-look.ts';

/** The built web application, as the server process sees it. */
export interface WebApp {
  render(request: Request, values: WebContext): Promise<Response>;
  /** What the page at an address is told of its reader. */
  readerOfPage(values: WebContext, address: string): Promise<ReaderFacts>;
  readonly table: PageTable;
}

/** Gives the application of the moment, and the addresses of a language's words for an area. */
export interface WebSource {
  app(): Promise<WebApp>;
  messagesHref(language: Language, area: Area): readonly string[];
  /** The addresses of the words that these modules of the browser's scripts say. */
  wordsOf(language: Language, modules: readonly string[]): readonly string[];
  /** Puts what answers before the pages into their scope. */
  install?(scope: FastifyInstance): void;
}

/** The application as it was built under `directory`. */
export async function builtWeb(directory: string): Promise<WebSource> {
  const app = (await import(/* @vite-ignore */ pathToFileURL(resolve(directory, 'server/index.js')).href)) as WebApp;
  const read = (file: string): unknown => JSON.parse(readFileSync(resolve(directory, 'client', file), 'utf8'));
  const chunks = read('messages.json') as Record<string, string>;
  const said = read('words.json') as Record<string, readonly string[]>;
  return {
    app: () => Promise.resolve(app),
    messagesHref: (language, area) =>
      areasFor(area)
        .map((part) => chunks[`${language}/${part}`])
        .filter((href) => href !== undefined),
    wordsOf: (language, modules) => {
      const domains = new Set(modules.flatMap((module) => said[module] ?? []));
      const files = domains.size === 0 ? [] : ['more', ...[...domains].map((domain) => `more/${domain}`)];
      return files.flatMap((file) => chunks[`${language}/${file}`] ?? []);
    },
  };
}

/** The application straight from its sources: Vite answers modules and hot updates on the server's own port. */
export async function liveWeb(app: FastifyInstance): Promise<WebSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server: app.server } },
    appType: 'custom',
  });
  const install = (scope: FastifyInstance) => {
    scope.addHook('onClose', () => vite.close());
    scope.addHook('onRequest', async (request, reply) => {
      const untouched = await new Promise<boolean>((settle, fail) => {
        reply.raw.once('close', () => settle(false));
        vite.middlewares(request.raw, reply.raw, (error?: unknown) => (error ? fail(error) : settle(true)));
      });
      if (untouched) return undefined;
      reply.hijack();
      return reply;
    });
  };
  return {
    install,
    app: () => vite.ssrLoadModule('/apps/web/server.ts') as Promise<unknown> as Promise<WebApp>,
    messagesHref: () => [],
    wordsOf: () => [],
  };
}
