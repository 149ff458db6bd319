import { assertBuilt, buildWeb } from '../lib/build-web.mjs';
import { runInherited } from '../lib/spawn.mjs';

/** Production installs nothing that only builds or tests. */
export const needs = 'runtime';

/** `npm start`: the whole system until it is told to stop; the site is built where stale, and in production beforehand. */
export async function run(prepared, args) {
  if (process.env.NODE_ENV === 'production') assertBuilt();
  else await buildWeb(prepared);
  return runInherited(prepared.node, ['apps/server/main.ts', ...args], prepared.env);
}
