import type { ReactNode } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { Select, TextArea } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { slowChoices } from '../../contract/room.ts';
import type { RoomRulesSet } from '../../contract/studio.ts';
import { setRoomRules } from '../../contract/studio.ts';

const switches = ['followersOnly', 'buyersOnly', 'refusesLinks', 'helpersMayPoll'] as const;

/** The words of a field with one a line. */
const wordsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\n,;]/)
      .map((word) => word.trim())
      .filter((word) => word.length >= 2),
  ),
];

/** A performer’s rules of writing. */
export function RulesForm({ rules }: { rules: RoomRulesSet }): ReactNode {
  const t = useMessages();
  const { busy, refusal, run } = useCall();
  const { revalidate } = useRevalidator();
  const [wish, setWish] = useState(rules);
  const [words, setWords] = useState(rules.refusedWords.join('\n'));
  const save = async (): Promise<void> => {
    const body = { ...wish, refusedWords: wordsIn(words) };
    const answer = await run((api) => api.call(setRoomRules, { body }), {
      told: () => t('room-helpers.studio.saved'),
      isRefusedInPlace: true,
    });
    if (answer.ok) await revalidate();
  };
  return (
    <Card title={t('room-helpers.studio.rules')} description={t('room-helpers.studio.rulesText')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Select
          label={t('room-helpers.studio.slow')}
          value={String(wish.slowSeconds)}
          options={slowChoices.map((seconds) => ({
            value: String(seconds),
            label: seconds === 0 ? t('room-helpers.studio.slowOff') : t('room-helpers.studio.slowEvery', { seconds }),
          }))}
          onChange={({ currentTarget }) =>
            setWish({
              ...wish,
              slowSeconds: slowChoices.find((seconds) => String(seconds) === currentTarget.value) ?? 0,
            })
          }
        />
        {switches.map((key) => (
          <Switch
            key={key}
            label={t(`room-helpers.studio.${key}`)}
            hint={t(`room-helpers.studio.${key}Text`)}
            checked={wish[key]}
            onChange={({ currentTarget }) => setWish({ ...wish, [key]: currentTarget.checked })}
          />
        ))}
        <TextArea
          label={t('room-helpers.studio.words')}
          hint={t('room-helpers.studio.wordsText')}
          error={refusal || undefined}
          rows={5}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <span>
          <Button type="submit" variant="primary" loading={busy}>
            {t('room-helpers.studio.save')}
          </Button>
        </span>
      </form>
    </Card>
  );
}
