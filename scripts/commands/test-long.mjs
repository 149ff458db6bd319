import { spawn } from 'node:child_process';
import { buildWeb } from '../lib/build-web.mjs';
import { findBrowsers } from '../lib/chromium.mjs';
import { forgetFlaky, readFlaky } from '../lib/flaky.mjs';
import { journeys } from '../lib/journeys.mjs';
import { isBesideLoops, repeat, wantedStages } from '../lib/rounds.mjs';
import { say } from '../lib/say.mjs';
import { runInherited } from '../lib/spawn.mjs';
import { vitest } from '../lib/stages.mjs';
import { usersOf } from '../lib/users-of.mjs';
import { run as crash } from './crash.mjs';

const HOUR = 60;

/**
 * `npm run test:long [-- STAGE ...]`: what takes hours, all of which `npm test` runs in a short form. Stages:
 * - `properties`: every property and proof with `runs()`, twenty times as often
 * - `kills`: forty kills of server and database under chats, and forty under all that the domains do with money, each proven
 * - `journeys [ROUNDS]`: all of them as `npm test` runs them, five times in a row or as often as said; a fifth of the rounds runs
 *   beside two busy loops, and none ends the others
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
    journeys: () => repeat(rounds, (round) => roundOf(prepared, isBesideLoops(round, rounds)), say),
    'new-domain': () => vitest(prepared, 'long', { minutes: HOUR }),
    figures: () => asOneTest(runInherited(node, ['bench/run.ts'], env)),
  };
  const { names, rounds } = wantedStages(wanted, Object.keys(stages));
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

/** One round of the journeys, with those that passed only when they were repeated. */
async function roundOf(prepared, isBusy) {
  forgetFlaky();
  const busy = isBusy ? [busyLoop(prepared), busyLoop(prepared)] : [];
  const result = await journeys(prepared).finally(() => {
    for (const loop of busy) loop.kill();
  });
  return { ...result, flaky: readFlaky().map(({ name }) => name) };
}
