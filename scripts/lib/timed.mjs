import { grown, readBudgets, sharesOf, timesOf } from './budgets.mjs';
import { say } from './say.mjs';
import { reportOf, vitest } from './stages.mjs';

/** Tests, and the names of the files that take longer than planned: whoever made one grow sees it here. */
export async function timed(prepared, project, minutes) {
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

/** What each domain's own files took of a stage, the dearest first, in one line; what belongs to all of them stands by its folder. */
const shares = (times) =>
  sharesOf(times)
    .map(({ owner, seconds }) => `${owner} ${seconds.toFixed(0)} s`)
    .join(', ');
