import type { RoomGoal } from '../../contract/room.ts';

/** How far a goal has come, in per cent, 0 to 100. */
export const percentOf = ({ raised, target }: Pick<RoomGoal, 'raised' | 'target'>): number =>
  Math.min(100, Math.floor((raised / target) * 100));
