import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Select } from '#kit/ui/primitives/text-field.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { GivingVisibility } from '../../contract/own.ts';
import { getOwnGiving, setGivingVisibility } from '../../contract/own.ts';

/** How the guest is seen when giving; changed with one choice. `known`: what the page knows already. */
export function SeenAs({ known }: { known?: GivingVisibility | undefined }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const toast = useToast();
  const [visibility, setVisibility] = useState<GivingVisibility | null>(known ?? null);
  useEffect(() => {
    if (known === undefined)
      void api.call(getOwnGiving, {}).then((answer) => answer.ok && setVisibility(answer.data.visibility));
  }, [api, known]);
  if (visibility === null) return null;
  const choose = async (next: GivingVisibility): Promise<void> => {
    setVisibility(next);
    const answer = await api.call(setGivingVisibility, { body: { visibility: next } });
    if (answer.ok) return;
    setVisibility(visibility);
    toast.show({ title: answer.problem.title, tone: 'danger' });
  };
  const options = [
    { value: 'named', label: t('gifts.seen.named') },
    { value: 'unnamed', label: t('gifts.seen.unnamed') },
    { value: 'invisible', label: t('gifts.seen.invisible') },
  ] as const;
  const hints = {
    named: t('gifts.seen.named.hint'),
    unnamed: t('gifts.seen.unnamed.hint'),
    invisible: t('gifts.seen.invisible.hint'),
  };
  return (
    <Select
      label={t('gifts.seen.label')}
      hint={hints[visibility]}
      value={visibility}
      options={options}
      onChange={({ currentTarget }) => {
        const chosen = options.find(({ value }) => value === currentTarget.value);
        if (chosen) void choose(chosen.value);
      }}
    />
  );
}
