import type { ReactNode } from 'react';
import { useState } from 'react';
import { coins as coinUnit } from '#domains/ledger/contract/coins.ts';
import { OwnPartLine } from '#domains/performers/web/parts/own-part.tsx';
import type { OwnShares } from '#domains/sales/contract/share-part.ts';
import type { Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import { amount, day } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { writeEntry } from '#kit/entries/write-entry.ts';
import { beginOfDay, daysBefore } from '#kit/i18n/days.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Chips } from '#kit/ui/primitives/chips.tsx';
import { Checkbox, RadioGroup, Switch } from '#kit/ui/primitives/choice.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import { TextArea, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useSave } from '#kit/web/live/use-save.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnVideo, VideoTag, VideoWords } from '../../contract/index.ts';
import { priceBounds, updateVideo } from '../../contract/index.ts';
import { videoSale } from '../../contract/sale-kind.ts';

const priceEntry = amount(coinUnit, { least: 0, most: priceBounds.most });

/** What was typed as an amount: hundredths, null where nothing stands, undefined where it cannot be read. */
function readCoins(typed: string): number | null | undefined {
  const read = readEntry(typed, priceEntry);
  if ('value' in read) return read.value;
  return 'empty' in read ? null : undefined;
}

/** The words of a video as its contract takes them, out of what the studio shows. */
const wordsOf = ({
  title,
  description,
  ageRating,
  price,
  salePrice,
  saleUntil,
  vip,
  classic,
  tags,
  isAlone,
}: OwnVideo): VideoWords => ({
  ...{ title, description, ageRating, price, salePrice, saleUntil, vip, classic, tags, isAlone },
});

/** Everything a performer says of a video, saved together. */
export function WordsForm({
  video,
  tags,
  shares,
}: {
  video: OwnVideo;
  tags: readonly VideoTag[];
  shares: OwnShares | null;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const reader = useLanguage();
  const api = useApi();
  const [language, setLanguage] = useState<Language>(reader);
  const [words, setWords] = useState(() => wordsOf(video));
  const [typed, setTyped] = useState(() => ({
    price: writeEntry(video.price, priceEntry, reader),
    salePrice: video.salePrice === null ? '' : writeEntry(video.salePrice, priceEntry, reader),
    saleUntil: video.saleUntil === null ? '' : writeEntry(video.saleUntil - 1, day, reader),
  }));
  const saving = useSave();
  const change = (part: Partial<VideoWords>): void => setWords((before) => ({ ...before, ...part }));
  const price = readCoins(typed.price);
  const salePrice = readCoins(typed.salePrice);
  const until = readEntry(typed.saleUntil, day);
  const save = (): void => {
    if (price === undefined || salePrice === undefined) return;
    // A sale ends with the end of the day that was typed.
    const saleUntil = 'value' in until ? beginOfDay(daysBefore(typed.saleUntil, -1)) : null;
    const { title, description, ageRating, vip, classic, tags: chosen, isAlone } = words;
    const said = { title, description, ageRating, vip, classic, tags: chosen, isAlone };
    const isRepriced = (price ?? 0) !== video.price || salePrice !== video.salePrice || saleUntil !== video.saleUntil;
    // Prices ask for a fresh proof of identity: what did not change is not sent.
    const body = isRepriced ? { ...said, price: price ?? 0, salePrice, saleUntil } : said;
    void saving.save(() => api.call(updateVideo, { params: { videoId: video.id }, body }), t('videos.studio.saved'));
  };
  return (
    <form
      className="grid content-start gap-(--grid-gap)"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Card
        title={t('videos.studio.words')}
        description={t('videos.studio.wordsText')}
        actions={
          <Segmented
            name="video-language"
            legend={t('videos.studio.language')}
            value={language}
            onValueChange={(value) => setLanguage(value as Language)}
            options={languages.map((code) => ({ value: code, label: code.toUpperCase() }))}
          />
        }
      >
        <div lang={language} className="grid gap-4">
          <TextField
            label={t('videos.studio.titleIn', { language: format.languageName(language) })}
            maxLength={100}
            value={words.title[language]}
            error={saving.errorOf(`title.${language}`)}
            onChange={({ currentTarget }) => change({ title: { ...words.title, [language]: currentTarget.value } })}
          />
          <TextArea
            label={t('videos.studio.descriptionIn', { language: format.languageName(language) })}
            rows={4}
            maxLength={2000}
            value={words.description[language]}
            error={saving.errorOf(`description.${language}`)}
            onChange={({ currentTarget }) =>
              change({ description: { ...words.description, [language]: currentTarget.value } })
            }
          />
        </div>
      </Card>
      <Card title={t('videos.studio.price')} description={t('videos.studio.priceText')}>
        <div className="grid gap-4">
          <EntryField
            entry={priceEntry}
            label={t('videos.studio.priceLabel')}
            hint={<OwnPartLine shares={shares} sold={[videoSale.name]} asked={price ?? null} />}
            error={price === undefined ? t('videos.studio.priceWrong') : saving.errorOf('price')}
            value={typed.price}
            onChange={({ currentTarget }) => setTyped((before) => ({ ...before, price: currentTarget.value }))}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <EntryField
              entry={priceEntry}
              label={t('videos.studio.salePrice')}
              hint={<OwnPartLine shares={shares} sold={[videoSale.name]} asked={salePrice ?? null} />}
              error={salePrice === undefined ? t('videos.studio.priceWrong') : saving.errorOf('salePrice')}
              value={typed.salePrice}
              onChange={({ currentTarget }) => setTyped((before) => ({ ...before, salePrice: currentTarget.value }))}
            />
            <EntryField
              entry={day}
              label={t('videos.studio.saleUntil')}
              value={typed.saleUntil}
              onChange={({ currentTarget }) => setTyped((before) => ({ ...before, saleUntil: currentTarget.value }))}
            />
          </div>
          <Switch
            label={t('videos.studio.vip')}
            hint={t('videos.studio.vipText')}
            checked={words.vip}
            onChange={({ currentTarget }) => change({ vip: currentTarget.checked })}
          />
        </div>
      </Card>
      <Card title={t('videos.studio.who')} description={t('videos.studio.whoText')}>
        <div className="grid gap-4">
          <RadioGroup
            name="ageRating"
            legend={t('videos.studio.ageRating')}
            value={String(words.ageRating)}
            onValueChange={(value) => change({ ageRating: Number(value) as VideoWords['ageRating'] })}
            options={([12, 16, 18] as const).map((rating) => ({
              value: String(rating),
              label: t('videos.studio.from', { age: rating }),
              hint: t(`videos.studio.rating.${rating}`),
            }))}
          />
          <Checkbox
            label={t('videos.studio.alone')}
            hint={t('videos.studio.aloneText')}
            checked={words.isAlone}
            onChange={({ currentTarget }) => change({ isAlone: currentTarget.checked })}
          />
          <Switch
            label={t('videos.studio.classic')}
            hint={t('videos.studio.classicText')}
            checked={words.classic}
            onChange={({ currentTarget }) => change({ classic: currentTarget.checked })}
          />
          <Chips
            legend={t('videos.studio.tags')}
            options={tags.map(({ id, label }) => ({ value: String(id), label }))}
            chosen={words.tags.map(String)}
            most={10}
            onChange={(chosen) => change({ tags: chosen.map(Number) })}
          />
        </div>
      </Card>
      {saving.refusal ? (
        <p role="alert" className="font-medium text-danger text-sm">
          {saving.refusal}
        </p>
      ) : null}
      <Button type="submit" variant="primary" loading={saving.busy} className="justify-self-start">
        {t('videos.studio.save')}
      </Button>
    </form>
  );
}
