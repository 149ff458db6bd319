import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import type { Rolldown } from 'vite';
import { build } from 'vite';
import { wallClock } from '#kit/clock/clock.ts';
import { browserProgram } from '#kit/testing/browser-program.ts';
import { workerPolicy } from '../worker-policy.ts';
import type { MediaServer } from './media-server.ts';
import { startMediaServer } from './media-server.ts';
import type { MediaPage } from './page/page.ts';

/** The strictest policy the engine must live with: own scripts and workers, no inline code, no eval; blobs for the browser's own player alone. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; media-src 'self' blob:; img-src 'self'";

/** Tells the test server what viewers' workers run first. */
const firstHeader = 'x-first';

/** The test page behind a real server, and a real Chromium with a fake camera. */
export interface MediaBrowser {
  media: MediaServer;
  browser: Browser;
  /**
   * A page with its own `media` (see page.ts); console errors are kept in `errors`. `first` is what its viewers' workers run
   * first, in one line: to lack what older browsers lack, or to break as devices do.
   */
  page(first?: string): Promise<Page>;
  errors: string[];
  stop(): Promise<void>;
}

/** Builds the page, starts server and browser. Publishers have the peer name "star" in every room that is opened. */
export async function startMediaBrowser(): Promise<MediaBrowser> {
  const files = await buildPage();
  const media = await startMediaServer({ clock: wallClock(), relay: 'process' });
  media.server.removeAllListeners('request');
  media.server.on('request', (request, response) => void serve(files, media, request, response));
  const browser = await launchChromium();
  const errors: string[] = [];
  return {
    media,
    browser,
    errors,
    async page(first) {
      const context = await browser.newContext({
        permissions: ['camera', 'microphone'],
        ...(first && { extraHTTPHeaders: { [firstHeader]: first } }),
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto(media.url.replace('ws:', 'http:'));
      await waitOnPage(page, (media) => media !== undefined, null);
      return page;
    },
    async stop() {
      await browser.close();
      await media.stop();
    },
  };
}

/** Calls into a page's `media`. */
export function onPage<T, A>(
  page: Page,
  run: (media: MediaPage, argument: A) => T | Promise<T>,
  argument: A,
): Promise<T> {
  return page.evaluate(`(${run.toString()})(globalThis.media, ${JSON.stringify(argument)})`);
}

/** Resolves when `condition` holds on the page, looking again every 50 ms; rejects after a minute, saying how things stand. */
export async function waitOnPage<A>(
  page: Page,
  condition: (media: MediaPage, argument: A) => boolean,
  argument: A,
): Promise<void> {
  // Written out as one expression: the page's policy forbids the eval of Playwright's own waitForFunction.
  const came = await page.evaluate(`new Promise((resolve) => {
    const until = performance.now() + 60_000;
    const look = () => {
      if ((${condition.toString()})(globalThis.media, ${JSON.stringify(argument)})) resolve(true);
      else if (performance.now() > until) resolve(false);
      else setTimeout(look, 50);
    };
    look();
  })`);
  if (came) return;
  const standing = JSON.stringify(await page.evaluate('globalThis.media?.standing()'));
  throw new Error(`did not come true within 60 s: ${condition} with ${JSON.stringify(argument)}; ${standing}`);
}

function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserProgram('full'),
    args: [
      '--no-sandbox',
      '--headless',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  });
}

/** The page as the product's build would make it, by path. */
export async function buildPage(): Promise<Map<string, string | Uint8Array>> {
  const output = (await build({
    root: new URL('./page/', import.meta.url).pathname,
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  })) as Rolldown.RolldownOutput;
  return new Map(output.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
}

async function serve(
  files: Map<string, string | Uint8Array>,
  media: MediaServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://page');
  if (url.pathname === '/ticket') {
    const { role, room = '', session = '' } = Object.fromEntries(url.searchParams);
    const ticket =
      role === 'publish' ? media.frames.publish(room, 'star') : media.frames.subscribe(room, 'guest', { session });
    const answer = await ticket.catch(() => null);
    response.writeHead(answer ? 200 : 403, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    return;
  }
  const path = url.pathname === '/' ? '/index.html' : url.pathname;
  const body = files.get(path);
  const type = path.endsWith('.html') ? 'text/html' : 'text/javascript';
  response.writeHead(body ? 200 : path === '/favicon.ico' ? 204 : 404, {
    'content-type': type,
    // A page's policy binds the page; its workers have the policy they are delivered with.
    'content-security-policy': workerPolicy(path) ?? contentSecurityPolicy,
  });
  const first = path.includes('viewer.worker') && request.headers[firstHeader];
  response.end(first ? `${first};${body}` : body);
}
