import type { ReactNode } from 'react';
import { useState } from 'react';
import { coins as coinUnit } from '#domains/ledger/contract/coins.ts';
import { OwnPartLine } from '#domains/performers/web/parts/own-part.tsx';
import type { OwnShares } from '#domains/sales/contract/share-part.ts';
import { amount } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { RoomGoal } from '../../contract/room.ts';
import { leastTip, mostOfGoal } from '../../contract/room.ts';
import { giftSale, tipSale } from '../../contract/sale-kinds.ts';
import { endRoomGoal, setRoomGoal } from '../../contract/studio.ts';
import { GoalProgress } from './goal-progress.tsx';
import { useSave } from './use-save.ts';

/** What fills a goal. */
const filledBy = [tipSale.name, giftSale.name];

const goalEntry = amount(coinUnit, { least: leastTip, most: mostOfGoal });

/** What the performer gathers for: how far it is, and the form for another. */
export function GoalCard({ goal, shares }: { goal: RoomGoal | null; shares: OwnShares | null }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const [words, setWords] = useState('');
  const [reward, setReward] = useState('');
  const [typed, setTyped] = useState('');
  const [repeats, setRepeats] = useState(false);
  const [refusal, busy, save] = useSave();
  const read = readEntry(typed, goalEntry);
  const coins = 'value' in read ? read.value : null;
  const begin = async (): Promise<void> => {
    if (coins === null) return;
    const body = { words, reward, coins, repeats };
    if (!(await save(() => api.call(setRoomGoal, { body })))) return;
    setWords('');
    setReward('');
    setTyped('');
  };
  return (
    <Card title={t('gifts.studio.goal')} description={t('gifts.studio.goalText')}>
      <div className="grid gap-4">
        {goal ? (
          <div className="grid gap-2">
            <GoalProgress goal={goal} />
            <Button
              size="sm"
              className="justify-self-start"
              disabled={busy}
              onClick={() => void save(() => api.call(endRoomGoal, { body: { goalId: goal.id } }))}
            >
              {t('gifts.studio.endGoal')}
            </Button>
          </div>
        ) : null}
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void begin();
          }}
        >
          <TextField
            label={t('gifts.studio.goalWords')}
            maxLength={80}
            required
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
          <TextField
            label={t('gifts.studio.goalReward')}
            maxLength={120}
            value={reward}
            onChange={({ currentTarget }) => setReward(currentTarget.value)}
          />
          <EntryField
            entry={goalEntry}
            label={t('gifts.studio.goalCoins')}
            hint={<OwnPartLine shares={shares} sold={filledBy} asked={coins} />}
            required
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Switch
            label={t('gifts.studio.goalRepeats')}
            hint={t('gifts.studio.goalRepeatsText')}
            checked={repeats}
            onChange={({ currentTarget }) => setRepeats(currentTarget.checked)}
          />
          {refusal ? (
            <p role="alert" className="font-medium text-danger text-sm">
              {refusal}
            </p>
          ) : null}
          <Button
            type="submit"
            variant="primary"
            loading={busy}
            disabled={coins === null || words.trim() === ''}
            className="justify-self-start"
          >
            {goal ? t('gifts.studio.newGoal') : t('gifts.studio.beginGoal')}
          </Button>
        </form>
      </div>
    </Card>
  );
}
