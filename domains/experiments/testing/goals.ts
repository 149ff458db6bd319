import type { GoalEvent } from '#kit/contract/goals.ts';
import { extend } from '#kit/domain/extensions.ts';
import { goals } from '#kit/domain/goals.ts';
import type { Kit } from '#kit/server/kit.ts';

/** Lets experiments wish for goals, as the domains in which they are reached would. */
export function declareGoals({ extensions }: Pick<Kit, 'extensions'>, ...events: readonly GoalEvent[]): void {
  const named = (event: GoalEvent, order: number) => ({
    event,
    name: { en: event, de: event, nl: event, es: event },
    order,
  });
  extensions.add(
    'goals',
    events.map((event, order) => extend(goals, named(event, order))),
  );
}
