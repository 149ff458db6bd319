import { runInherited } from '../lib/spawn.mjs';

/** `npm run dev`: the same process with Vite inside for the web; it starts again when a file of the server changes. */
export function run({ node, env }, args) {
  const watch = ['--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning'];
  return runInherited(node, [...watch, 'apps/server/main.ts', ...args], { ...env, MODE: 'dev' });
}
