import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import type { StudioProfile } from '#domains/performers/contract/index.ts';
import { updateStudioProfile } from '#domains/performers/contract/index.ts';
import type { OwnShares } from '#domains/sales/contract/share-part.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { writeEntry } from '#kit/entries/write-entry.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Chips } from '#kit/ui/primitives/chips.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { Countries } from './countries.tsx';
import type { MessageTexts } from './message-terms.tsx';
import { MessageTerms, readMessagePrice } from './message-terms.tsx';
import { Pictures } from './pictures.tsx';
import type { PriceName } from './price-text.ts';
import { priceEntry, priceNames, readPrice } from './price-text.ts';
import type { PriceTexts } from './prices.tsx';
import { Prices } from './prices.tsx';
import { Schedule } from './schedule.tsx';
import { Texts } from './texts.tsx';

const spoken = ['de', 'en', 'nl', 'es'] as const;
const mostCategories = 5;

/** Everything a performer may change, saved together; what is refused stays in its box with the reason. */
export function ProfileForm({
  profile: loaded,
  shares,
  categories,
}: {
  profile: StudioProfile;
  shares: OwnShares | null;
  categories: readonly { slug: string; name: string }[];
}): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const format = useFormat();
  const api = useApi();
  const [profile, setProfile] = useState(loaded);
  const [prices, setPrices] = useState<PriceTexts>(
    () =>
      Object.fromEntries(
        priceNames.map((name) => [name, writeEntry(loaded.prices[name], priceEntry, language)] as const),
      ) as PriceTexts,
  );
  const [messages, setMessages] = useState<MessageTexts>(() => ({
    ...loaded.messages,
    price: writeEntry(loaded.messages.price, priceEntry, language),
  }));
  const [state, setState] = useState<'clean' | 'changed' | 'saving' | 'saved'>('clean');
  const [problem, setProblem] = useState<ProblemBody | null>(null);
  const change = (part: Partial<StudioProfile>): void => {
    setProfile((before) => ({ ...before, ...part }));
    setState('changed');
  };
  const wrong = priceNames.filter((name) => readPrice(prices[name]) === 'wrong');
  const messagePrice = readMessagePrice(messages.price);
  const isWrong = wrong.length > 0 || messagePrice === 'wrong';
  /** Prices are sent only when they change: a change asks who it is, and the rest does not. */
  const pricesToSave = (): Partial<Pick<StudioProfile, 'prices'>> => {
    const next = Object.fromEntries(priceNames.map((name) => [name, readPrice(prices[name])] as const));
    const isSame = priceNames.every((name) => next[name] === profile.prices[name]);
    return isSame ? {} : { prices: next as StudioProfile['prices'] };
  };
  const messagesToSave = (): Partial<Pick<StudioProfile, 'messages'>> => {
    if (messagePrice === 'wrong') return {};
    const next = { price: messagePrice, free: messages.free, from: messages.from };
    const before = profile.messages;
    const isSame = next.price === before.price && next.free === before.free && next.from === before.from;
    return isSame ? {} : { messages: next };
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isWrong) return;
    setState('saving');
    const { headline, about, languages, bannedCountryCodes, autoAccept, schedule } = profile;
    const { freeChatByDefault, voyeurAllowed, livePreviewAllowed } = profile;
    const saved = await api.call(updateStudioProfile, {
      body: {
        headline,
        about,
        languages,
        categories: profile.categories,
        bannedCountryCodes,
        autoAccept,
        freeChatByDefault,
        voyeurAllowed,
        livePreviewAllowed,
        schedule,
        ...pricesToSave(),
        ...messagesToSave(),
      },
    });
    if (saved.ok) setProfile((before) => ({ ...before, prices: saved.data.prices, messages: saved.data.messages }));
    setProblem(saved.ok ? null : saved.problem);
    setState(saved.ok ? 'saved' : 'changed');
  };
  const errorOf = (field: string): string | undefined =>
    problem?.errors?.find((error) => error.field === `body.${field}`)?.message;
  return (
    <form onSubmit={(event) => void save(event)} className="grid gap-(--grid-gap)">
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-2">
        <Prices
          texts={prices}
          shares={shares}
          wrong={wrong}
          onChange={(name: PriceName, text) => {
            setPrices((before) => ({ ...before, [name]: text }));
            setState('changed');
          }}
        />
        <div className="grid gap-(--grid-gap)">
          <MessageTerms
            texts={messages}
            shares={shares}
            onChange={(part) => {
              setMessages((before) => ({ ...before, ...part }));
              setState('changed');
            }}
          />
          <Card title={t('studio.studio.show')} description={t('studio.studio.profile.defaults')}>
            <div className="-my-2 grid divide-y divide-line">
              <Switch
                label={t('studio.studio.freeChat')}
                hint={t('studio.studio.freeChat.hint')}
                checked={profile.freeChatByDefault}
                onChange={(event) => change({ freeChatByDefault: event.currentTarget.checked })}
              />
              <Switch
                label={t('studio.studio.autoAccept')}
                hint={t('studio.studio.autoAccept.hint')}
                checked={profile.autoAccept}
                onChange={(event) => change({ autoAccept: event.currentTarget.checked })}
              />
              <Switch
                label={t('studio.studio.voyeur')}
                hint={t('studio.studio.voyeur.hint')}
                checked={profile.voyeurAllowed}
                onChange={(event) => change({ voyeurAllowed: event.currentTarget.checked })}
              />
              <Switch
                label={t('studio.studio.livePreview')}
                hint={t('studio.studio.livePreview.hint')}
                checked={profile.livePreviewAllowed}
                onChange={(event) => change({ livePreviewAllowed: event.currentTarget.checked })}
              />
            </div>
          </Card>
        </div>
      </div>
      <Texts headline={profile.headline} about={profile.about} errorOf={errorOf} onChange={(part) => change(part)} />
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-2">
        <Card title={t('studio.studio.profile.about')}>
          <div className="grid gap-5">
            <Chips
              legend={t('studio.studio.profile.languages')}
              options={spoken.map((code) => ({ value: code, label: format.languageName(code) }))}
              chosen={profile.languages}
              least={1}
              onChange={(languages) => change({ languages: languages as StudioProfile['languages'] })}
            />
            <Chips
              legend={t('studio.studio.profile.categories', { count: mostCategories })}
              options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
              chosen={profile.categories}
              most={mostCategories}
              onChange={(chosen) => change({ categories: chosen })}
            />
          </div>
        </Card>
        <Countries
          codes={profile.bannedCountryCodes}
          onChange={(bannedCountryCodes) => change({ bannedCountryCodes })}
        />
      </div>
      <Schedule stretches={profile.schedule} onChange={(schedule) => change({ schedule })} />
      <Pictures
        avatar={profile.avatar}
        pictures={profile.pictures}
        memberPictures={profile.memberPictures}
        newPictures={profile.newPictures}
        onStored={({ avatar, pictures, memberPictures, newPictures }) =>
          setProfile((before) => ({ ...before, avatar, pictures, memberPictures, newPictures }))
        }
      />
      <div className="glass sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-1 flex flex-wrap items-center justify-end gap-4 rounded-card border border-line px-4 py-2.5 menu:bottom-3">
        <p role="status" className="min-w-0 flex-1 text-sm">
          {problem ? (
            <span className="text-danger">{problem.title}</span>
          ) : isWrong ? (
            <span className="text-danger">{t('studio.studio.profile.wrong')}</span>
          ) : state === 'saved' ? (
            <span className="text-success">{t('studio.studio.profile.saved')}</span>
          ) : (
            <span className="text-subtle">{t('studio.studio.profile.applies')}</span>
          )}
        </p>
        <Button
          type="submit"
          variant="primary"
          loading={state === 'saving'}
          disabled={state === 'clean' || state === 'saved' || isWrong}
        >
          {t('studio.studio.profile.save')}
        </Button>
      </div>
    </form>
  );
}
