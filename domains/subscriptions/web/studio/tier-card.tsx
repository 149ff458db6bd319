import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { coins as coinUnit } from '#domains/ledger/contract/coins.ts';
import { OwnPartLine } from '#domains/performers/web/parts/own-part.tsx';
import type { OwnShares } from '#domains/sales/contract/share-part.ts';
import { amount } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { writeEntry } from '#kit/entries/write-entry.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { StudioTier } from '../../contract/club.ts';
import { setClubTier } from '../../contract/club.ts';
import { subscriptionRules } from '../../contract/products.ts';
import { subscriptionSales } from '../../contract/sale-kinds.ts';
import { PerkFields, perksOf, typedOf } from './perk-fields.tsx';

const soldAs = [subscriptionSales.actor.name];

const priceEntry = amount(coinUnit, { least: subscriptionRules.leastPrice, most: subscriptionRules.mostPrice });

/** One tier of the performer's club: its name, what it brings, its price, and whether it takes anybody in. */
export function TierCard({
  number,
  tier,
  shares,
}: {
  number: number;
  tier: StudioTier | undefined;
  shares: OwnShares | null;
}): ReactNode {
  const t = useMessages();
  const api = useApi();
  const toast = useToast();
  const language = useLanguage();
  const formId = useId();
  const { revalidate } = useRevalidator();
  const [name, setName] = useState(tier?.name ?? '');
  const [perks, setPerks] = useState(typedOf(tier?.perks ?? [], tier?.perksIn ?? {}));
  const [typed, setTyped] = useState(tier ? writeEntry(tier.price, priceEntry, language) : '');
  const [isOpen, setOpen] = useState(tier?.isOpen ?? true);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const read = readEntry(typed, priceEntry);
  const save = async (): Promise<void> => {
    if (!('value' in read)) return setRefusal(t('subscriptions.studio.priceWrong'));
    setBusy(true);
    const body = { tier: number, name, ...perksOf(perks), coins: read.value, isOpen };
    const answer = await api.call(setClubTier, { body });
    setBusy(false);
    if (!answer.ok) return setRefusal(answer.problem.errors?.[0]?.message ?? answer.problem.title);
    setRefusal('');
    toast.show({ title: t('subscriptions.studio.saved'), tone: 'success' });
    return revalidate();
  };
  return (
    <Card
      title={t('subscriptions.studio.tier', { number })}
      description={
        tier
          ? t('subscriptions.studio.counts', { members: tier.members, leaving: tier.leaving })
          : t('subscriptions.studio.notYet')
      }
    >
      <form
        id={formId}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t('subscriptions.studio.name')}
          value={name}
          maxLength={40}
          required
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <PerkFields value={perks} onChange={setPerks} />
        <EntryField
          entry={priceEntry}
          label={t('subscriptions.studio.price')}
          hint={
            <>
              <OwnPartLine shares={shares} sold={soldAs} asked={'value' in read ? read.value : null} />
              {t('subscriptions.studio.priceHint')}
            </>
          }
          value={typed}
          required
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Switch
          label={t('subscriptions.studio.open')}
          hint={t('subscriptions.studio.openHint')}
          checked={isOpen}
          onChange={({ currentTarget }) => setOpen(currentTarget.checked)}
        />
        <p role="alert" className="font-medium text-danger text-sm empty:hidden">
          {refusal}
        </p>
        <div>
          <Button type="submit" variant="primary" loading={busy}>
            {t('subscriptions.studio.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
