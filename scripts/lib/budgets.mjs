import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';

/**
 * @typedef {object} Budgets
 * @property {Record<string, number>} rest CPU seconds a file may take that is not named, by its project as in vitest.config.ts
 * @property {Record<string, number>} files CPU seconds planned for the files that need more
 *
 * @typedef {object} Cost what a test file took, with the processes it started
 * @property {string} file
 * @property {number} wall seconds
 * @property {number} cpu seconds, user and system
 */

/** @returns {Budgets} */
export const readBudgets = () => JSON.parse(readFileSync(at('scripts/test-budgets.json'), 'utf8'));

/**
 * What each file of a stage took (none where it did not come to its end), and whether it was ended because too many failed.
 * @returns {{ endedEarly: boolean, costs: Cost[] }}
 */
export function readCosts(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { endedEarly: false, costs: [] };
  }
}

/**
 * What each domain's files of a run took, the dearest first; what stands outside the domains by its first folder. Files that
 * run side by side are added up.
 * @param {Cost[]} costs
 * @returns {{ owner: string, wall: number, cpu: number }[]}
 */
export function sharesOf(costs) {
  const sums = new Map();
  for (const { file, wall, cpu } of costs) {
    const [top, domain] = file.split('/');
    const owner = top === 'domains' ? domain : top;
    const sum = sums.get(owner) ?? { owner, wall: 0, cpu: 0 };
    sums.set(owner, { owner, wall: sum.wall + wall, cpu: sum.cpu + cpu });
  }
  return [...sums.values()].sort((a, b) => b.cpu - a.cpu);
}

/**
 * The files that took more than twice the CPU that is planned for them, the worst first. A slower processor is allowed as much
 * more: it is measured by its median file.
 * @param {Cost[]} costs
 * @param {Budgets} budgets
 */
export function grown(costs, { rest, files }, project) {
  const planned = costs.map((cost) => ({ ...cost, budget: files[cost.file] ?? rest[project] ?? 5 }));
  const ratios = planned
    .filter(({ file }) => file in files)
    .map(({ cpu, budget }) => cpu / budget)
    .sort((a, b) => a - b);
  const slowness = Math.max(1, ratios[Math.floor(ratios.length / 2)] ?? 1);
  return planned
    .filter(({ cpu, budget }) => cpu > 2 * slowness * budget)
    .sort((a, b) => b.cpu / b.budget - a.cpu / a.budget);
}
