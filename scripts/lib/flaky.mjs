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

const nameOf = (file) => relative(root, file.name).replaceAll('\\', '/');

/** @returns {string[]} the files of a report in which a test failed, or what stands around the tests did */
export const failedFilesOf = (files) => files.filter(({ status }) => status === 'failed').map(nameOf);

/**
 * @param files the files of the first report
 * @param {string[]} mended those of them that passed when they were repeated
 * @returns {Flaky[]} what failed the first time and not the second
 */
export const flakyOf = (files, mended) =>
  files
    .filter((file) => mended.includes(nameOf(file)))
    .flatMap((file) => {
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      const said = (message) => stripVTControlCharacters(message ?? '').slice(0, 4000);
      if (failed.length === 0) return [{ name: nameOf(file), said: said(file.message) }];
      return failed.map(({ fullName, failureMessages }) => ({
        name: `${nameOf(file)}: ${fullName}`,
        said: said(failureMessages[0]),
      }));
    });

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
