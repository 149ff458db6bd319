import { Hand, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Select } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { assignHelpRequest, setHelpRequestState } from '../../../contract/desk.ts';
import type { HelpRequest } from '../../../contract/office.ts';
import { requestStates } from '../../../contract/office.ts';

/** Takes a request, gives it back, and says how it stands. */
export function DeskActions({ request: { id, state, owner } }: { request: HelpRequest }): ReactNode {
  const t = useMessages();
  const { busy, run } = useCall();
  const { revalidate } = useRevalidator();
  const params = { requestId: id };
  const assign = async (to: 'me' | 'nobody'): Promise<void> => {
    await run((api) => api.call(assignHelpRequest, { params, body: { to, shown: owner?.id ?? null } }));
    await revalidate();
  };
  const setState = async (wanted: string): Promise<void> => {
    const found = requestStates.find((one) => one === wanted);
    if (!found || found === state) return;
    await run((api) => api.call(setHelpRequestState, { params, body: { state: found } }));
    await revalidate();
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Button icon={<Hand aria-hidden />} loading={busy} onClick={() => void assign('me')}>
        {t('help.office.take')}
      </Button>
      {owner === null ? null : (
        <Button variant="ghost" icon={<Undo2 aria-hidden />} disabled={busy} onClick={() => void assign('nobody')}>
          {t('help.office.giveBack')}
        </Button>
      )}
      <Select
        key={state}
        name="state"
        label={t('help.office.state')}
        hideLabel
        className="min-w-44"
        defaultValue={state}
        disabled={busy}
        onChange={({ currentTarget }) => void setState(currentTarget.value)}
        options={requestStates.map((value) => ({ value, label: t(`help.office.state.${value}`) }))}
      />
    </div>
  );
}
