import { ImagePlus, Trash2, X } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { coins } from '#domains/ledger/contract/coins.ts';
import { amount } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { codesOfWorld } from '#kit/i18n/countries.ts';
import type { Language } from '#kit/i18n/language.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { buttonClass } from '#kit/ui/primitives/button.tsx';
import { Checkbox } from '#kit/ui/primitives/choice.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import { Select, TextArea, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import {
  addJoiningPicture,
  removeJoiningPicture,
  saveCountries,
  savePrices,
  saveProfile,
} from '../../contract/application.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { useStep } from './use-step.ts';

const spoken = ['de', 'en', 'nl', 'es'] as const satisfies readonly Language[];
const noWords = { de: '', en: '', nl: '', es: '' };

export function ProfileStep({ view, isOpen, onView }: StepProps): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const own = useLanguage();
  const { save, errorOf, ...state } = useStep(onView);
  const [language, setLanguage] = useState<Language>(own);
  const [headline, setHeadline] = useState(view.profile?.headline ?? noWords);
  const [about, setAbout] = useState(view.profile?.about ?? noWords);
  const [languages, setLanguages] = useState<readonly Language[]>(view.profile?.languages ?? [own]);
  return (
    <StepFrame
      {...state}
      isOpen={isOpen}
      onSubmit={() =>
        void save((api) =>
          api.call(saveProfile, {
            body: { headline, about, languages: [...languages], categories: view.profile?.categories ?? [] },
          }),
        )
      }
    >
      <Segmented
        name="text-language"
        legend={t('onboarding.textLanguage')}
        value={language}
        onValueChange={(value) => setLanguage(value as Language)}
        options={spoken.map((code) => ({ value: code, label: code.toUpperCase() }))}
      />
      <div lang={language} className="grid min-w-0 grid-cols-1 gap-4">
        <TextField
          label={t('onboarding.headline', { language: format.languageName(language) })}
          maxLength={120}
          value={headline[language]}
          error={errorOf(`headline.${language}`)}
          onChange={({ currentTarget }) => setHeadline({ ...headline, [language]: currentTarget.value })}
        />
        <TextArea
          label={t('onboarding.about', { language: format.languageName(language) })}
          rows={6}
          maxLength={2000}
          value={about[language]}
          error={errorOf(`about.${language}`)}
          onChange={({ currentTarget }) => setAbout({ ...about, [language]: currentTarget.value })}
        />
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold text-sm">{t('onboarding.spoken')}</legend>
        {spoken.map((code) => (
          <Checkbox
            key={code}
            label={format.languageName(code)}
            checked={languages.includes(code)}
            onChange={() =>
              setLanguages(languages.includes(code) ? languages.filter((one) => one !== code) : [...languages, code])
            }
          />
        ))}
      </fieldset>
    </StepFrame>
  );
}

/** Each picture is kept at once; guests see it when an operator has looked at it. */
export function PicturesStep({ view, isOpen, onView }: StepProps): ReactNode {
  const { refusal, save, busy } = useStep(onView);
  const t = useMessages();
  const [failure, setFailure] = useState('');
  const send = (kind: 'avatar' | 'sedcard') => async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const files = [...(input.files ?? [])];
    input.value = '';
    setFailure('');
    for (const file of files)
      await save(async (api) => {
        const answer = await api.call(addJoiningPicture, { query: { kind }, body: file });
        if (!answer.ok) setFailure(answer.problem.errors?.[0]?.message ?? answer.problem.title);
        return answer;
      });
  };
  const waiting = view.profile?.newPictures ?? [];
  const shown = [...(view.profile?.avatar ? [view.profile.avatar] : []), ...(view.profile?.pictures ?? [])].map(
    (picture) => ({ picture, state: 'seen' as const, reason: '' }),
  );
  const all = [...waiting, ...shown];
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      {(['avatar', 'sedcard'] as const).map((kind) => (
        <section key={kind} className="grid min-w-0 grid-cols-1 gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-semibold text-sm">{t(`onboarding.picture.${kind}`)}</h3>
            {isOpen ? (
              <label className={buttonClass({ variant: 'secondary', size: 'md' })}>
                <ImagePlus aria-hidden />
                <span>{t('onboarding.picture.add')}</span>
                <input
                  type="file"
                  accept="image/jpeg,image/png,image/webp"
                  multiple={kind === 'sedcard'}
                  disabled={busy}
                  aria-label={`${t('onboarding.picture.add')}: ${t(`onboarding.picture.${kind}`)}`}
                  onChange={(event) => void send(kind)(event)}
                  className="sr-only"
                />
              </label>
            ) : null}
          </div>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3 empty:hidden">
            {all.map(({ picture, state, reason }, index) =>
              picture.kind === kind ? (
                <li key={picture.id} className="relative grid gap-1">
                  <img
                    src={picture.src}
                    alt=""
                    width={picture.width}
                    height={picture.height}
                    className="aspect-square w-full rounded-card object-cover"
                  />
                  {isOpen && state !== 'seen' ? (
                    <button
                      type="button"
                      disabled={busy}
                      aria-label={t('onboarding.picture.remove', { number: index + 1 })}
                      onClick={() =>
                        void save((api) => api.call(removeJoiningPicture, { params: { pictureId: picture.id } }))
                      }
                      className="absolute top-1 right-1 grid size-11 place-items-center rounded-full bg-surface/90 text-danger"
                    >
                      <Trash2 aria-hidden className="size-5" />
                    </button>
                  ) : null}
                  {state === 'refused' ? (
                    <Badge tone="danger" className="whitespace-normal">
                      {t('onboarding.picture.refused', { reason })}
                    </Badge>
                  ) : null}
                </li>
              ) : null,
            )}
          </ul>
        </section>
      ))}
      <p role="alert" className="font-semibold text-danger text-sm empty:hidden">
        {failure || refusal}
      </p>
      {isOpen ? null : <p className="text-sm text-subtle">{t('onboarding.closed')}</p>}
    </div>
  );
}

