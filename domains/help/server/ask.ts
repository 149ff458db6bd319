import type { Call } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { AskTopic } from '../contract/index.ts';
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
  const told = {
    to: config.OPERATOR_EMAIL,
    subject: `[Help] ${subjects[topic]}`,
    text: `${from.join('\n')}\n\n${message}\n`,
  };
  await db.transaction(async (tx) => {
    const createdAt = new Date(clock.now());
    await tx.orm.insert(requests).values({ accountId, name, email, topic, message, language, createdAt });
    await mail.send(told, tx);
  });
}
