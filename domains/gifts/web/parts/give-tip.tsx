import type { ReactNode } from 'react';
import { useState } from 'react';
import { coins as coinUnit } from '#domains/ledger/contract/coins.ts';
import { amount } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { TipMenuItem } from '../../contract/room.ts';
import { giveTip, leastTip, mostTip } from '../../contract/room.ts';
import { useCoinWords, useEuroWords } from './format.ts';
import type { GiveProps } from './give-gift.tsx';
import { RefusalLine } from './refusal-line.tsx';
import { useGiving } from './use-giving.ts';

/** What a tip may be, in a field. */
const tipEntry = amount(coinUnit, { least: leastTip, most: mostTip });
/** What is offered for one press, in hundredths of a coin. */
const quick = [500, 1_000, 2_500, 5_000] as const;

/** What is on the tip menu, each with one press, and as much as one likes. */
export function GiveTip({
  actor,
  inRoom,
  menu,
  onTopUp,
  onDone,
}: GiveProps & { menu: readonly TipMenuItem[] }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const coins = useCoinWords();
  const euros = useEuroWords();
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const [refusal, busy, run] = useGiving();
  const read = readEntry(typed, tipEntry);
  const own = 'value' in read ? read.value : null;

  const give = async (amountOf: number, menuItemId: number | null): Promise<void> => {
    const said = menuItemId === null ? words : '';
    const content = JSON.stringify([amountOf, menuItemId, said, inRoom]);
    const body = { actorId: actor.id, coins: amountOf, menuItemId, inRoom, words: said };
    const done = t('gifts.tipped', { name: actor.name });
    if (await run(content, (key) => api.call(giveTip, { body: { ...body, key } }), done)) onDone();
  };
  return (
    <div className="grid gap-4">
      {menu.length === 0 ? null : (
        <section className="grid gap-1.5">
          <h3 className="font-semibold text-sm">{t('gifts.tipMenu')}</h3>
          <ul className="grid gap-1.5">
            {menu.map(({ id, coins: cost, words: what }) => (
              <li key={id}>
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => void give(cost, id)}
                  className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control bg-field px-3.5 text-left hover:bg-hover disabled:opacity-50"
                >
                  <bdi className="min-w-0 [overflow-wrap:anywhere]">{what}</bdi>
                  <span translate="no" className="shrink-0 text-right text-sm tabular">
                    <span className="block font-semibold">{coins(cost)}</span>
                    <span className="block text-muted text-xs">{euros(cost)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="grid gap-2">
        <h3 className="font-semibold text-sm">{t('gifts.anyAmount')}</h3>
        <div className="grid grid-cols-4 gap-1.5">
          {quick.map((each) => (
            <Button key={each} disabled={busy} onClick={() => setTyped(String(each / 100))}>
              <Figure>{String(each / 100)}</Figure>
            </Button>
          ))}
        </div>
        <EntryField
          entry={tipEntry}
          label={t('gifts.amount')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <TextField
          label={t('gifts.words')}
          hideLabel
          placeholder={t('gifts.words')}
          maxLength={120}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <RefusalLine refusal={refusal} onTopUp={onTopUp} />
        <Button
          variant="primary"
          block
          loading={busy}
          disabled={own === null}
          onClick={() => {
            if (own !== null) void give(own, null);
          }}
        >
          <Figure>
            {own === null ? t('gifts.giveTip') : t('gifts.giveFor', { coins: coins(own), euros: euros(own) })}
          </Figure>
        </Button>
      </section>
    </div>
  );
}
