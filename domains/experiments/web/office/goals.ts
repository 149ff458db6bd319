import { listGoals } from '#domains/tracking/contract/report.ts';
import type { GoalName } from '#kit/contract/goals.ts';
import type { WebContext } from '#kit/web/page/context.ts';
import { refused } from '#kit/web/page/refused.ts';

/** What an experiment may wish for, by names in the page's language. Throws the answer's status as a response. */
export async function readGoals({ api }: Pick<WebContext, 'api'>): Promise<readonly GoalName[]> {
  const answer = await api.call(listGoals, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data.goals;
}

/** A goal as operators call it; one that no domain declares any more goes by its event. */
export const nameOfGoal = (goals: readonly GoalName[], event: string): string =>
  goals.find((goal) => goal.event === event)?.name ?? event;
