import { buildWeb } from '../lib/build-web.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { forgetFlaky, readFlaky } from '../lib/flaky.mjs';
import { journeys } from '../lib/journeys.mjs';
import { say } from '../lib/say.mjs';
import { benches, format, lint, types, vitest } from '../lib/stages.mjs';
import { timed } from '../lib/timed.mjs';

/** `npm test`: everything, in the order in which a failure is cheapest to see. Its last line is `N passed, N failed`. */
export async function run(prepared) {
  const stages = {
    ...atOnce({
      format: () => format(prepared),
      lint: () => lint(prepared),
      types: () => types(prepared),
      architecture: () => vitest(prepared, 'architecture', { quiet: true }),
      'site and browser': () => site(prepared),
    }),
    'benchmarks, briefly': () => benches(prepared),
    'unit and integration': () => timed(prepared, 'unit', 25),
    'browser journeys': () => journeys(prepared),
  };
  forgetFlaky();
  const summary = [];
  const allFailures = [];
  const total = { passed: 0, failed: 0 };
  for (const [name, stage] of Object.entries(stages)) {
    say(`\n== ${name}`);
    const started = Date.now();
    const { passed, failed, output, took, failures } = await stage().catch((error) => ({
      passed: 0,
      failed: 1,
      output: error.message,
    }));
    if (failed > 0 && output) say(output);
    allFailures.push(...(failures ?? (failed > 0 ? [`${name}: ${(output ?? '').trim().slice(-2000)}`] : [])));
    total.passed += passed;
    total.failed += failed;
    const seconds = ((took ?? Date.now() - started) / 1000).toFixed(1);
    summary.push(`${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
    say(summary.at(-1));
  }
  // Again at the end: of a long run only its last lines may be kept.
  for (const failure of allFailures) say(`\nfailed: ${failure}`);
  for (const { name } of readFlaky()) say(`flaky: ${name}`);
  say(`\n${summary.join('\n')}`);
  say(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

/** Begins stages together and hands them out one by one: what reads files alone needs no turn of its own. */
function atOnce(stages) {
  return Object.fromEntries(
    Object.entries(stages).map(([name, stage]) => {
      const started = Date.now();
      const begun = stage().then((result) => ({ ...result, took: Date.now() - started }));
      // Whoever waits for it hears of a failure.
      begun.catch(() => undefined);
      return [name, () => begun];
    }),
  );
}

/** The built site and a browser: what tests of the site, of live media and the journeys stand on. */
async function site(prepared) {
  prepared.env.CHROMIUM_PATH = await findChromium();
  await buildWeb(prepared);
  return { passed: 1, failed: 0, output: '' };
}
