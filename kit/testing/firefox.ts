import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { firefoxPath } from './browser-program.ts';

/** A setting of Firefox, as `about:config` has it. */
export type FirefoxSettings = Readonly<Record<string, boolean | number | string>>;

/** One window, one process for pages, and nobody to talk to but the site. */
const quiet: FirefoxSettings = {
  'app.normandy.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.ipc.processCount': 1,
  'extensions.getAddons.cache.enabled': false,
  'media.autoplay.default': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9/',
  'toolkit.telemetry.unified': false,
};

const startMs = 30_000;
const lookEveryMs = 100;
const waitMs = 30_000;

interface Answer {
  id?: number;
  type: string;
  result?: unknown;
  error?: string;
  message?: string;
}
interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** A window of the system's own Firefox, driven over WebDriver BiDi (W3C). */
export interface Firefox {
  /** Opens an address; its scripts may not have come yet. */
  visit(url: string): Promise<void>;
  /** Runs a function on the page, with one argument; both ways as JSON. */
  run<T, A>(work: (argument: A) => T | Promise<T>, argument: A): Promise<T>;
  /** Resolves when the function answers with something true, looking again ten times a second. */
  until<A>(what: string, work: (argument: A) => unknown, argument: A): Promise<void>;
  /** Runs before every script of the pages to come. */
  first(work: () => void): Promise<void>;
  /** Takes cookies that a server gave, as in its header `set-cookie`. */
  keep(host: string, cookies: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Starts Firefox with a profile of its own and these settings. */
export async function openFirefox(settings: FirefoxSettings = {}): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'vesper-firefox-'));
  const lines = Object.entries({ ...quiet, ...settings }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
  const child = spawn(firefoxPath(), options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const over = setTimeout(() => reject(new Error(`Firefox said no address within ${startMs} ms: ${said}`)), startMs);
    void ended.then(() => reject(new Error(`Firefox ended: ${said}`)));
    child.stderr.on('data', (data: Buffer) => {
      said += data.toString();
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (!address) return;
      clearTimeout(over);
      resolve(address);
    });
  });
  const socket = new WebSocket(`${url}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  let last = 0;
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer;
    const asked = answer.id === undefined ? undefined : waiting.get(answer.id);
    if (!asked) return;
    waiting.delete(answer.id as number);
    if (answer.type === 'success') asked.resolve(answer.result);
    else asked.reject(new Error(`${answer.error}: ${answer.message}`));
  });
  const send = <T>(method: string, params: object): Promise<T> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve: resolve as (result: unknown) => void, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  await send('session.new', { capabilities: {} });
  const tree = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = tree.contexts[0]?.context;
  const run: Firefox['run'] = async (work, argument) => {
    const call = `(${work.toString()})(${JSON.stringify(argument) ?? 'undefined'})`;
    const expression = `Promise.resolve(${call}).then((value) => JSON.stringify(value))`;
    const told = await send<Evaluated>('script.evaluate', { expression, target: { context }, awaitPromise: true });
    if (told.type !== 'success') throw new Error(told.exceptionDetails?.text ?? 'the page threw');
    const { value } = told.result ?? {};
    return value === undefined ? undefined : JSON.parse(value);
  };
  return {
    run,
    visit: (address) => send('browsingContext.navigate', { context, url: address, wait: 'complete' }),
    async until(what, work, argument) {
      const end = performance.now() + waitMs;
      while (!(await run(work, argument).catch(() => false))) {
        if (performance.now() > end)
          throw new Error(`${what} did not come: ${await run(() => document.body.innerText, null)}`);
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
      }
    },
    first: (work) => send('script.addPreloadScript', { functionDeclaration: work.toString() }),
    async keep(domain, cookies) {
      for (const line of cookies) {
        const [pair = '', ...rest] = line.split(/; */);
        const at = pair.indexOf('=');
        const path = rest.find((each) => /^path=/i.test(each))?.slice('path='.length) ?? '/';
        const value = { type: 'string', value: pair.slice(at + 1) };
        await send('storage.setCookie', { cookie: { name: pair.slice(0, at), value, domain, path, httpOnly: true } });
      }
    },
    async close() {
      await send('browser.close', {}).catch(() => undefined);
      socket.close();
      if (child.exitCode === null && child.signalCode === null) child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
