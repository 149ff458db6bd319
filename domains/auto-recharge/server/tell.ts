import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { Tx } from '#kit/db/db.ts';
import { mailOf } from '#kit/mail/mail-kinds.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import type { StopReason } from '../contract/recharge.ts';
import type { Context } from './deps.ts';
import { chargedMail, footer, reasonWords, stoppedMail, stoppedNotice } from './mails.ts';
import type { SetupRow } from './own.ts';
import { chargedOn } from './own.ts';
import { stopUrl } from './stop-link.ts';
import type { charges } from './tables.ts';

/** The page where a guest sets it, in their language; the site leads on to the language's own address. */
export const settingsPath = (language: string): string => `/${language}/top-up/#auto-recharge`;

/** Writes to a guest what was charged, with the way to stop it. */
export async function tellCharged(
  ctx: Context,
  tx: Tx,
  setup: SetupRow,
  charge: typeof charges.$inferSelect,
): Promise<void> {
  const { kit, identity } = ctx;
  const account = await identity.account(tx, setup.guestId);
  if (!account?.emailVerified) return;
  const { email: to, language } = account;
  const money = (cents: number): string => formatAmount(cents, euros, language);
  const url = stopUrl(kit, language, setup.guestId);
  const values = {
    amount: money(charge.euroCents),
    coins: formatCoins(charge.coins, language),
    threshold: formatCoins(setup.threshold, language),
    today: money(await chargedOn(tx, setup.guestId, charge.day)),
    most: money(setup.dailyCents),
    order: charge.orderId ?? '',
  };
  await kit.mail.send(mailOf(chargedMail, { to, language, url, footer: footer[language] }, values), tx);
}

/** Says that it ended though the guest did not end it: by mail and on every page. */
export async function tellStopped(ctx: Context, tx: Tx, setup: SetupRow, reason: StopReason): Promise<void> {
  const { kit, identity, notices } = ctx;
  if (reason === 'guest') return;
  const account = await identity.account(tx, setup.guestId);
  if (!account) return;
  const { email: to, language, emailVerified } = account;
  await notices.tell(tx, setup.guestId, { texts: stoppedNotice[reason], href: settingsPath(language) });
  if (!emailVerified) return;
  const url = `${publicOrigin(kit.config)}${settingsPath(language)}`;
  const values = { reason: reasonWords[reason][language], amount: formatCoins(setup.amount, language) };
  await kit.mail.send(mailOf(stoppedMail, { to, language, url, footer: footer[language] }, values), tx);
}
