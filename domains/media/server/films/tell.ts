import type { Kit } from '#kit/server/kit.ts';
import { filmProgress } from '../../contract/index.ts';
import type { FilmRow } from './facts.ts';

/** Tells the owner how far a film has come. */
export function tellProgress({ realtime }: Pick<Kit, 'realtime'>, film: FilmRow): void {
  const { id, ownerId, state, reason, percent, width, height, milliseconds } = film;
  realtime.publish(`guest:${ownerId}`, filmProgress, { id, state, reason, percent, width, height, milliseconds });
}
