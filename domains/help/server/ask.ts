import { and, eq, or } from 'drizzle-orm';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { AskTopic } from '../contract/index.ts';
import { note } from './entries.ts';
import { requests } from './tables.ts';

interface HelpRequest {
  readonly name: string;
  readonly email: string;
  readonly topic: AskTopic;
  readonly message: string;
  readonly website: string;
}

const subjects: Record<AskTopic, string> = {
  coins: 'Coins and payments',
  technical: 'Technical problem',
  account: 'Account',
  report: 'Something is not right',
  other: 'Other',
};

/** Keeps a message for the operators and mails it to them, both or neither. A filled trap is thanked like everybody, and nothing is sent. */
export async function sendToOperators(
  { mail, config, db, clock }: Kit,
  request: HelpRequest,
  { caller }: Call,
): Promise<void> {
  const { name, email, topic, message, website } = request;
  if (website !== '') return;
  const from = [
    `From: ${name || '(no name)'} <${email}>`,
    // The address that was typed proves nothing; this is who was logged in.
    `Account: ${caller.accountId ?? 'not logged in'}`,
    `Language: ${caller.language}`,
  ];
  const { accountId, language } = caller;
  const createdAt = new Date(clock.now());
  await db.transaction(async (tx) => {
    const id =
      (await addToFormer(tx, { accountId, email, message, createdAt })) ??
      (await keep(tx, { accountId, name, email, topic, message, language, createdAt }));
    const page = `${publicOrigin(config)}/office/help-requests/${id}/`;
    const told = {
      to: config.OPERATOR_EMAIL,
      subject: `[Help] ${subjects[topic]}`,
      text: `${from.join('\n')}\nRequest: #${id} ${page}\n\n${message}\n`,
    };
    await mail.send(told, tx);
  });
}

async function keep(tx: Tx, request: typeof requests.$inferInsert): Promise<number> {
  const [row] = await tx.orm.insert(requests).values(request).returning({ id: requests.id });
  return row?.id as number;
}

type Said = Pick<typeof requests.$inferSelect, 'accountId' | 'email' | 'message' | 'createdAt'>;

/**
 * A message that begins with the number of a request of the same address or account, as the button of an answer writes it, belongs to that
 * request and opens it again. Answers its number; null: it is a request of its own.
 */
async function addToFormer(tx: Tx, { accountId, email, message, createdAt }: Said): Promise<number | null> {
  const number = /^#(\d{1,15})\b/.exec(message)?.[1];
  if (number === undefined) return null;
  const theirs = or(eq(requests.email, email), accountId === null ? undefined : eq(requests.accountId, accountId));
  const [former] = await tx.orm
    .select()
    .from(requests)
    .where(and(eq(requests.id, Number(number)), theirs))
    .for('update');
  if (!former) return null;
  const state = former.ownerId === null ? 'new' : 'inProgress';
  await tx.orm.update(requests).set({ state }).where(eq(requests.id, former.id));
  await note(tx, { requestId: former.id, kind: 'message', text: message, state, at: createdAt });
  return former.id;
}
