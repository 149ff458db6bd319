import type { Tx } from '#kit/db/db.ts';
import { studiosChanged } from '../contract/index.ts';
import type { Context } from './context.ts';

/** Whom something concerns: by account, or by an address of theirs. */
interface Concerned {
  readonly studioId: number;
  readonly performerId: number | null;
  readonly email?: string | null;
}

/** Tells open pages of studios and performers, once it stands, that something between them has changed. */
export async function tellChanged(
  { kit, identity }: Pick<Context, 'kit' | 'identity'>,
  tx: Tx,
  concerned: readonly Concerned[],
): Promise<void> {
  const ids = new Set<number>();
  for (const { studioId, performerId, email = null } of concerned) {
    ids.add(studioId);
    if (performerId !== null) ids.add(performerId);
    // An address is whose who proved it; a studio does not learn who that is.
    for (const id of email === null ? [] : await identity.accountsWithEmail(tx, email))
      if ((await identity.account(tx, id))?.emailVerified) ids.add(id);
  }
  tx.afterCommit(() => {
    for (const id of ids) kit.realtime.publish(`guest:${id}`, studiosChanged, {});
  });
}
