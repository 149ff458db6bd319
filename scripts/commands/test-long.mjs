import { spawn } from 'node:child_process';
import { buildWeb } from '../lib/build-web.mjs';
import { findBrowsers } from '../lib/chromium.mjs';
import { Stop, say } from '../lib/say.mjs';
import { runInherited } from '../lib/spawn.mjs';
import { vitest } from '../lib/stages.mjs';
import { usersOf } from '../lib/users-of.mjs';
import { run as crash } from './crash.mjs';

const HOUR = 60;

/**
 * `npm run test:long [-- STAGE ...]`: what takes hours, all of which `npm test` runs in a short form. Stages:
 * - `properties`: every property and proof with `runs()`, twenty times as often
 * - `kills`: forty kills of server and database under chats, and forty under all that the domains do with money, each proven
 * - `journeys`: all of them five times in a row, twice of that beside a busy loop on either core
 * - `new-domain`: a domain as `npm run new-domain` writes it, in the browser, in four languages
 * - `figures`: every bench in full, Lighthouse's marks of speed with it
 * The first stage that fails ends the run.
 */
export async function run(prepared, wanted) {
  const { node, env } = prepared;
  const long = { ...prepared, env: { ...env, TEST_LONG: '20' } };
  const stages = {
    properties: () => vitest(long, 'unit*', { minutes: 4 * HOUR, files: usersOf('#kit/testing/run-length.ts') }),
    kills: () => asOneTest(crash(prepared, ['40'])),
    journeys: () => rounds(prepared),
    'new-domain': () => vitest(prepared, 'long', { minutes: HOUR }),
    figures: () => asOneTest(runInherited(node, ['bench/run.ts'], env)),
  };
  const names = wanted.length > 0 ? wanted : Object.keys(stages);
  const unknown = names.find((name) => !(name in stages));
  if (unknown) throw new Stop(`There is no stage ${unknown}: use some of ${Object.keys(stages).join(', ')}.`);
  Object.assign(env, await findBrowsers());
  await buildWeb(prepared);
  for (const name of names) {
    say(`\n== ${name}`);
    const started = Date.now();
    const { passed, failed } = await stages[name]();
    say(`${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`);
    if (failed > 0) return 1;
  }
  return 0;
}

const asOneTest = async (ended) => ((await ended) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const busyLoop = ({ node }) => spawn(node, ['-e', 'for (;;) {}'], { stdio: 'ignore' });

async function rounds(prepared) {
  const total = { passed: 0, failed: 0 };
  for (let round = 1; round <= 5 && total.failed === 0; round++) {
    const busy = round > 3 ? [busyLoop(prepared), busyLoop(prepared)] : [];
    const { passed, failed } = await vitest(prepared, 'e2e*', { minutes: HOUR }).finally(() => {
      for (const loop of busy) loop.kill();
    });
    say(`round ${round}: ${passed} passed, ${failed} failed`);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}
