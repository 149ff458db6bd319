import type { Identity } from '#domains/identity/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { sealPurpose } from '#kit/mail/mailer.ts';
import type { OutboxEntry } from '#kit/mail/outbox.ts';
import { countMails, listMails, readMail } from '#kit/mail/outbox.ts';
import { handle } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import { exportAuditLines, listAuditLines } from '../contract/audit.ts';
import type { OutboxMail } from '../contract/routes.ts';
import { getOverview, listOutbox, readOutboxMail } from '../contract/routes.ts';
import { exportAudit, latestLines, readAudit } from './audit.ts';

const present = ({ createdAt, sentAt, ...rest }: OutboxEntry): OutboxMail => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});

/** What is going on in other domains, for the overview; told by the composition. */
export interface Glance {
  /** Performers who are live. */
  readonly live: number;
  /** Connected guests. */
  readonly online: number;
  /** How the last check of the books went; null before the first. */
  readonly books: { readonly passed: boolean; readonly at: string } | null;
}

export interface OfficeDeps {
  readonly identity: Pick<Identity, 'accounts'>;
  readonly glance: () => Promise<Glance>;
}

/** The operators' own pages: the overview, the mail outbox and the audit log. */
export function createOffice(
  { db, config, keyFor }: Pick<Kit, 'db' | 'config' | 'keyFor'>,
  { identity, glance }: OfficeDeps,
): DomainServer {
  // Whoever reads a reset link has the account: in production nobody in the office does.
  const key = config.NODE_ENV === 'production' ? null : keyFor(sealPurpose);
  return {
    name: 'office',
    handlers: [
      handle(listOutbox, async ({ query: { limit, before, state, search } }) => {
        const wanted = { ...(before && { before }), ...(state && { state }), ...(search && { search }) };
        const rows = await listMails(db, { ...wanted, limit: limit + 1 });
        const mails = rows.slice(0, limit).map(present);
        return { mails, next: rows.length > limit ? (mails.at(-1)?.id ?? null) : null };
      }),
      handle(readOutboxMail, async ({ params }) => {
        const mail = await readMail(db, params.mailId, key);
        if (!mail) throw new Problem(notFound);
        const { text, html, secrets, ...entry } = mail;
        return { ...present(entry), text, html, secrets };
      }),
      handle(getOverview, async () => {
        const [mail, now, lines] = await Promise.all([countMails(db), glance(), latestLines(db, identity, 5)]);
        return { mail, ...now, lines };
      }),
      handle(listAuditLines, ({ query }) => readAudit(db, identity, query)),
      handle(exportAuditLines, ({ query }) => exportAudit(db, identity, query)),
    ],
  };
}
