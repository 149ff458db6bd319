import type { Identity } from '#domains/identity/server/index.ts';
import { audit } from '#kit/audit/audit.ts';
import { listAudit } from '#kit/audit/read.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import type { LegalChange } from '../contract/index.ts';
import { siteProduct } from '../contract/index.ts';
import { emailsOf } from './find-acceptances.ts';
import type { VersionKey } from './versions.ts';

/** Who works on a draft. */
export type Author = Pick<Call, 'caller' | 'requestId'>;

const operations = {
  created: 'legal.startDraft',
  saved: 'legal.saveDraft',
  published: 'legal.publishDraft',
  discarded: 'legal.discardDraft',
} as const satisfies Record<LegalChange['what'], string>;
const whats = Object.entries(operations) as [LegalChange['what'], string][];
const subjectOf = ({ product, type, version }: VersionKey): string => `legalText:${product} ${type} ${version}`;
/** Lines of before texts had products, which cannot be rewritten, speak of the site's without naming it. */
const subjectsOf = (key: VersionKey): string[] =>
  key.product === siteProduct ? [subjectOf(key), `legalText:${key.type} ${key.version}`] : [subjectOf(key)];

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

/** What was done to some versions, also to ones that were thrown away, the latest first. */
export async function changesOf(
  executor: Executor,
  identity: Identity,
  keys: readonly VersionKey[],
  limit: number,
): Promise<LegalChange[]> {
  const versionOf = new Map(keys.flatMap((key) => subjectsOf(key).map((subject) => [subject, key])));
  const lines = await listAudit(executor, { subject: [...versionOf.keys()], kind: 'change', result: 'done', limit });
  const emails = await emailsOf(executor, identity, lines);
  return lines.flatMap(({ at, accountId, operation, subject, outcome }) => {
    const key = versionOf.get(subject ?? '');
    const what = whats.find(([, name]) => name === operation)?.[0];
    if (!key || !what) return [];
    const by = accountId === null ? null : (emails.get(accountId) ?? `#${accountId}`);
    const { product, type, version } = key;
    return [{ at: at.toISOString(), by, product, type, version, what, detail: outcome }];
  });
}
