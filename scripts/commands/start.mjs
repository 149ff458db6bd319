import { assertBuilt, buildWeb } from '../lib/build-web.mjs';
import { missingForStart } from '../lib/early-config.mjs';
import { runInherited } from '../lib/spawn.mjs';

/** Production installs nothing that only builds or tests. */
export const needs = 'runtime';

/** Why it would be refused, before anything is installed. */
export const hindrance = () => missingForStart(process.env);

/** `npm start`: the whole system until it is told to stop; the site is built where stale, and in production beforehand. */
export async function run(prepared, args) {
  // Every setting is looked at before the site is built.
  const wrong = await runInherited(prepared.node, ['scripts/check-config.ts'], prepared.env);
  if (wrong !== 0) return wrong;
  if (process.env.NODE_ENV === 'production') assertBuilt();
  else await buildWeb(prepared);
  return runInherited(prepared.node, ['apps/server/main.ts', ...args], prepared.env);
}
