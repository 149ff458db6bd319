import { monthName } from '#kit/i18n/days.ts';
import { formattersOf } from '#kit/i18n/format.ts';
import type { Translator } from '#kit/i18n/translator.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import type { Look, OpenPdf } from '#kit/pdf/pdf.ts';
import { margins, openPdf, quiet } from '#kit/pdf/pdf.ts';
import { coins } from '../contract/coins.ts';
import type { StatementChoice } from '../contract/transfers.ts';
import type { FileLine } from './statement-file.ts';

/** Where columns begin or, of figures, end; points from the left edge of the page. */
const columns = { at: margins.left, what: 165, coins: 375, euros: 455, after: 531 } as const;
const small = { size: 8.5, gap: 0 } satisfies Look;
const head = { ...small, weight: 800, color: quiet } satisfies Look;
/** A line of a row, and the free room below one, points. */
const lineHeight = 13;
const rowGap = 5;

interface Around extends StatementChoice {
  readonly t: Translator;
  readonly guestId: number;
  /** Epoch ms. */
  readonly now: number;
}

/** A statement as pages to print and to keep: a table that is read out as one, its head on each page. */
export function renderStatement(
  lines: readonly FileLine[],
  { t, guestId, now, month, direction }: Around,
): Promise<Uint8Array> {
  const format = formattersOf(t.language);
  const title = t('ledger.statement.file.title');
  const of = t('ledger.statement.file.of', { guest: String(guestId), date: format.date(now) });
  const open = openPdf({ language: t.language, title, author: 'Vesper', subject: of, date: new Date(now) });
  const { pdf, root, add, write, hasRoom } = open;
  add('H1', title, { size: 20, weight: 800 });
  add('P', of, { size: 9.5, color: quiet });
  const chosen = [
    month ? monthName(month, t.language) : t('ledger.statement.months.all'),
    t(direction ? `ledger.statement.${direction}` : 'ledger.statement.all'),
  ];
  add('P', chosen.join(' · '), { size: 10.5, weight: 800, gap: 1.2 });
  if (lines.length === 0) add('P', t('ledger.statement.none'), { size: 10.5 });
  const table = pdf.struct('Table');
  root.add(table);
  const row = (cells: readonly (() => void)[], tag: 'TH' | 'TD'): void => {
    table.add(
      pdf.struct(
        'TR',
        {},
        cells.map((cell) => pdf.struct(tag, {}, cell)),
      ),
    );
  };
  const heading = (): void => {
    const y = pdf.y;
    row(
      [
        () => write(t('ledger.statement.file.at'), head, { x: columns.at, y, width: 100 }),
        () => write(t('ledger.statement.file.what'), head, { x: columns.what, y, width: 160 }),
        figure(open, t('ledger.statement.file.coins'), columns.coins, y, head),
        figure(open, t('ledger.statement.file.euros'), columns.euros, y, head),
        figure(open, t('ledger.statement.after'), columns.after, y, head),
      ],
      'TH',
    );
    pdf.y = y + lineHeight + rowGap;
  };
  if (lines.length > 0) heading();
  for (const { at, title: what, detail, amount, euroCents, balanceAfter } of lines) {
    if (!hasRoom(2 * lineHeight)) {
      pdf.addPage();
      heading();
    }
    const y = pdf.y;
    row(
      [
        () => write(format.dateTime(at), small, { x: columns.at, y, width: 100 }),
        () => {
          write(cut(open, what, 165), small, { x: columns.what, y, width: 170 });
          if (detail)
            write(
              cut(open, detail, 165),
              { ...small, color: quiet },
              { x: columns.what, y: y + lineHeight, width: 170 },
            );
        },
        figure(open, formatAmount(amount, coins, t.language), columns.coins, y),
        figure(open, formatAmount(euroCents, euros, t.language), columns.euros, y),
        figure(open, balanceAfter === null ? '–' : formatAmount(balanceAfter, coins, t.language), columns.after, y),
      ],
      'TD',
    );
    pdf.y = y + lineHeight * (detail ? 2 : 1) + rowGap;
  }
  return open.finish(of);
}

/** Writes a figure so that it ends at `end`. */
const figure =
  ({ write, widthOf }: OpenPdf, words: string, end: number, y: number, look: Look = small) =>
  (): void => {
    const width = widthOf(words, look) + 1;
    write(words, look, { x: end - width, y, width: width + 1 });
  };

/** Words that fit a cell on one line; what is cut off stands in the CSV file. */
function cut({ widthOf }: OpenPdf, words: string, width: number): string {
  if (widthOf(words, small) <= width) return words;
  let kept = words;
  while (kept && widthOf(`${kept} …`, small) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()} …`;
}
