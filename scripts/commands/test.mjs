import { grown, readBudgets, sharesOf, timesOf } from '../lib/budgets.mjs';
import { buildWeb } from '../lib/build-web.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { failedFilesOf, filesOf, flakyOf, forgetFlaky, keepFlaky, readFlaky } from '../lib/flaky.mjs';
import { say } from '../lib/say.mjs';
import { benches, format, lint, reportOf, types, vitest } from '../lib/stages.mjs';

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

/** Tests, and the names of the files that take longer than planned: whoever made one grow sees it here. */
async function timed(prepared, project, minutes) {
  const result = await vitest(prepared, `${project}*`, { minutes });
  if (result.passed > 0) {
    say(`by domain: ${shares(timesOf(reportOf(project)))}`);
    for (const { file, seconds, budget } of grown(timesOf(reportOf(project)), readBudgets(), project))
      say(
        `longer than planned: ${file} took ${seconds.toFixed(1)} s, planned are ${budget} s (scripts/test-budgets.json)`,
      );
  }
  return result;
}

/** More than so many failed files are no accident of a busy machine. */
const mostRepeated = 4;

/**
 * The journeys. A file that failed is repeated once, in a world of its own: what the first attempt wrote must not stand in
 * the way of the second. When that one passes, the run is green and lists it as flaky.
 */
async function journeys(prepared) {
  const first = await timed(prepared, 'e2e', 62);
  const files = filesOf(reportOf('e2e'));
  const broken = failedFilesOf(files);
  if (broken.length === 0 || broken.length > mostRepeated) return first;
  say(`\nonce more: ${broken.join(', ')}`);
  const again = await vitest(prepared, 'e2e*', { minutes: 20, files: broken, as: 'e2e-again' });
  const failing = failedFilesOf(filesOf(reportOf('e2e-again')));
  if (again.failed === 0 || failing.length > 0) {
    keepFlaky(
      flakyOf(
        files,
        broken.filter((file) => !failing.includes(file)),
      ),
    );
  }
  const passedBefore = files
    .filter(({ status }) => status !== 'failed')
    .flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'passed')).length;
  return { ...again, passed: passedBefore + again.passed };
}

/** What each domain's own files took of a stage, the dearest first, in one line; what belongs to all of them stands by its folder. */
const shares = (times) =>
  sharesOf(times)
    .map(({ owner, seconds }) => `${owner} ${seconds.toFixed(0)} s`)
    .join(', ');

/** The built site and a browser: what tests of the site, of live media and the journeys stand on. */
async function site(prepared) {
  prepared.env.CHROMIUM_PATH = await findChromium();
  await buildWeb(prepared);
  return { passed: 1, failed: 0, output: '' };
}
