import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { percent } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useSave } from '#kit/web/live/use-save.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { inviteMember } from '../../contract/index.ts';
import { RightsFields } from '../parts/rights-fields.tsx';

const share = percent({ least: 0, most: 100, decimals: 2 });

/** Invites a performer, with a share and what the studio asks to see. */
export function InviteForm(): ReactNode {
  const t = useMessages();
  const api = useApi();
  const saving = useSave();
  const [asks, setAsks] = useState({ earnings: true, schedule: true });
  const [isWrong, setWrong] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const reading = readEntry(String(fields.get('share') ?? ''), share);
    setWrong(!('value' in reading));
    if (!('value' in reading)) return;
    const body = { to: String(fields.get('to') ?? '').trim(), basisPoints: Math.round(reading.value * 100), asks };
    if (await saving.save(() => api.call(inviteMember, { body }), t('studios.invited'))) form.reset();
  };
  return (
    <Card title={t('studios.invite')} description={t('studios.inviteText')}>
      <form onSubmit={(event) => void submit(event)} className="grid min-w-0 grid-cols-1 gap-4">
        <TextField
          name="to"
          required
          maxLength={120}
          autoComplete="off"
          label={t('studios.to')}
          hint={t('studios.toText')}
          error={saving.errorOf('to')}
        />
        <EntryField
          entry={share}
          name="share"
          required
          label={t('studios.share')}
          hint={t('studios.shareText')}
          error={isWrong ? t('studios.shareWrong') : saving.errorOf('basisPoints')}
        />
        <RightsFields label={t('studios.asks')} value={asks} onChange={setAsks} />
        <p role="alert" className="font-semibold text-danger text-sm empty:hidden">
          {saving.refusal}
        </p>
        <Button type="submit" variant="primary" loading={saving.busy} className="justify-self-start">
          {t('studios.inviteNow')}
        </Button>
      </form>
    </Card>
  );
}
