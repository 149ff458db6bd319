import type { Performers } from '#domains/performers/server/index.ts';
import type { Db } from '#kit/db/db.ts';

/** How long who is new here is believed, ms: whoever is hidden meanwhile is left out where cards are made. */
const believedForMs = 60_000;
/** So many newcomers share the places. */
const most = 500;

/** Who is new here, read once a minute. */
export function createNewcomers(db: Db, performers: Pick<Performers, 'mostLiked'>): (now: number) => Promise<number[]> {
  let kept: { readonly at: number; readonly ids: Promise<number[]> } | null = null;
  const read = async (): Promise<number[]> =>
    (await performers.mostLiked(db, { newGirls: true }, null, most)).map(({ id }) => id);
  return (now) => {
    if (kept === null || now - kept.at >= believedForMs || now < kept.at) {
      const ids = read();
      kept = { at: now, ids };
      // A failure is not believed.
      ids.catch(() => {
        if (kept?.ids === ids) kept = null;
      });
    }
    return kept.ids;
  };
}
