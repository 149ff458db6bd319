import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import type { TestServer } from './testing/server.ts';
import { freePort, startServer } from './testing/server.ts';

const site = 'https://www.example.org';
const recipe = (name: string): string => readFileSync(join(import.meta.dirname, '../../docs/proxies', name), 'utf8');

/** What a recipe of the documentation is changed in to run here: our ports, and no TLS in front. */
type Settings = (upstream: string, port: number, folder: string) => string;
const here = (text: string, upstream: string): string => text.replaceAll('127.0.0.1:3000', upstream);

const asNginx = (inside: string, folder: string): string =>
  `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${[
    'client_body',
    'proxy',
    'fastcgi',
    'uwsgi',
    'scgi',
  ]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')}\n${inside}\n}`;
const nginx: Settings = (upstream, port, folder) =>
  asNginx(
    here(recipe('nginx.conf'), upstream)
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replace(/^ *ssl_certificate.*$/gm, ''),
    folder,
  );
/** The least somebody writes: `Host` is then the upstream's own. */
const nginxByDefault: Settings = (upstream, port, folder) =>
  asNginx(
    `server { listen 127.0.0.1:${port}; location / { proxy_pass http://${upstream}; proxy_http_version 1.1;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection upgrade; proxy_set_header X-Forwarded-For $remote_addr; } }`,
    folder,
  );
const caddy: Settings = (upstream, port) =>
  `{\n\tadmin off\n\tauto_https off\n}\n${here(recipe('Caddyfile'), upstream).replace('www.example.org', `http://:${port}`)}`;
const haproxy: Settings = (upstream, port) =>
  here(recipe('haproxy.cfg'), upstream).replace(/bind :443.*/, `bind 127.0.0.1:${port}`);

const proxies: readonly [string, string, Settings, (file: string) => string[]][] = [
  ['nginx', 'nginx', nginx, (file) => ['-c', file]],
  ['nginx with its default Host', 'nginx', nginxByDefault, (file) => ['-c', file]],
  ['Caddy', 'caddy', caddy, (file) => ['run', '--adapter', 'caddyfile', '--config', file]],
  ['HAProxy', 'haproxy', haproxy, (file) => ['-f', file]],
];
const isInstalled = (program: string): boolean => spawnSync('which', [program]).status === 0;

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });

/** The status of a request through the proxy as a browser at the site sends it; 101 for a socket that was opened. */
function ask(port: number, path: string, headers: Record<string, string>, body?: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const method = body ? 'POST' : 'GET';
    const sent = request({ host: '127.0.0.1', port, path, method, headers: { host: 'www.example.org', ...headers } });
    sent.once('upgrade', (answer, socket) => {
      socket.destroy();
      resolve(answer.statusCode ?? 0);
    });
    sent.once('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.once('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}
const json = { 'content-type': 'application/json' };
const handshake = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

let server: TestServer;
let running: ChildProcess | null = null;
beforeAll(async () => {
  server = await startServer({
    PUBLIC_URL: site,
    TRUST_PROXY: 'on',
    NODE_ENV: 'development',
    SECRET: 'x'.repeat(40),
    LIMIT_FACTOR: '100',
  });
}, 120_000);
afterEach(() => void running?.kill('SIGTERM'));
afterAll(() => server?.stop());

describe.each(proxies.filter(([, program]) => isInstalled(program)))('behind %s', (name, program, settings, flags) => {
  it('forms, calls and both sockets of the site get through, and those of another site do not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
    chmodSync(folder, 0o777);
    const port = await freePort();
    const file = join(folder, 'settings');
    writeFileSync(file, settings(server.address.replace('http://', ''), port, folder));
    running = spawn(program, flags(file), {
      stdio: 'ignore',
      env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    });
    await expect.poll(() => listens(port), { timeout: 15_000, message: name }).toBe(true);
    const email = { email: 'nobody@example.org' };
    for (const [origin, expected] of [
      [site, { call: 200, form: 422, realtime: 101, media: 400 }],
      ['https://evil.example', { call: 403, form: 403, realtime: 403, media: 403 }],
    ] as const) {
      const from = { origin };
      const found = {
        call: await ask(port, '/rest/v1/identity/password/forgot', { ...json, ...from }, email),
        form: await ask(port, '/en/login/', { ...from, 'content-type': 'application/x-www-form-urlencoded' }, {}),
        realtime: await ask(port, '/realtime', { ...handshake, ...from }),
        media: await ask(port, '/media', { ...handshake, ...from }),
      };
      expect(found, origin).toEqual(expected);
    }
    rmSync(folder, { recursive: true, force: true });
  });
});

it('a refused origin is told in the log once, with the one that was expected', async () => {
  const { port } = new URL(server.address);
  for (const _ of [1, 2]) await ask(Number(port), '/realtime', { ...handshake, origin: 'https://other.example' });
  const lines = () =>
    server.output
      .join('')
      .split('\n')
      .filter((line) => line.includes('https://other.example'));
  await expect.poll(lines).toHaveLength(1);
  expect(lines()[0]).toContain(`"expected":"${site}"`);
});
