import type { Call } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { AskTopic } from '../contract/index.ts';

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

/** Mails a message to the operators. A filled trap is thanked like everybody, and nothing is sent. */
export async function sendToOperators({ mail, config }: Kit, request: HelpRequest, { caller }: Call): Promise<void> {
  const { name, email, topic, message, website } = request;
  if (website !== '') return;
  const from = [
    `From: ${name || '(no name)'} <${email}>`,
    // The address that was typed proves nothing; this is who was logged in.
    `Account: ${caller.accountId ?? 'not logged in'}`,
    `Language: ${caller.language}`,
  ];
  await mail.send({
    to: config.OPERATOR_EMAIL,
    subject: `[Help] ${subjects[topic]}`,
    text: `${from.join('\n')}\n\n${message}\n`,
  });
}
