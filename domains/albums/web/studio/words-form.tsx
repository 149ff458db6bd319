import type { ReactNode } from 'react';
import { useState } from 'react';
import { coins as coinUnit } from '#domains/ledger/contract/coins.ts';
import { OwnPartLine } from '#domains/performers/web/parts/own-part.tsx';
import type { OwnShares } from '#domains/sales/contract/share-part.ts';
import { priceBounds } from '#domains/videos/contract/index.ts';
import type { Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import { amount, day } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { writeEntry } from '#kit/entries/write-entry.ts';
import { beginOfDay, daysBefore } from '#kit/i18n/days.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Checkbox, RadioGroup, Switch } from '#kit/ui/primitives/choice.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import { TextArea, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useSave } from '#kit/web/live/use-save.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { AlbumWords, OwnAlbum } from '../../contract/index.ts';
import { updateAlbum } from '../../contract/index.ts';
import { albumSale } from '../../contract/sale-kind.ts';

const priceEntry = amount(coinUnit, { least: 0, most: priceBounds.most });

/** What was typed as an amount: hundredths, null where nothing stands, undefined where it cannot be read. */
function readCoins(typed: string): number | null | undefined {
  const read = readEntry(typed, priceEntry);
  if ('value' in read) return read.value;
  return 'empty' in read ? null : undefined;
}

/** The words of a album as its contract takes them, out of what the studio shows. */
const wordsOf = ({
  title,
  description,
  ageRating,
  price,
  salePrice,
  saleUntil,
  vip,
  isAlone,
}: OwnAlbum): AlbumWords => ({
  ...{ title, description, ageRating, price, salePrice, saleUntil, vip, isAlone },
});

/** Everything a performer says of a album, saved together. */
export function WordsForm({ album, shares }: { album: OwnAlbum; shares: OwnShares | null }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const reader = useLanguage();
  const api = useApi();
  const [language, setLanguage] = useState<Language>(reader);
  const [words, setWords] = useState(() => wordsOf(album));
  const [typed, setTyped] = useState(() => ({
    price: writeEntry(album.price, priceEntry, reader),
    salePrice: album.salePrice === null ? '' : writeEntry(album.salePrice, priceEntry, reader),
    saleUntil: album.saleUntil === null ? '' : writeEntry(album.saleUntil - 1, day, reader),
  }));
  const saving = useSave();
  const change = (part: Partial<AlbumWords>): void => setWords((before) => ({ ...before, ...part }));
  const price = readCoins(typed.price);
  const salePrice = readCoins(typed.salePrice);
  const until = readEntry(typed.saleUntil, day);
  const save = (): void => {
    if (price === undefined || salePrice === undefined) return;
    // A sale ends with the end of the day that was typed.
    const saleUntil = 'value' in until ? beginOfDay(daysBefore(typed.saleUntil, -1)) : null;
    const { title, description, ageRating, vip, isAlone } = words;
    const said = { title, description, ageRating, vip, isAlone };
    const isRepriced = (price ?? 0) !== album.price || salePrice !== album.salePrice || saleUntil !== album.saleUntil;
    // Prices ask for a fresh proof of identity: what did not change is not sent.
    const body = isRepriced ? { ...said, price: price ?? 0, salePrice, saleUntil } : said;
    void saving.save(() => api.call(updateAlbum, { params: { albumId: album.id }, body }), t('albums.studio.saved'));
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
        title={t('albums.studio.words')}
        description={t('albums.studio.wordsText')}
        actions={
          <Segmented
            name="album-language"
            legend={t('albums.studio.language')}
            value={language}
            onValueChange={(value) => setLanguage(value as Language)}
            options={languages.map((code) => ({ value: code, label: code.toUpperCase() }))}
          />
        }
      >
        <div lang={language} className="grid gap-4">
          <TextField
            label={t('albums.studio.titleIn', { language: format.languageName(language) })}
            maxLength={100}
            value={words.title[language]}
            error={saving.errorOf(`title.${language}`)}
            onChange={({ currentTarget }) => change({ title: { ...words.title, [language]: currentTarget.value } })}
          />
          <TextArea
            label={t('albums.studio.descriptionIn', { language: format.languageName(language) })}
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
      <Card title={t('albums.studio.price')} description={t('albums.studio.priceText')}>
        <div className="grid gap-4">
          <EntryField
            entry={priceEntry}
            label={t('albums.studio.priceLabel')}
            hint={<OwnPartLine shares={shares} sold={[albumSale.name]} asked={price ?? null} />}
            error={price === undefined ? t('albums.studio.priceWrong') : saving.errorOf('price')}
            value={typed.price}
            onChange={({ currentTarget }) => setTyped((before) => ({ ...before, price: currentTarget.value }))}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <EntryField
              entry={priceEntry}
              label={t('albums.studio.salePrice')}
              hint={<OwnPartLine shares={shares} sold={[albumSale.name]} asked={salePrice ?? null} />}
              error={salePrice === undefined ? t('albums.studio.priceWrong') : saving.errorOf('salePrice')}
              value={typed.salePrice}
              onChange={({ currentTarget }) => setTyped((before) => ({ ...before, salePrice: currentTarget.value }))}
            />
            <EntryField
              entry={day}
              label={t('albums.studio.saleUntil')}
              value={typed.saleUntil}
              onChange={({ currentTarget }) => setTyped((before) => ({ ...before, saleUntil: currentTarget.value }))}
            />
          </div>
          <Switch
            label={t('albums.studio.vip')}
            hint={t('albums.studio.vipText')}
            checked={words.vip}
            onChange={({ currentTarget }) => change({ vip: currentTarget.checked })}
          />
        </div>
      </Card>
      <Card title={t('albums.studio.who')} description={t('albums.studio.whoText')}>
        <div className="grid gap-4">
          <RadioGroup
            name="ageRating"
            legend={t('albums.studio.ageRating')}
            value={String(words.ageRating)}
            onValueChange={(value) => change({ ageRating: Number(value) as AlbumWords['ageRating'] })}
            options={([12, 16, 18] as const).map((rating) => ({
              value: String(rating),
              label: t('albums.studio.from', { age: rating }),
              hint: t(`albums.studio.rating.${rating}`),
            }))}
          />
          <Checkbox
            label={t('albums.studio.alone')}
            hint={t('albums.studio.aloneText')}
            checked={words.isAlone}
            onChange={({ currentTarget }) => change({ isAlone: currentTarget.checked })}
          />
        </div>
      </Card>
      {saving.refusal ? (
        <p role="alert" className="font-medium text-danger text-sm">
          {saving.refusal}
        </p>
      ) : null}
      <Button type="submit" variant="primary" loading={saving.busy} className="justify-self-start">
        {t('albums.studio.save')}
      </Button>
    </form>
  );
}