const priceEntry = amount(coins);
const offered = ['video', 'multi'] as const;

export function PricesStep({ view, isOpen, onView }: StepProps): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { save, errorOf, ...state } = useStep(onView);
  const prices = view.profile?.prices;
  const written = (value: number | null | undefined): string =>
    value == null ? '' : format.number(value / 100, { maximumFractionDigits: 1 });
  const [texts, setTexts] = useState({ video: written(prices?.video), multi: written(prices?.multi) });
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const read = (text: string): number | null | 'wrong' => {
    const entry = readEntry(text, priceEntry);
    if ('empty' in entry) return null;
    return 'value' in entry && entry.value >= 50 && entry.value <= 10_000 && entry.value % 10 === 0
      ? entry.value
      : 'wrong';
  };
  return (
    <StepFrame
      {...state}
      isOpen={isOpen}
      onSubmit={() => {
        const [video, multi] = [read(texts.video), read(texts.multi)];
        setWrong([...(video === 'wrong' ? ['video'] : []), ...(multi === 'wrong' ? ['multi'] : [])]);
        if (video === 'wrong' || multi === 'wrong') return;
        const rest = { single: null, singlec2c: null, voyeur: null, ...prices };
        void save((api) => api.call(savePrices, { body: { prices: { ...rest, video, multi } } }));
      }}
    >
      {offered.map((name) => (
        <EntryField
          key={name}
          label={t(`onboarding.price.${name}`)}
          hint={t('onboarding.price.hint')}
          entry={priceEntry}
          value={texts[name]}
          error={wrong.includes(name) ? t('onboarding.price.wrong') : errorOf(`prices.${name}`)}
          onChange={({ currentTarget }) => setTexts({ ...texts, [name]: currentTarget.value })}
        />
      ))}
    </StepFrame>
  );
}

export function CountriesStep({ view, isOpen, onView }: StepProps): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { save, errorOf: _, ...state } = useStep(onView);
  const [codes, setCodes] = useState<readonly string[]>(view.profile?.bannedCountryCodes ?? []);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const named = (list: readonly string[]) =>
    list
      .map((value) => ({ value, label: format.countryName(value) }))
      .sort((a, b) => a.label.localeCompare(b.label, format.language));
  return (
    <StepFrame
      {...state}
      isOpen={isOpen}
      onSubmit={() => void save((api) => api.call(saveCountries, { body: { bannedCountryCodes: [...codes] } }))}
    >
      <Select
        label={t('onboarding.country')}
        value=""
        options={[
          { value: '', label: t('onboarding.choose') },
          ...(isReady ? named(codesOfWorld.filter((code) => !codes.includes(code))) : []),
        ]}
        onChange={({ currentTarget }) => {
          if (currentTarget.value) setCodes([...codes, currentTarget.value]);
        }}
      />
      {codes.length === 0 ? (
        <p className="text-sm text-subtle">{t('onboarding.countries.none')}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {named(codes).map(({ value, label }) => (
            <li key={value}>
              <button
                type="button"
                onClick={() => setCodes(codes.filter((code) => code !== value))}
                aria-label={t('onboarding.countries.remove', { country: label })}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-hover px-3 text-sm"
              >
                {label}
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </StepFrame>
  );
}
