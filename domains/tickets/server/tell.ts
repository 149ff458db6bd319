import type { Tx } from '#kit/db/db.ts';
import { showAnnounced, showChanged } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { ShowRow } from './rows.ts';
import { beginsAt } from './rows.ts';

/** Tells the studio and everybody who looks at the performer that a show began, ended or was called off. */
export function tellOfShow({ kit }: Context, tx: Tx, { id: showId, actorId, state }: ShowRow): void {
  const push = { actorId, showId, state, isCurrentlyTicketShow: state === 'running' };
  tx.afterCommit(() => {
    kit.realtime.publish('actors', showChanged, push);
    kit.realtime.publish(`actor:${actorId}`, showChanged, push);
  });
}

/** Tells a room that a show begins in it, or does not after all. */
export function tellAnnounced({ kit }: Context, tx: Tx, show: ShowRow): void {
  const push = { actorId: show.actorId, showId: show.id, beginsAt: beginsAt(show) };
  tx.afterCommit(() => kit.realtime.publish(`actor:${show.actorId}`, showAnnounced, push));
}
