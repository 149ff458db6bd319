import type { ReactNode } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { coins } from '#domains/ledger/contract/coins.ts';
import { voiceCall } from '#domains/live/contract/sale-kinds.ts';
import { OwnPartLine } from '#domains/performers/web/parts/own-part.tsx';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import type { OwnShares } from '#domains/sales/contract/share-part.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { amount } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { writeEntry } from '#kit/entries/write-entry.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnCalls } from '../../contract/settings.ts';
import { setOwnCalls, voicePriceBounds } from '../../contract/settings.ts';

const priceEntry = amount(coins, voicePriceBounds);
const soldAs = [voiceCall.name];

/** Which calls she takes, and what a minute of a voice call costs. */
export function CallsForm({ own, shares }: { own: OwnCalls; shares: OwnShares | null }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const price = usePrice();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [voice, setVoice] = useState(own.voice);
  const [typed, setTyped] = useState(() => writeEntry(own.voicePrice, priceEntry, language));
  const [anonymous, setAnonymous] = useState(own.anonymous);
  const [video, setVideo] = useState(own.video);
  const [state, setState] = useState<'ready' | 'saving' | 'saved'>('ready');
  const [problem, setProblem] = useState<ProblemBody | null>(null);
  const read = readEntry(typed, priceEntry);
  const value = 'value' in read ? read.value : null;
  const refused = (field: string): string | undefined =>
    problem?.errors?.find((error) => error.field === `body.${field}`)?.message;
  const save = async (): Promise<void> => {
    setState('saving');
    setProblem(null);
    const isUnread = 'refused' in read;
    const body = { voice, anonymous, video, ...(isUnread || value === own.voicePrice ? {} : { voicePrice: value }) };
    const answer = await api.call(setOwnCalls, { body });
    setProblem(answer.ok ? null : answer.problem);
    setState(answer.ok ? 'saved' : 'ready');
    if (answer.ok) void revalidate();
  };
  const changed = (): void => setState('ready');
  return (
    <Card title={t('calls.studio.which')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Switch
          label={t('calls.studio.voice')}
          hint={t('calls.studio.voiceText')}
          checked={voice}
          onChange={({ currentTarget }) => {
            setVoice(currentTarget.checked);
            changed();
          }}
        />
        <EntryField
          entry={priceEntry}
          label={t('calls.studio.price')}
          hint={<OwnPartLine shares={shares} sold={soldAs} asked={value} />}
          error={refused('voicePrice') ?? ('refused' in read ? t('calls.studio.priceBounds') : undefined)}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            changed();
          }}
        />
        <Switch
          label={t('calls.studio.anonymous')}
          hint={t('calls.studio.anonymousText')}
          checked={anonymous}
          onChange={({ currentTarget }) => {
            setAnonymous(currentTarget.checked);
            changed();
          }}
        />
        <Switch
          label={t('calls.studio.video')}
          hint={
            own.videoPrice === null
              ? t('calls.studio.videoNone')
              : t('calls.studio.videoText', { price: price(own.videoPrice).amount })
          }
          error={refused('video')}
          checked={video}
          disabled={own.videoPrice === null && !video}
          onChange={({ currentTarget }) => {
            setVideo(currentTarget.checked);
            changed();
          }}
        />
        {problem && !problem.errors?.length ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {problem.title}
          </p>
        ) : null}
        <div className="flex items-center gap-3">
          <Button type="submit" variant="primary" loading={state === 'saving'} disabled={'refused' in read}>
            {t('calls.studio.save')}
          </Button>
          <span role="status" className="text-sm text-success">
            {state === 'saved' ? t('calls.studio.saved') : ''}
          </span>
        </div>
      </form>
    </Card>
  );
}
