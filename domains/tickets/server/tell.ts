import type { Tx } from '#kit/db/db.ts';
import { showAnnounced, showChanged } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { ShowRow } from './rows.ts';
import { beginsAt } from './rows.ts';

/** Of a private show its guest hears alone. */
const topicsOf = ({ guestId }: ShowRow, everybody: readonly string[]): readonly string[] =>
  guestId === null ? everybody : [`guest:${guestId}`];

/** Tells the studio and everybody who looks at the performer that a show began, ended or was called off. */
export function tellOfShow({ kit }: Context, tx: Tx, show: ShowRow): void {
  const { id: showId, actorId, state } = show;
  const push = { actorId, showId, state, isCurrentlyTicketShow: state === 'running' };
  tx.afterCommit(() => {
    for (const topic of topicsOf(show, ['actors', `actor:${actorId}`])) kit.realtime.publish(topic, showChanged, push);
  });
}

/** Tells a room that a show begins in it, or does not after all. */
export function tellAnnounced({ kit }: Context, tx: Tx, show: ShowRow): void {
  const push = { actorId: show.actorId, showId: show.id, beginsAt: beginsAt(show) };
  tx.afterCommit(() => {
    for (const topic of topicsOf(show, [`actor:${show.actorId}`])) kit.realtime.publish(topic, showAnnounced, push);
  });
}
