import type { GoalEvent } from '#kit/contract/goals.ts';
import type { DomainEvent, PayloadOf } from '#kit/contract/operations.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Extensions } from './extensions.ts';
import { extensionPoint } from './extensions.ts';

/** That somebody reached a goal. */
export interface Reached {
  /** Who: an account, and the visitor it was before where that is known. */
  readonly subjectIds: readonly [number, ...number[]];
  /** Epoch ms; without it now. */
  readonly at?: number;
  /**
   * What was done, so that news told twice counts once; its own among what reaches this goal. It is remembered for as long as single
   * events are kept. Without it the goal is reached once by each person, for ever.
   */
  readonly once?: string;
  /** What statistics count it under, where that is not the goal itself: the category of a purchase. */
  readonly countedAs?: string;
  /** Amounts to add up: hundredths of the platform's own unit, and cents. */
  readonly amounts?: { readonly credit: number; readonly euroCents: number };
}

/** What tells of a goal; made by {@link firedBy}. */
export interface GoalSource {
  readonly event: DomainEvent;
  of(payload: never): Reached | null;
}

/** Says by which domain event a goal is told of; `of` answers null for news that is not about it. */
export const firedBy = <E extends DomainEvent>(
  event: E,
  of: (payload: PayloadOf<E>) => Reached | null,
): GoalSource => ({ event, of });

/** Something that an experiment may wish for, and that statistics count. */
export interface Goal {
  readonly event: GoalEvent;
  /** What operators call it. */
  readonly name: Readonly<Record<Language, string>>;
  /** Lower comes first. */
  readonly order: number;
  /** A step on the way from a visitor to a customer; the report shows the steps in their order. */
  readonly isStep?: true;
  /** Absent for what the statistics see themselves. */
  readonly source?: GoalSource;
}

/** What can be reached here. */
export const goals = extensionPoint<Goal>('statistics.goals');

/** The goals of a process, in their order. @throws Error when two domains declare the same */
export function goalsOf({ extensions }: { readonly extensions: Extensions }): readonly Goal[] {
  const all = [...extensions.of(goals)].sort((a, b) => a.order - b.order);
  const twice = all.find(({ event }, index) => all.findIndex((other) => other.event === event) !== index);
  if (twice) throw new Error(`Two domains declare the goal ${twice.event}.`);
  return all;
}
