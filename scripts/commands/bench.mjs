import { buildWeb } from '../lib/build-web.mjs';
import { runInherited } from '../lib/spawn.mjs';

/** `npm run bench`: every figure beside its peer of the same run. */
export async function run(prepared, args) {
  await buildWeb(prepared);
  return runInherited(prepared.node, ['bench/run.ts', ...args], prepared.env);
}
