import { ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { coins as coinUnit } from '#domains/ledger/contract/coins.ts';
import { OwnPartLine } from '#domains/performers/web/parts/own-part.tsx';
import type { OwnShares } from '#domains/sales/contract/share-part.ts';
import { amount } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { writeEntry } from '#kit/entries/write-entry.ts';
import { Button, IconButton } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { TipMenuItem } from '../../contract/room.ts';
import { leastTip, mostTip } from '../../contract/room.ts';
import { tipSale } from '../../contract/sale-kinds.ts';
import { mostMenuItems, setTipMenu } from '../../contract/studio.ts';
import { useSave } from './use-save.ts';

const soldAs = [tipSale.name];

const tipEntry = amount(coinUnit, { least: leastTip, most: mostTip });

/** The coins a line asks for; null while it holds none. */
const coinsOf = (typed: string): number | null => {
  const read = readEntry(typed, tipEntry);
  return 'value' in read ? read.value : null;
};

interface Line {
  readonly key: string;
  readonly id: number | null;
  readonly words: string;
  readonly typed: string;
}

/** What the performer offers for a tip: lines with words and coins, in their order. */
export function MenuCard({ menu, shares }: { menu: readonly TipMenuItem[]; shares: OwnShares | null }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const language = useLanguage();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [refusal, busy, save] = useSave();
  // Pushes bring the same menu as another object: what is typed stays until the menu is another.
  const saved = JSON.stringify(menu);
  useEffect(() => {
    const known = JSON.parse(saved) as TipMenuItem[];
    setLines(
      known.map(({ id, words, coins }) => ({
        key: String(id),
        id,
        words,
        typed: writeEntry(coins, tipEntry, language),
      })),
    );
  }, [saved, language]);
  const change = (key: string, part: Partial<Line>): void =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const up = (index: number): void =>
    setLines(
      lines.map((line, at) =>
        at === index - 1 ? (lines[index] as Line) : at === index ? (lines[index - 1] as Line) : line,
      ),
    );
  const items = lines.flatMap(({ id, words, typed }) => {
    const coins = coinsOf(typed);
    return coins !== null && words.trim() !== '' ? [{ id, words, coins }] : [];
  });
  return (
    <Card title={t('gifts.studio.tipMenu')} description={t('gifts.studio.tipMenuText')}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void save(() => api.call(setTipMenu, { body: { items } }));
        }}
      >
        <ul className="grid gap-2">
          {lines.map((line, index) => (
            <li key={line.key} className="grid gap-1">
              <div className="flex items-end gap-1.5">
                <TextField
                  label={t('gifts.studio.tipWords')}
                  hideLabel={index > 0}
                  maxLength={80}
                  required
                  value={line.words}
                  onChange={({ currentTarget }) => change(line.key, { words: currentTarget.value })}
                  className="min-w-0 flex-1"
                />
                <EntryField
                  entry={tipEntry}
                  label={t('gifts.studio.tipCoins')}
                  hideLabel={index > 0}
                  required
                  value={line.typed}
                  onChange={({ currentTarget }) => change(line.key, { typed: currentTarget.value })}
                  className="w-24"
                />
                <IconButton
                  label={t('gifts.studio.up', { words: line.words })}
                  icon={<ArrowUp aria-hidden />}
                  variant="ghost"
                  disabled={index === 0}
                  onClick={() => up(index)}
                />
                <IconButton
                  label={t('gifts.studio.takeOut', { words: line.words })}
                  icon={<Trash2 aria-hidden />}
                  variant="ghost"
                  onClick={() => setLines(lines.filter(({ key }) => key !== line.key))}
                />
              </div>
              <span className="text-sm">
                <OwnPartLine shares={shares} sold={soldAs} asked={coinsOf(line.typed)} />
              </span>
            </li>
          ))}
        </ul>
        {refusal ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {refusal}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button
            disabled={lines.length >= mostMenuItems}
            onClick={() => setLines([...lines, { key: crypto.randomUUID(), id: null, words: '', typed: '' }])}
          >
            {t('gifts.studio.addLine')}
          </Button>
          <Button type="submit" variant="primary" loading={busy} disabled={items.length !== lines.length}>
            {t('gifts.studio.saveMenu')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
