import type { ReactNode } from 'react';
import { useEffect, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { OwnPartLine } from '#domains/performers/web/parts/own-part.tsx';
import { getOwnShares } from '#domains/sales/contract/routes.ts';
import type { OwnShares } from '#domains/sales/contract/share-part.ts';
import { entryWords } from '#kit/entries/entry-words.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { useSave } from '#kit/forms/use-save.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { RadioGroup } from '#kit/ui/primitives/choice.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { Select, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { giveTicket, inviteToPrivateShow } from '../../contract/private.ts';
import { privateTicketSale } from '../../contract/sale-kind.ts';
import type { OwnShow } from '../../contract/studio.ts';
import { getOwnShows } from '../../contract/studio.ts';
import { wordsIn } from '../parts/words-in.ts';
import { entries } from './typed-plan.ts';

/** Minutes from now that are offered as a beginning, and lengths. */
const soon = [10, 30, 60, 120];
const lengths = [10, 20, 30, 45, 60, 90];
const minute = 60_000;
type Offer = 'private' | 'ticket';

/** Invites one guest to a show for them alone, at a time for a price; or gives them a free ticket of a show for all. */
export function InvitePanel({
  guestId,
  name,
  onClose,
}: {
  guestId: number;
  name: string;
  onClose: () => void;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const formId = useId();
  const saving = useSave();
  const [shares, setShares] = useState<OwnShares | null>(null);
  const [shows, setShows] = useState<readonly OwnShow[]>([]);
  const [offer, setOffer] = useState<Offer>('private');
  const [showId, setShowId] = useState('');
  const [title, setTitle] = useState('');
  const [when, setWhen] = useState(String(soon[1]));
  const [typed, setTyped] = useState({ start: '', price: '' });
  const [minutes, setMinutes] = useState('30');
  const [wrong, setWrong] = useState<{ start?: string; price?: string }>({});
  useEffect(() => {
    void api.call(getOwnShares, {}).then((answer) => setShares(answer.ok ? answer.data.shares : null));
    void api.call(getOwnShows, {}).then((answer) => {
      const open = answer.ok ? answer.data.shows.filter(isForAll) : [];
      setShows(open);
      setShowId(String(open[0]?.id ?? ''));
    });
  }, [api]);
  const price = readEntry(typed.price, entries.price);
  const start = readEntry(typed.start, entries.start);
  const refusalOf = (name_: 'start' | 'price', reading: typeof price): string | undefined =>
    'value' in reading
      ? undefined
      : entryWords('refused' in reading ? reading.refused : 'missing', entries[name_], language);
  const done = async (told: string): Promise<void> => {
    toast.show({ title: told, tone: 'success' });
    onClose();
    await revalidate();
  };
  const send = async (): Promise<void> => {
    if (offer === 'ticket') {
      const given = await saving.save(() =>
        api.call(giveTicket, { params: { showId: Number(showId) }, body: { guestId } }),
      );
      if (given) await done(t('tickets.studio.given'));
      return;
    }
    const startWrong = when === 'at' ? refusalOf('start', start) : undefined;
    const priceWrong = refusalOf('price', price);
    setWrong({ ...(startWrong ? { start: startWrong } : {}), ...(priceWrong ? { price: priceWrong } : {}) });
    if (startWrong || !('value' in price)) return;
    const at = when === 'at' && 'value' in start ? start.value : Date.now() + Number(when) * minute;
    const body = { guestId, title, price: price.value, start: at, minutes: Number(minutes) };
    if (await saving.save(() => api.call(inviteToPrivateShow, { body }))) await done(t('tickets.studio.invited'));
  };
  return (
    <Panel
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('tickets.studio.inviteName', { name })}
      description={t('tickets.studio.inviteText')}
      closeLabel={t('tickets.studio.close')}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={saving.busy}>
          {t(offer === 'ticket' ? 'tickets.studio.give' : 'tickets.studio.inviteSend')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {shows.length === 0 ? null : (
          <RadioGroup
            name="invite-offer"
            legend={t('tickets.studio.inviteWhat')}
            value={offer}
            onValueChange={(value) => setOffer(value === 'ticket' ? 'ticket' : 'private')}
            options={[
              { value: 'private', label: t('tickets.studio.invitePrivate') },
              { value: 'ticket', label: t('tickets.studio.inviteTicket') },
            ]}
          />
        )}
        {offer === 'ticket' ? (
          <Select
            label={t('tickets.studio.inviteShow')}
            options={shows.map((show) => ({
              value: String(show.id),
              label: `${wordsIn(show.title, language)}${show.start === null ? '' : ` · ${format.dateTime(show.start)}`}`,
            }))}
            value={showId}
            onChange={({ currentTarget }) => setShowId(currentTarget.value)}
          />
        ) : (
          <>
            <TextField
              label={t('tickets.studio.inviteTitle')}
              aside={t('tickets.studio.optional')}
              maxLength={100}
              value={title}
              error={saving.errorOf('title')}
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            />
            <div className="grid grid-cols-2 gap-4">
              <Select
                label={t('tickets.studio.when')}
                options={[
                  ...soon.map((count) => ({ value: String(count), label: t('tickets.studio.inMinutes', { count }) })),
                  { value: 'at', label: t('tickets.studio.byTime') },
                ]}
                value={when}
                error={when === 'at' ? undefined : saving.errorOf('start')}
                onChange={({ currentTarget }) => setWhen(currentTarget.value)}
              />
              <Select
                label={t('tickets.studio.length')}
                options={lengths.map((count) => ({
                  value: String(count),
                  label: t('tickets.studio.minutes', { count }),
                }))}
                value={minutes}
                onChange={({ currentTarget }) => setMinutes(currentTarget.value)}
              />
            </div>
            {when === 'at' ? (
              <EntryField
                entry={entries.start}
                label={t('tickets.studio.start')}
                hint={t('tickets.studio.startText')}
                value={typed.start}
                error={wrong.start ?? saving.errorOf('start')}
                onChange={({ currentTarget }) => setTyped({ ...typed, start: currentTarget.value })}
              />
            ) : null}
            <EntryField
              entry={entries.price}
              label={t('tickets.studio.priceCoins')}
              hint={
                <>
                  {t('tickets.studio.priceText')}
                  <OwnPartLine
                    shares={shares}
                    sold={[privateTicketSale.name]}
                    asked={'value' in price ? price.value : null}
                  />
                </>
              }
              value={typed.price}
              error={wrong.price ?? saving.errorOf('price')}
              onChange={({ currentTarget }) => setTyped({ ...typed, price: currentTarget.value })}
            />
          </>
        )}
        {saving.refusal ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {saving.refusal}
          </p>
        ) : null}
      </form>
    </Panel>
  );
}

const isForAll = ({ state, invitation }: OwnShow): boolean =>
  invitation === null && (state === 'planned' || state === 'running');
