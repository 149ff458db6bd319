import { Check, Pencil, Target } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useGuest } from '#domains/guest/web/state/provider.tsx';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { number } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { Progress } from '#kit/ui/measure/gauges.tsx';
import { Button, IconButton } from '#kit/ui/primitives/button.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { typedKeys } from '#kit/ui/primitives/typed-keys.ts';
import { readStored, removeStored, writeStored } from '#kit/web/device/storage.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { useEarnings } from '../state/earnings.tsx';
import { goalItem } from './stored.ts';

/** More than anybody earns in a day, in coins. */
const most = 100_000;
const entry = number({ most });

/** What the performer wants to earn today, and how far they are. Their own affair: it stays on their device. */
export function Goal(): ReactNode {
  const t = useMessages();
  const price = usePrice();
  const language = useLanguage();
  const { id } = useGuest();
  const earned = useEarnings()?.today ?? null;
  // Hundredths of a coin; read after the first picture, since the server cannot know it.
  const [goal, setGoal] = useState<number | null>(null);
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const kept = readStored(goalItem);
    setGoal(kept && kept.actorId === id ? kept.goal : null);
  }, [id]);
  const choose = (next: number | null): void => {
    if (next === null || id === null) removeStored(goalItem);
    else writeStored(goalItem, { actorId: id, goal: next });
    setGoal(next);
    close();
  };
  const close = (): void => {
    setEditing(false);
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus());
  };
  if (editing) return <GoalForm goal={goal} onChoose={choose} onCancel={close} />;
  return (
    <div ref={opener} data-edge className="flex items-center gap-2 rounded-card border border-line bg-surface p-3">
      {goal === null ? (
        <Button size="sm" variant="ghost" icon={<Target aria-hidden />} onClick={() => setEditing(true)}>
          {t('studio.studio.goal.set')}
        </Button>
      ) : (
        <>
          <Progress
            className="min-w-0 flex-1"
            label={t('studio.studio.goal')}
            value={Math.min(earned ?? 0, goal)}
            max={goal}
            text={
              earned !== null && earned >= goal
                ? t('studio.studio.goal.reached', { goal: price(goal).amount })
                : t('studio.studio.goal.of', {
                    earned: formatCoins(earned ?? 0, language),
                    goal: price(goal).amount,
                  })
            }
          />
          <IconButton
            size="sm"
            label={t('studio.studio.goal.change')}
            icon={<Pencil aria-hidden />}
            onClick={() => setEditing(true)}
          />
        </>
      )}
    </div>
  );
}

function GoalForm({
  goal,
  onChoose,
  onCancel,
}: {
  goal: number | null;
  onChoose: (goal: number | null) => void;
  onCancel: () => void;
}): ReactNode {
  const t = useMessages();
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const read = readEntry(field.current?.value ?? '', entry);
    if ('refused' in read) {
      setWrong(true);
      field.current?.focus();
    } else onChoose('value' in read && read.value > 0 ? read.value * 100 : null);
  };
  return (
    <form
      noValidate
      onSubmit={save}
      onKeyDown={typedKeys({ Escape: () => onCancel() })}
      data-edge
      className="rounded-card border border-line bg-surface p-3"
    >
      <EntryField
        ref={field}
        entry={entry}
        label={t('studio.studio.goal.field')}
        hint={t('studio.studio.goal.hint')}
        error={wrong ? t('studio.studio.goal.wrong', { most }) : undefined}
        defaultValue={goal === null ? '' : String(goal / 100)}
        end={
          <IconButton type="submit" size="sm" label={t('studio.studio.profile.save')} icon={<Check aria-hidden />} />
        }
      />
    </form>
  );
}
