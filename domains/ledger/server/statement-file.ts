import type { FileReply } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput } from '#kit/contract/problems.ts';
import { csvFile, csvLookOf } from '#kit/csv/csv.ts';
import { withLongTimeouts } from '#kit/db/connection/timeouts.ts';
import { siteWordsOf } from '#kit/domain/site-words.ts';
import { dayOf, zoneName } from '#kit/i18n/days.ts';
import { productTimeZone } from '#kit/i18n/format.ts';
import { wallTimeAt } from '#kit/i18n/wall-time.ts';
import type { Kit } from '#kit/server/kit.ts';
import { euroCentsForCoins } from '../contract/coins.ts';
import { statementFileSize } from '../contract/routes.ts';
import type { GuestLine, StatementChoice, StatementKindFacts, statementFormats } from '../contract/transfers.ts';
import type { GuestReader } from './guest-statement.ts';
import { guestStatement } from './guest-statement.ts';
import type { renderStatement } from './statement-pdf.ts';

/** A statement line as somebody reads it in a file. Amounts in hundredths of a coin and in euro cents. */
export interface FileLine extends Pick<GuestLine, 'at' | 'amount' | 'balanceAfter'> {
  readonly title: string;
  readonly detail: string;
  readonly euroCents: number;
}

/** Times as the page says them, written as tables sort and read them: `2026-11-20 17:05:09`. */
const timeText = (at: number): string =>
  new Date(wallTimeAt(at, productTimeZone)).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replace('T', ' ');

/** A guest's statement as a file to keep. @throws Problem `invalid_input` at `query.month` where it has too many lines */
export async function statementFile(
  kit: Kit,
  { format, ...choice }: StatementChoice & { format: (typeof statementFormats)[number] },
  guest: GuestReader,
): Promise<FileReply> {
  const words = siteWordsOf(kit);
  const t = await words.translator(guest.language);
  const { lines, next } = await withLongTimeouts(() =>
    guestStatement(kit, guest, { ...choice, limit: statementFileSize }),
  );
  if (next !== null) {
    const message = t('ledger.statement.file.tooLong', { count: statementFileSize });
    throw new Problem(invalidInput, { errors: [{ field: 'query.month', message }] });
  }
  const labels = new Map(
    words.factsOf<StatementKindFacts>('ledger.statementKinds').map(({ kind, label }) => [kind, label]),
  );
  const rows = lines.map(
    ({ kind, memo: { actorName, text, orderId, euroCents, count = 0 }, ...line }): FileLine => ({
      ...line,
      title: t.maybe(labels.get(kind) ?? '', { count }) ?? kind,
      detail: [actorName, text, orderId].filter(Boolean).join(' · '),
      euroCents: Math.sign(line.amount) * (euroCents ?? euroCentsForCoins(Math.abs(line.amount))),
    }),
  );
  const now = kit.clock.now();
  const name = `vesper-${t('ledger.statement.file.name')}-${choice.month ?? dayOf(now)}`;
  if (format === 'pdf') {
    const body = await madePdf(rows, { t, guestId: guest.accountId, now, ...choice });
    return { body, type: 'application/pdf', cacheSeconds: 0, filename: `${name}.pdf` };
  }
  return csvFile(
    `${name}.csv`,
    [
      `${t('ledger.statement.file.at')} (${zoneName(guest.language)})`,
      t('ledger.statement.file.what'),
      t('ledger.statement.file.detail'),
      t('ledger.statement.file.coins'),
      t('ledger.statement.file.euros'),
      t('ledger.statement.after'),
    ],
    rows.map(({ at, title, detail, amount, euroCents, balanceAfter }) => [
      timeText(at),
      title,
      detail,
      amount / 100,
      euroCents / 100,
      balanceAfter === null ? '' : balanceAfter / 100,
    ]),
    csvLookOf(guest.language),
  );
}

/** The writer of PDFs is large and seldom asked for: it is read when the first file is. */
async function madePdf(...given: Parameters<typeof renderStatement>): Promise<Uint8Array> {
  const { renderStatement: make } = await import('./statement-pdf.ts');
  return make(...given);
}
