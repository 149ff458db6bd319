import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { Tx } from '#kit/db/db.ts';
import { mailOf } from '#kit/mail/mail-kinds.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import type { Context } from './context.ts';
import { belowZeroFooter, belowZeroMail } from './mails.ts';
import type { OrderRow } from './order-rows.ts';

/** Writes to a guest that a chargeback has left their balance below zero; nothing while it has not. Only with the booking of a chargeback. */
export async function tellBelowZero(
  { kit, ledger, identity }: Pick<Context, 'kit' | 'ledger' | 'identity'>,
  tx: Tx,
  { id: order, guestId, euroCents }: OrderRow,
): Promise<void> {
  const { balance } = await ledger.guestFunds(tx, guestId);
  if (balance >= 0) return;
  const [account] = await identity.accounts(tx, [guestId]);
  if (!account?.emailVerified) return;
  const { email: to, language } = account;
  const url = `${publicOrigin(kit.config)}/${language}/top-up/`;
  const values = {
    amount: formatAmount(euroCents, euros, language),
    coins: formatCoins(-balance, language),
    order,
  };
  await kit.mail.send(mailOf(belowZeroMail, { to, language, url, footer: belowZeroFooter[language] }, values), tx);
}
