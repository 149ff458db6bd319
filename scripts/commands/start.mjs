import { buildWeb } from '../lib/build-web.mjs';
import { runInherited } from '../lib/spawn.mjs';

/** `npm start`: the whole system, built where stale, until it is told to stop. */
export async function run(prepared, args) {
  await buildWeb(prepared);
  return runInherited(prepared.node, ['apps/server/main.ts', ...args], prepared.env);
}
