/** A stretch of time in the room of one performer, epoch ms of steady time; `until` may lie ahead. */
export interface RoomStretch {
  readonly actorId: number;
  readonly from: number;
  readonly until: number;
}

/** How much of a chat lies outside all these stretches in the room of its performer, ms; stretches may overlap. */
export function countedMs(chat: RoomStretch, uncounted: readonly RoomStretch[]): number {
  let counted = 0;
  let from = chat.from;
  const here = uncounted.filter(({ actorId }) => actorId === chat.actorId).sort((a, b) => a.from - b.from);
  for (const stretch of here) {
    counted += Math.max(0, Math.min(stretch.from, chat.until) - from);
    from = Math.max(from, stretch.until);
  }
  return counted + Math.max(0, chat.until - from);
}

/** Until when time in the room of a performer does not count from `now` on, over stretches that follow each other; null: it counts. */
export function uncountedUntil(actorId: number, now: number, uncounted: readonly RoomStretch[]): number | null {
  let until = now;
  const here = uncounted.filter((stretch) => stretch.actorId === actorId).sort((a, b) => a.from - b.from);
  for (const stretch of here) if (stretch.from <= until) until = Math.max(until, stretch.until);
  return until > now ? until : null;
}
