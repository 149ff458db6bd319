import type { Identity } from '#domains/identity/server/index.ts';
import { audit } from '#kit/audit/audit.ts';
import { listAudit } from '#kit/audit/read.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import type { LegalChange, LegalTextType } from '../contract/index.ts';
import { emailsOf } from './acceptance.ts';

/** Who works on a draft. */
export type Author = Pick<Call, 'caller' | 'requestId'>;

/** A version of a text, also one that was thrown away. */
interface VersionKey {
  readonly type: LegalTextType;
  readonly version: number;
}

const operations = {
  created: 'legal.startDraft',
  saved: 'legal.saveDraft',
  published: 'legal.publishDraft',
  discarded: 'legal.discardDraft',
} as const satisfies Record<LegalChange['what'], string>;
const whats = Object.entries(operations) as [LegalChange['what'], string][];
const subjectOf = ({ type, version }: VersionKey): string => `legalText:${type} ${version}`;

/** Writes who did what, in the transaction that does it. The audit log is the texts' own history: there is no second. */
export async function note(
  tx: Tx,
  call: Author,
  change: VersionKey & { at: Date; what: LegalChange['what']; detail?: string },
): Promise<void> {
  const { at, what, detail = '' } = change;
  const subject = subjectOf(change);
  await audit(tx, { call, at: at.getTime(), operation: operations[what], subject, outcome: detail });
}

/** What was done to some versions, the latest first. */
export async function changesOf(
  executor: Executor,
  identity: Identity,
  keys: readonly VersionKey[],
  limit: number,
): Promise<LegalChange[]> {
  const versionOf = new Map(keys.map((key) => [subjectOf(key), key]));
  const lines = await listAudit(executor, { subject: [...versionOf.keys()], limit });
  const emails = await emailsOf(executor, identity, lines);
  return lines.flatMap(({ at, accountId, operation, subject, outcome }) => {
    const key = versionOf.get(subject ?? '');
    const what = whats.find(([, name]) => name === operation)?.[0];
    if (!key || !what) return [];
    const by = accountId === null ? null : (emails.get(accountId) ?? `#${accountId}`);
    return [{ at: at.toISOString(), by, type: key.type, version: key.version, what, detail: outcome }];
  });
}
