import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { at, root } from './paths.mjs';

const list = at('test-results', 'flaky.json');

/**
 * @typedef {object} Flaky a journey that failed and passed when it was repeated
 * @property {string} name its file and its name
 * @property {string} said the beginning of what its failure said, in plain text
 */

/** @returns the files of a report by Vitest; none where it cannot be read */
export function filesOf(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return [];
  }
}

/** @returns {Flaky[]} the tests that passed and still have a failure to tell of */
export const flakyOf = (files) =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0)
      .map(({ fullName, failureMessages }) => ({
        name: `${relative(root, name).replaceAll('\\', '/')}: ${fullName}`,
        said: stripVTControlCharacters(failureMessages[0]).slice(0, 4000),
      })),
  );

/** Begins a run with an empty list. */
export const forgetFlaky = () => rmSync(list, { force: true });

/** @returns {Flaky[]} what this run repeated so far */
export function readFlaky() {
  try {
    return JSON.parse(readFileSync(list, 'utf8'));
  } catch {
    return [];
  }
}

/** Adds to `test-results/flaky.json`. */
export function keepFlaky(more) {
  if (more.length === 0) return;
  mkdirSync(at('test-results'), { recursive: true });
  writeFileSync(list, JSON.stringify([...readFlaky(), ...more], null, 2));
}
