import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { at, root } from '../lib/paths.mjs';
import { say } from '../lib/say.mjs';
import { watchAncestors } from '../lib/watch-ancestors.mjs';

/** Node's own --watch would also follow Vite's temporary files, and start again for ever. */
const WATCHED = ['apps/server', 'apps/web', 'demo', 'domains', 'kit'];
/** Vite follows these itself and replaces them in the page. */
const VITE = /(^|\/)(web|ui|node_modules)\/|\.tsx$|\.css$/;
/** Vite and the server read these once, when they start. */
const DECLARED = /^domains\/[\w-]+\/web\/(index|routes|slots)\.ts$|^apps\/web\/(domain-list|manifest)\.ts$/;
const SERVER = /\.(ts|graphql|sql)$/;
const IRRELEVANT = /\.test\.ts$|(^|\/)testing\//;

/** `npm run dev`: the same process with Vite inside for the web; it starts again when a file of the server changes. */
export async function run({ node, env }, args) {
  let server = start();
  let stopping = false;
  let changed;

  const stop = (signal) => {
    stopping = true;
    server.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  watchAncestors(() => stop('SIGTERM'));

  const files = follow((file) => {
    changed = file;
    server.kill('SIGTERM');
  });
  for (;;) {
    const [code] = await once(server, 'exit');
    if (stopping) {
      files.close();
      return code ?? 0;
    }
    if (changed === undefined) {
      say('The server ended; it starts again when a file changes.');
      await files.next();
    }
    say(`${changed} changed: starting again.`);
    changed = undefined;
    server = start();
  }

  function start() {
    return spawn(node, ['apps/server/main.ts', ...args], { cwd: root, stdio: 'inherit', env: { ...env, MODE: 'dev' } });
  }
}

/** Calls back, at most every 100 ms, with a file of the server that was written. */
function follow(onChange) {
  const waiting = [];
  let timer;
  const noticed = (file) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange(file);
      for (const resolve of waiting.splice(0)) resolve();
    }, 100);
  };
  const watchers = WATCHED.filter((folder) => existsSync(at(folder))).map((folder) =>
    watch(at(folder), { recursive: true }, (_, name) => {
      const file = `${folder}/${String(name).replaceAll('\\', '/')}`;
      if (DECLARED.test(file) || (SERVER.test(file) && !VITE.test(file) && !IRRELEVANT.test(file))) noticed(file);
    }),
  );
  return {
    next: () => new Promise((resolve) => waiting.push(resolve)),
    close: () => {
      for (const watcher of watchers) watcher.close();
    },
  };
}
