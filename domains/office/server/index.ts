import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { OutboxEntry } from '#kit/mail/outbox.ts';
import { countMails, listMails, readMail } from '#kit/mail/outbox.ts';
import { handle } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { OutboxMail } from '../contract/routes.ts';
import { getOverview, listOutbox, readOutboxMail } from '../contract/routes.ts';

const present = ({ createdAt, sentAt, ...rest }: OutboxEntry): OutboxMail => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});

/** The operators' own pages: the mail outbox and the overview. */
export function createOffice({ db }: Pick<Kit, 'db'>): DomainServer {
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
        const mail = await readMail(db, params.mailId);
        if (!mail) throw new Problem(notFound);
        const { text, html, ...entry } = mail;
        return { ...present(entry), text, html };
      }),
      handle(getOverview, async () => ({ mail: await countMails(db) })),
    ],
  };
}
