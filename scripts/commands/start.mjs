import { assertBuilt, buildWeb, isWebStale } from '../lib/build-web.mjs';
import { bundledProgram } from '../lib/bundle-server.mjs';
import { missingForStart } from '../lib/early-config.mjs';
import { runInherited } from '../lib/spawn.mjs';

/** Production installs nothing that only builds or tests. */
export const needs = 'runtime';

/** Why it would be refused, before anything is installed. */
export const hindrance = () => missingForStart(process.env);

/** `npm start`: the whole system until it is told to stop; the site is built where stale, and in production beforehand. */
export async function run(prepared, args) {
  if (process.env.NODE_ENV === 'production') assertBuilt();
  else {
    // The server looks at every setting itself; where the site is built first, nobody should wait for that to be refused.
    const wrong = isWebStale() ? await runInherited(prepared.node, ['scripts/check-config.ts'], prepared.env) : 0;
    if (wrong !== 0) return wrong;
    await buildWeb(prepared);
  }
  return runInherited(prepared.node, [bundledProgram('apps/server/main.ts'), ...args], prepared.env);
}
