import { Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { number } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Checkbox } from '#kit/ui/primitives/choice.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/api.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import { newKey } from '#kit/web/new-key.ts';
import type { MassSegment } from '../../../contract/index.ts';
import { countSegment, sendMass } from '../../../contract/index.ts';
import type { MassMedia } from './mass-media.tsx';
import { MassMediaField, priceOfMass } from './mass-media.tsx';
import { noTexts, TextsField } from './texts-field.tsx';

const coins = number({ least: 0, most: 1_000_000 });
const days = number({ least: 1, most: 1_000 });
/** The number is asked for when nothing was changed for so long, ms. */
const changedFor = 300;

const numberOf = (text: string, entry: typeof coins): number | null => {
  const reading = readEntry(text, entry);
  return 'value' in reading ? reading.value : null;
};

/** Writes a message to many: the words, whom it is for, and how many that are before it is sent. */
export function MassForm({ tags, onSent }: { tags: readonly string[]; onSent: () => void }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const toast = useToast();
  const [texts, setTexts] = useState(noTexts);
  const [fans, setFans] = useState(false);
  const [spent, setSpent] = useState('');
  const [unseen, setUnseen] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [media, setMedia] = useState<MassMedia | null>(null);
  const [key, setKey] = useState(newKey);
  const [counted, setCounted] = useState<{ reached: number; leftToday: number } | null>(null);
  const [isSending, setSending] = useState(false);
  const over = numberOf(spent, coins);
  const segment: MassSegment = {
    fans,
    spentOver: over === null ? null : over * 100,
    notSeenDays: numberOf(unseen, days),
    tags: [...chosen],
  };
  const asked = JSON.stringify(segment);
  useEffect(() => {
    setCounted(null);
    let isLeft = false;
    const wait = setTimeout(() => {
      void api.call(countSegment, { body: { segment: JSON.parse(asked) } }).then((answer) => {
        if (answer.ok && !isLeft) setCounted(answer.data);
      });
    }, changedFor);
    return () => {
      isLeft = true;
      clearTimeout(wait);
    };
  }, [api, asked]);
  const asks = priceOfMass(media);
  const send = async (): Promise<void> => {
    setSending(true);
    const carried = media ? { mediaId: media.mediaId, asked: asks.price } : {};
    const answer = await api.call(sendMass, { body: { texts, segment, key, ...carried } });
    setSending(false);
    if (!answer.ok) {
      toast.show({ title: answer.problem.title, tone: 'danger' });
      return;
    }
    setKey(newKey());
    setTexts(noTexts);
    setMedia(null);
    setCounted((before) => before && { ...before, leftToday: before.leftToday - 1 });
    toast.show({ title: t('messenger.studio.mass.going', { count: answer.data.reached }), tone: 'success' });
    onSent();
  };
  const isWritten = media !== null || Object.values(texts).some((text) => text.trim() !== '');
  const isPossible = isWritten && !asks.isWrong && counted !== null && counted.reached > 0 && counted.leftToday > 0;
  return (
    <Card title={t('messenger.studio.mass.new')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextsField label={t('messenger.studio.mass.text')} texts={texts} onChange={setTexts} />
        <MassMediaField media={media} onChange={setMedia} />
        <fieldset className="grid gap-3">
          <legend className="mb-1 font-semibold">{t('messenger.studio.mass.whom')}</legend>
          <p className="text-muted text-sm">{t('messenger.studio.mass.whomHint')}</p>
          <Checkbox
            label={t('messenger.studio.mass.fans')}
            checked={fans}
            onChange={({ currentTarget }) => setFans(currentTarget.checked)}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <EntryField
              entry={coins}
              label={t('messenger.studio.mass.spent')}
              value={spent}
              onChange={({ currentTarget }) => setSpent(currentTarget.value)}
            />
            <EntryField
              entry={days}
              label={t('messenger.studio.mass.unseen')}
              value={unseen}
              onChange={({ currentTarget }) => setUnseen(currentTarget.value)}
            />
          </div>
          {tags.length > 0 ? (
            <fieldset>
              <legend className="font-semibold text-sm">{t('messenger.studio.mass.tags')}</legend>
              <div className="flex flex-wrap gap-x-4">
                {tags.map((tag) => (
                  <Checkbox
                    key={tag}
                    label={tag}
                    checked={chosen.includes(tag)}
                    onChange={({ currentTarget }) =>
                      setChosen(currentTarget.checked ? [...chosen, tag] : chosen.filter((one) => one !== tag))
                    }
                  />
                ))}
              </div>
            </fieldset>
          ) : null}
        </fieldset>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" icon={<Megaphone aria-hidden />} disabled={!isPossible || isSending}>
            {counted === null
              ? t('messenger.studio.mass.counting')
              : t('messenger.studio.mass.send', { count: counted.reached })}
          </Button>
          <p aria-live="polite" className="text-muted text-sm">
            {counted === null ? '' : t('messenger.studio.mass.left', { count: Math.max(0, counted.leftToday) })}
          </p>
        </div>
      </form>
    </Card>
  );
}
