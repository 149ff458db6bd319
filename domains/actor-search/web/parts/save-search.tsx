import { BookmarkPlus } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { useCall } from '#kit/forms/use-call.ts';
import { filterChipClass } from '#kit/ui/live/filter-bar.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { longestSavedName, saveSearch } from '../../contract/index.ts';
import type { SearchAddress } from './address.ts';

/** Keeps a search under a name, with a word when somebody new fits. A place of the device is not kept. */
export function SaveSearch({ address, suggested }: { address: SearchAddress; suggested: string }): ReactNode {
  const t = useMessages();
  const { busy, refusal, run } = useCall();
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState(suggested);
  const [isTold, setIsTold] = useState(true);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { conditions, zip, zipCountry, radius, sort, mood } = address;
    const query = {
      conditions: [...conditions],
      zip: zip === '' ? null : zip,
      zipCountry,
      radius: zip === '' ? null : radius,
      sortType: sort,
      moodValue: mood,
    };
    const answer = await run((api) => api.call(saveSearch, { body: { name, query, isTold } }), {
      told: () => t('actor-search.saved.kept'),
      isRefusedInPlace: true,
    });
    if (answer.ok) setIsOpen(false);
  };
  return (
    <Panel
      title={t('actor-search.saved.save')}
      closeLabel={t('actor-search.saved.close')}
      open={isOpen}
      onOpenChange={(open) => {
        setIsOpen(open);
        if (open) setName(suggested);
      }}
      trigger={
        <button type="button" className={filterChipClass(false)}>
          <BookmarkPlus aria-hidden />
          <span>{t('actor-search.saved.save')}</span>
        </button>
      }
    >
      <form onSubmit={(event) => void save(event)} className="grid gap-4">
        <TextField
          label={t('actor-search.saved.name')}
          value={name}
          required
          maxLength={longestSavedName}
          error={refusal || undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Switch
          label={t('actor-search.saved.tell')}
          hint={t('actor-search.saved.tellHint')}
          checked={isTold}
          onChange={({ currentTarget }) => setIsTold(currentTarget.checked)}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <LocalLink to="actor-search.saved" className="inline-flex min-h-11 items-center text-accent-ink">
            {t('actor-search.saved.title')}
          </LocalLink>
          <Button type="submit" variant="primary" loading={busy}>
            {t('actor-search.saved.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
