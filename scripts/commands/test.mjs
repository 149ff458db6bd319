import { buildWeb } from '../lib/build-web.mjs';
import { findBrowsers } from '../lib/chromium.mjs';
import { metered } from '../lib/cpu.mjs';
import { forgetFlaky, readFlaky } from '../lib/flaky.mjs';
import { journeys } from '../lib/journeys.mjs';
import { machineState } from '../lib/machine.mjs';
import { say } from '../lib/say.mjs';
import { benches, formatAndLint, types, vitest } from '../lib/stages.mjs';
import { timed } from '../lib/timed.mjs';

/** With more failed files in the unit stage than so many, journeys have nothing to add. */
const MOST_FAILED = 4;
const UNIT = 'unit and integration';
const JOURNEYS = 'browser journeys';

/** `npm test`: everything, in the order in which a failure is cheapest to see. Its last line is `N passed, N failed`. */
export async function run(prepared) {
  say(await machineState());
  const stages = {
    ...atOnce({
      ...formatAndLint(prepared),
      types: () => types(prepared),
      architecture: () => vitest(prepared, 'architecture', { quiet: true }),
      'site and browser': () => site(prepared),
    }),
    'benchmarks, briefly': () => measured(() => benches(prepared)),
    [UNIT]: () => measured(() => timed(prepared, 'unit', 25)),
    [JOURNEYS]: () => measured(() => journeys(prepared)),
  };
  forgetFlaky();
  const summary = [];
  let hopeless = false;
  const allFailures = [];
  const total = { passed: 0, failed: 0 };
  for (const [name, stage] of Object.entries(stages)) {
    say(`\n== ${name}`);
    if (hopeless && name === JOURNEYS) {
      summary.push(`${name}: not begun`);
      say(summary.at(-1));
      continue;
    }
    const { passed, failed, output, failures, failedFiles, took, cpu } = await stage();
    hopeless ||= name === UNIT && failedFiles?.length > MOST_FAILED;
    if (failed > 0 && output) say(output);
    allFailures.push(...(failures ?? (failed > 0 ? [`${name}: ${(output ?? '').trim().slice(-2000)}`] : [])));
    total.passed += passed;
    total.failed += failed;
    summary.push(`${name}: ${passed} passed, ${failed} failed (${took.toFixed(1)} s, ${inCpu(cpu)})`);
    say(summary.at(-1));
  }
  // Again at the end: of a long run only its last lines may be kept.
  for (const failure of allFailures) say(`\nfailed: ${failure}`);
  for (const { name } of readFlaky()) say(`flaky: ${name}`);
  say(`\n${summary.join('\n')}`);
  say(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

const inCpu = (cpu) => (cpu === null ? 'CPU unknown' : `${cpu.toFixed(1)} CPU s`);

/**
 * Runs a stage; what it throws is its failure. `took` and `cpu` in seconds. The system tells nothing of a browser whose starter
 * was ended before it: then what the files took says more.
 */
async function measured(stage) {
  const started = Date.now();
  const failure = (error) => ({ passed: 0, failed: 1, output: error.message });
  const { result, cpu } = await metered(() => stage().catch(failure));
  return { ...result, took: (Date.now() - started) / 1000, cpu: cpu && Math.max(cpu, result.ofFiles ?? 0) };
}

/** Begins stages together and hands them out one by one: what reads files alone needs no turn of its own. */
function atOnce(stages) {
  return Object.fromEntries(
    Object.entries(stages).map(([name, stage]) => {
      const begun = measured(stage);
      return [name, () => begun];
    }),
  );
}

/** The built site and a browser: what tests of the site, of live media and the journeys stand on. */
async function site(prepared) {
  Object.assign(prepared.env, await findBrowsers());
  await buildWeb(prepared);
  return { passed: 1, failed: 0, output: '' };
}
