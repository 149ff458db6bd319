import { grown, readBudgets, readCosts, sharesOf } from './budgets.mjs';
import { say } from './say.mjs';
import { costsOf, vitest } from './stages.mjs';

/**
 * Tests as a stage: with what each domain's files took, and the names of the files that take more CPU than planned; whoever made
 * one grow sees it here. `ofFiles` is the CPU seconds of all files together.
 */
export async function timed(prepared, project, minutes) {
  const result = await vitest(prepared, `${project}*`, { minutes, asStage: true });
  const { costs } = readCosts(costsOf(project));
  if (costs.length > 0) say(`by domain (CPU and wall seconds): ${shares(costs)}`);
  for (const { file, cpu, budget } of grown(costs, readBudgets(), project))
    say(
      `more than planned: ${file} took ${cpu.toFixed(1)} CPU s, planned are ${budget} CPU s (scripts/test-budgets.json)`,
    );
  return { ...result, ofFiles: costs.reduce((sum, { cpu }) => sum + cpu, 0) };
}

/** What each domain's own files took of a stage, the dearest first, in one line; what belongs to all of them stands by its folder. */
const shares = (costs) =>
  sharesOf(costs)
    .map(({ owner, cpu, wall }) => `${owner} ${cpu.toFixed(0)} of ${wall.toFixed(0)}`)
    .join(', ');
