import { emailKey } from '#kit/contract/email.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput } from '#kit/contract/problems.ts';
import { closeCodes, sessionExpired } from '#kit/realtime/messages.ts';
import type { Handler } from '#kit/server/handler.ts';
import { receive } from '#kit/server/handler.ts';
import {
  emailProperties,
  passwordChangedMessage,
  refreshEmailProperties,
  sendSignupEmail,
} from '../contract/messages.ts';
import { findAccount } from './accounts.ts';
import type { Context } from './context.ts';
import { sendVerificationAgain } from './verify-email.ts';

/** The socket messages of identity (spec 2 §7). */
export function socketHandlers(context: Context): Handler[] {
  return [
    receive(refreshEmailProperties, async (_, from) => {
      const account = await findAccount(context.kit.db, from.caller.accountId);
      if (!account) return;
      from.send(emailProperties, { email: account.email, emailVerified: account.emailVerifiedAt !== null });
    }),
    receive(passwordChangedMessage, async (_, from) => {
      const { sessionId } = from.caller;
      if (sessionId !== null && (await context.cache.byId(sessionId))) return;
      from.send(sessionExpired, {});
      from.close(closeCodes.sessionExpired, 'password changed');
    }),
    receive(sendSignupEmail, async ({ email }, from) => {
      const account = await findAccount(context.kit.db, from.caller.accountId);
      if (!account || emailKey(account.email) !== emailKey(email)) {
        const message = notYours[from.caller.language];
        throw new Problem(invalidInput, { errors: [{ field: 'data.email', message }] });
      }
      await sendVerificationAgain(context, account.id);
    }),
  ];
}

const notYours = {
  en: 'Enter the address of your account.',
  de: 'Gib die Adresse deines Kontos ein.',
  nl: 'Vul het adres van je account in.',
  es: 'Introduce la dirección de tu cuenta.',
};
