import type { Identity } from '#domains/identity/server/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Db } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import type { Extensions } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
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

export interface OfficeDeps {
  readonly identity: Pick<Identity, 'accounts'>;
}

/** The operators' own pages: the overview, the mail outbox and the audit log. */
export function createOffice(
  { db, config, keyFor, extensions }: Pick<Kit, 'db' | 'config' | 'keyFor' | 'extensions'>,
  { identity }: OfficeDeps,
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
        const [mail, figures, lines] = await Promise.all([
          countMails(db),
          figuresOf(extensions, db),
          latestLines(db, identity, 5),
        ]);
        return { mail, figures, lines };
      }),
      handle(listAuditLines, ({ query }) => readAudit(db, identity, query)),
      handle(exportAuditLines, ({ query }) => exportAudit(db, identity, query)),
    ],
  };
}

/** The figures of all domains, in their order. */
function figuresOf(extensions: Extensions, db: Db) {
  const wanted = [...extensions.of(overviewFigures)].sort((a, b) => a.order - b.order);
  return Promise.all(
    wanted.map(async ({ label, page = null, read }) => ({ label, page, alarm: false, ...(await read(db)) })),
  );
}

/** The office, as the application lists it. */
export const officeDomain = defineDomain({ name: 'office', uses: { identity: identityDomain }, create: createOffice });
