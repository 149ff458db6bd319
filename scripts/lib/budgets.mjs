import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { at, root } from './paths.mjs';

/**
 * @typedef {object} Budgets
 * @property {Record<string, number>} rest seconds a file may take that is not named, by its project as in vitest.config.ts
 * @property {Record<string, number>} files seconds planned for the files that need more, on two idle cores
 */

/** @returns {Budgets} */
export const readBudgets = () => JSON.parse(readFileSync(at('scripts/test-budgets.json'), 'utf8'));

/** @returns {{ file: string, seconds: number }[]} what each file of a report by Vitest took */
export function timesOf(report) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name).replaceAll('\\', '/'),
    seconds: (endTime - startTime) / 1000,
  }));
}

/**
 * What each domain's files of a run took, the dearest first; what stands outside the domains by its first folder. Files that
 * run side by side are added up.
 * @param {{ file: string, seconds: number }[]} times
 * @returns {{ owner: string, seconds: number }[]}
 */
export function sharesOf(times) {
  const sums = new Map();
  for (const { file, seconds } of times) {
    const [top, domain] = file.split('/');
    const owner = top === 'domains' ? domain : top;
    sums.set(owner, (sums.get(owner) ?? 0) + seconds);
  }
  return [...sums].map(([owner, seconds]) => ({ owner, seconds })).sort((a, b) => b.seconds - a.seconds);
}

/**
 * The files that took more than twice what is planned for them, the worst first. A machine that is slower altogether is
 * allowed that: it is measured by its median file.
 * @param {{ file: string, seconds: number }[]} times
 * @param {Budgets} budgets
 */
export function grown(times, { rest, files }, project) {
  const planned = times.map(({ file, seconds }) => ({ file, seconds, budget: files[file] ?? rest[project] ?? 5 }));
  const ratios = planned
    .filter(({ file }) => file in files)
    .map(({ seconds, budget }) => seconds / budget)
    .sort((a, b) => a - b);
  const slowness = Math.max(1, ratios[Math.floor(ratios.length / 2)] ?? 1);
  return planned
    .filter(({ seconds, budget }) => seconds > 2 * slowness * budget)
    .sort((a, b) => b.seconds / b.budget - a.seconds / a.budget);
}
