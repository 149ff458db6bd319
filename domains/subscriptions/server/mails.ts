import { euroCentsForCoins, formatCoins } from '#domains/ledger/contract/coins.ts';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { Tx } from '#kit/db/db.ts';
import { productTimeZone } from '#kit/i18n/format.ts';
import type { Language } from '#kit/i18n/language.ts';
import { mailOf } from '#kit/mail/mail-kinds.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { failedByCardMail, startedByCardMail } from './card-mails.ts';
import type { Agreement } from './card-store.ts';
import type { Context } from './deps.ts';
import { goesOnMail } from './goes-on-mail.ts';
import { lateMonthMail } from './late-mail.ts';
import { cancelledMail, endedMail, failedMail, footer, startedMail } from './mail-kinds.ts';
import type { Row } from './store.ts';
import { priceOfNext, productNames } from './take-month.ts';
import { tierMail } from './tier-mail.ts';
import { withheldMonthMail } from './withheld-mail.ts';

const club = { en: 'Fan club of', de: 'Fanclub von', nl: 'Fanclub van', es: 'Club de fans de' } as const;
/** What is subscribed to, for people. */
export const nameOf = ({ kind, actorName, tierName }: Named, language: Language): string =>
  kind === 'actor' ? `${club[language]} ${actorName}${tierName === '' ? '' : ` (${tierName})`}` : productNames[kind];

type Named = Pick<Row, 'kind' | 'actorName' | 'tierName'>;

type Occasion = 'started' | 'changed' | 'cancelled' | 'goesOn' | 'failed' | 'ended' | 'lateMonth';

/** Writes to a guest about a subscription, in the transaction that changed it, where their address is proven. */
export async function sendMail(
  { kit, identity }: Pick<Context, 'kit' | 'identity'>,
  tx: Tx,
  occasion: Occasion,
  row: Row,
): Promise<void> {
  const account = await identity.account(tx, row.guestId);
  if (!account?.emailVerified) return;
  const { email: to, language } = account;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: productTimeZone });
  const product = nameOf(row, language);
  const url = `${publicOrigin(kit.config)}/${language}/vipclub/`;
  const details = { to, language, url, footer: footer[language] };
  const due = priceOfNext(row);
  const price = formatCoins(due, language);
  const at = time.format(kit.clock.now());
  const until = time.format(row.until);
  const monthly = formatAmount(row.euroCents ?? euroCentsForCoins(due), euros, language);
  const isCard = row.euroCents !== null;
  const mail = {
    started: () =>
      isCard
        ? mailOf(startedByCardMail, details, { product, at, until, euros: monthly })
        : mailOf(startedMail, details, {
            product,
            at,
            until,
            price,
            euros: monthly,
          }),
    changed: () =>
      mailOf(tierMail, details, {
        product: nameOf({ ...row, tierName: row.nextTierName }, language),
        at,
        until,
        price,
        euros: monthly,
      }),
    cancelled: () => mailOf(cancelledMail, details, { product, at, until }),
    goesOn: () =>
      mailOf(goesOnMail, details, {
        product,
        at,
        until,
        price: isCard ? monthly : `${price} ${language === 'de' ? 'Coins' : 'coins'} (${monthly})`,
      }),
    failed: () =>
      isCard
        ? mailOf(failedByCardMail, details, { product, euros: monthly, until: time.format(row.holdsUntil) })
        : mailOf(failedMail, details, { product, price, until: time.format(row.holdsUntil) }),
    ended: () => mailOf(endedMail, details, { product, until: time.format(row.endedAt ?? row.until) }),
    lateMonth: () => mailOf(lateMonthMail, details, { product, euros: monthly, until }),
  }[occasion]();
  await kit.mail.send(mail, tx);
}

/** Writes to a guest whose card was charged for nothing, also where no subscription ever began. */
export async function sendWithheldMail(
  { kit, identity }: Pick<Context, 'kit' | 'identity'>,
  tx: Tx,
  card: Agreement,
): Promise<void> {
  const account = await identity.account(tx, card.guestId);
  if (!account?.emailVerified) return;
  const { email: to, language } = account;
  const url = `${publicOrigin(kit.config)}/${language}/vipclub/`;
  const words = { product: nameOf(card, language), euros: formatAmount(card.euroCents, euros, language) };
  await kit.mail.send(mailOf(withheldMonthMail, { to, language, url, footer: footer[language] }, words), tx);
}
