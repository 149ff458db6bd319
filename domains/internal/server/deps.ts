import type { Identity } from '#domains/identity/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { AuditEntry } from '#kit/audit/audit.ts';
import { audit } from '#kit/audit/audit.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What maintenance works on. */
export interface InternalDeps {
  readonly identity: Pick<Identity, 'accounts' | 'accountsWithEmail' | 'verifyEmailOf' | 'endSessions'>;
  readonly performers: Pick<Performers, 'refreshActors' | 'refreshAlbums'>;
}

/** What the use cases share. */
export interface Context {
  readonly kit: Kit;
  readonly deps: InternalDeps;
}

/** Writes an audit line of this domain's. */
export function writeAuditLine(
  { kit }: Context,
  executor: Executor,
  call: Call | null,
  entry: Omit<AuditEntry, 'call' | 'at'>,
): Promise<void> {
  return audit(executor, { call, at: kit.clock.now(), ...entry });
}
