import type { Identity } from '#domains/identity/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { AuditEntry } from '#kit/audit/audit.ts';
import { audit } from '#kit/audit/audit.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';

/** Gives a guest gifts and answers what the guest then holds, gift id to quantity. The domain that owns gifts provides it. */
export type GiveGifts = (
  tx: Tx,
  gift: { guestId: number; giftId: number; quantity: number },
) => Promise<Record<string, number>>;

/** What maintenance works on. */
export interface InternalDeps {
  readonly identity: Pick<Identity, 'accounts' | 'accountsWithEmail' | 'verifyEmailOf' | 'endSessions'>;
  readonly performers: Pick<Performers, 'refreshActors' | 'refreshAlbums'>;
}

/** What the use cases share. */
export interface Context {
  readonly kit: Kit;
  readonly deps: InternalDeps;
  /** Null while no domain has gifts. */
  gifts: GiveGifts | null;
}

/** Writes an audit line of this domain's. */
export function note(
  { kit }: Context,
  executor: Executor,
  call: Call | null,
  entry: Omit<AuditEntry, 'call' | 'at'>,
): Promise<void> {
  return audit(executor, { call, at: kit.clock.now(), ...entry });
}
