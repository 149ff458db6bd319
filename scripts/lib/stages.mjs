import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readCosts } from './budgets.mjs';
import { failedFilesOf, filesOf } from './flaky.mjs';
import { at } from './paths.mjs';
import { runCaptured, runInherited } from './spawn.mjs';

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string} [output] what a failed stage has to say, when it was not printed yet
 * @property {string[]} [failures] each failed test or file, with the beginning of what it says
 * @property {string[]} [failedFiles] the test files that failed
 */

/**
 * The format of every file and the lint rules, a test each. One process looks at both; where something is wrong each is asked on
 * its own, so that each says its part.
 * @returns {{ format: () => Promise<Result>, lint: () => Promise<Result> }}
 */
export function formatAndLint(prepared) {
  let both;
  const alone = async (args) => {
    both ??= asOneTest(prepared, 'biome', ['check', '--error-on-warnings', '.']);
    const result = await both;
    return result.failed === 0 ? result : asOneTest(prepared, 'biome', args);
  };
  return {
    format: () => alone(['check', '--linter-enabled=false', '.']),
    lint: () => alone(['lint', '--error-on-warnings', '.']),
  };
}

/**
 * Threads that check types. Each reckons the types it meets for itself: on few cores one alone takes half the CPU and memory of
 * the compiler's usual four, and no longer.
 */
const CHECKERS = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 4)));

/** Names the pages, as the types want them. */
export const typegen = ({ node, env, bin }) => runCaptured(node, [bin('@react-router/dev'), 'typegen'], env);

/** What the compiler is called with, beside how it watches. */
export const TYPES = ['-p', '.', '--checkers', String(CHECKERS)];

/** @returns {Promise<Result>} the types, as one test; of what was checked before only what a change reaches is checked again */
export async function types(prepared) {
  const named = await typegen(prepared);
  if (named.code !== 0) return { passed: 0, failed: 1, output: named.output };
  return asOneTest(prepared, 'typescript', TYPES);
}

async function asOneTest({ node, env, bin }, name, args) {
  const program = name === 'biome' ? '@biomejs/biome' : name;
  const { code, output } = await runCaptured(node, [bin(program), ...args], env);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

/**
 * Every benchmark for about a second, as one test: none stops working unseen. Nothing is held against its figures.
 * @returns {Promise<Result>}
 */
export async function benches({ node, env }) {
  // Under half a minute on a machine with nothing else to do.
  const options = { timeout: 5 * 60_000, killSignal: 'SIGTERM' };
  const { code, output } = await runCaptured(node, ['bench/run.ts', '--brief'], env, options);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

/** Where the report of a project's last run stands, as JSON. */
export const reportOf = (project) => at('test-results', `${project.replace('*', '')}.json`);

/** Where a run as a stage says what each file took, as JSON. */
export const costsOf = (project) => at('test-results', `${project.replace('*', '')}-costs.json`);

/**
 * Runs one project of vitest.config.ts, or with a `*` all that begin so; of its tests only `files` where some are given. Its
 * report is named `as`. Nothing run, a file that did not load and an error outside any test all count as failed. A run as a
 * stage ends when more than four files failed, and writes what each file took (`costsOf`).
 * @returns {Promise<Result>}
 */
export async function vitest(
  { node, env, bin },
  project,
  { quiet = false, minutes = 10, files = [], as = project, asStage = false } = {},
) {
  const report = reportOf(as);
  mkdirSync(at('test-results'), { recursive: true });
  for (const old of [report, costsOf(as)]) rmSync(old, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (asStage) reporters.push('--reporter=./scripts/testing/stage-reporter.ts');
  const args = [bin('vitest'), 'run', `--project=${project}`, ...reporters, ...files];
  const options = { timeout: minutes * 60_000, killSignal: 'SIGTERM' };
  const withCosts = { ...env, TEST_COSTS: costsOf(as) };
  const { code, output } = quiet
    ? await runCaptured(node, args, withCosts, options)
    : { code: await runInherited(node, args, withCosts, options), output: undefined };
  const { passed, failed, failures, failedFiles } = countTests(begun(filesOf(report), readCosts(costsOf(as))));
  if (passed + failed === 0) return { passed, failed: 1, output: output ?? `No test of ${project} ran.` };
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output, failures, failedFiles };
}

/**
 * The files of a report that had their turn: Vitest counts those as failed that a run ended early did not come to.
 * @param {object[]} files
 * @param {{ endedEarly: boolean, costs: import('./budgets.mjs').Cost[] }} ended
 */
export function begun(files, { endedEarly, costs }) {
  if (!endedEarly) return files;
  const ran = new Set(costs.map(({ file }) => file));
  return files.filter(({ name }) => ran.has(relative(at(), name).replaceAll('\\', '/')));
}

/** The first lines of a failure, in plain text: enough to know it again. */
function beginningOf(name, message) {
  const lines = stripVTControlCharacters(message ?? '')
    .trim()
    .split('\n');
  return [name, ...lines.slice(0, 12).map((line) => `  ${line.slice(0, 300)}`)].join('\n');
}

/**
 * What the files of a report by Vitest hold.
 * @returns {{ passed: number, failed: number, failures: string[], failedFiles: string[] }}
 */
function countTests(files) {
  const tests = files.flatMap((file) => file.assertionResults);
  const count = (status) => tests.filter((test) => test.status === status).length;
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const failures = [
    ...files.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) =>
          beginningOf(`${relative(at(), name)}: ${fullName}`, failureMessages.join('\n')),
        ),
    ),
    ...broken.map(({ name, message }) => beginningOf(relative(at(), name), message)),
  ];
  return {
    passed: count('passed'),
    failed: count('failed') + broken.length,
    failures,
    failedFiles: failedFilesOf(files),
  };
}
