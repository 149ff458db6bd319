import type { OverviewFigure } from '../../contract/routes.ts';

/** Whether somebody has to do something about it: it is wrong, or something of it waits. */
export const waits = ({ alarm, since, value }: OverviewFigure): boolean => alarm || (since !== null && value !== 0);

/** What is wrong first, then what has waited longest. */
export const byUrgency = (one: OverviewFigure, other: OverviewFigure): number =>
  Number(other.alarm) - Number(one.alarm) || (one.since ?? 0) - (other.since ?? 0);
