import { Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { Entry } from '#kit/entries/entry.ts';
import { entryWords } from '#kit/entries/entry-words.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Checkbox } from '#kit/ui/primitives/choice.tsx';
import { Dialog } from '#kit/ui/primitives/dialog.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { newKey } from '#kit/web/session/new-key.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { countSegment, sendMass } from '../../../contract/index.ts';
import type { MassMedia } from './mass-media.tsx';
import { MassMediaField, priceOfMass } from './mass-media.tsx';
import { readSegment, spentEntry, unseenEntry } from './mass-segment.ts';
import { noTexts, TextsField } from './texts-field.tsx';

/** The number is asked for when nothing was changed for so long, ms. */
const changedFor = 300;

/** Up to so many guests a message goes out at the first press; for more it is asked once. */
const few = 5;

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
  const [isAsking, setAsking] = useState(false);
  const language = useLanguage();
  const segment = readSegment({ fans, spent, unseen, tags: chosen });
  const asked = segment && JSON.stringify(segment);
  const wrongIn = (text: string, entry: Entry): string | undefined => {
    const reading = readEntry(text, entry);
    return 'refused' in reading ? entryWords(reading.refused, entry, language) : undefined;
  };
  useEffect(() => {
    setCounted(null);
    if (asked === null) return;
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
    setAsking(false);
    if (!segment) return;
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
  const isReady = isWritten && !asks.wrong && segment !== null && !isSending;
  const isPossible = isReady && counted !== null && counted.reached > 0 && counted.leftToday > 0;
  return (
    <Card title={t('messenger.studio.mass.new')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPossible) return;
          if (counted.reached > few) setAsking(true);
          else void send();
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
              entry={spentEntry}
              label={t('messenger.studio.mass.spent')}
              error={wrongIn(spent, spentEntry)}
              value={spent}
              onChange={({ currentTarget }) => setSpent(currentTarget.value)}
            />
            <EntryField
              entry={unseenEntry}
              label={t('messenger.studio.mass.unseen')}
              error={wrongIn(unseen, unseenEntry)}
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
          <Button type="submit" variant="primary" icon={<Megaphone aria-hidden />} disabled={!isPossible}>
            {segment === null
              ? t('messenger.studio.mass.wrong')
              : counted === null
                ? t('messenger.studio.mass.counting')
                : t('messenger.studio.mass.send', { count: counted.reached })}
          </Button>
          <p aria-live="polite" className="text-muted text-sm">
            {counted === null ? '' : t('messenger.studio.mass.left', { count: Math.max(0, counted.leftToday) })}
          </p>
        </div>
      </form>
      <Dialog
        open={isAsking && isPossible}
        onOpenChange={setAsking}
        title={t('messenger.studio.mass.ask', { count: counted?.reached ?? 0 })}
        description={t('messenger.studio.mass.askText')}
        closeLabel={t('messenger.cancel')}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('messenger.cancel')}</Button>
            <Button variant="primary" onClick={() => void send()}>
              {t('messenger.studio.mass.send', { count: counted?.reached ?? 0 })}
            </Button>
          </>
        }
      />
    </Card>
  );
}
