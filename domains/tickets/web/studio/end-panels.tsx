import type { ReactNode } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiClient, Result } from '#kit/contract/client.ts';
import { useCall } from '#kit/forms/use-call.ts';
import type { ButtonVariant } from '#kit/ui/primitives/button.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { toleratedMissing } from '../../contract/shows.ts';
import type { OwnShow } from '../../contract/studio.ts';
import { callOffShow, endShow } from '../../contract/studio.ts';

/** Calls a planned show off, after saying that everything is paid back. */
export function CallOff({ showId }: { showId: number }): ReactNode {
  const t = useMessages();
  return (
    <Asked
      opener={t('tickets.studio.callOff')}
      variant="secondary"
      title={t('tickets.studio.callOffTitle')}
      text={() => t('tickets.studio.callOffText')}
      yes={t('tickets.studio.callOffYes')}
      told={t('tickets.studio.calledOff')}
      call={(api) => api.call(callOffShow, { params: { showId } })}
    />
  );
}

/** Ends a running show, after saying what its guests would be paid back. */
export function EndShow({ show: { id, startedAt, minutes } }: { show: OwnShow }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const text = (): string => {
    const missing = startedAt === null ? 1 : Math.max(0, 1 - (Date.now() - startedAt) / (minutes * 60_000));
    return missing > toleratedMissing
      ? t('tickets.studio.endBroken', { share: format.percent(Math.ceil(missing * 100) / 100) })
      : t('tickets.studio.endWhole');
  };
  return (
    <Asked
      opener={t('tickets.studio.end')}
      variant="danger"
      title={t('tickets.studio.endTitle')}
      text={text}
      yes={t('tickets.studio.end')}
      told={t('tickets.studio.ended')}
      call={(api) => api.call(endShow, { params: { showId: id } })}
    />
  );
}

/** A button that asks before it acts. `text` is read when it is opened. */
function Asked(props: {
  opener: string;
  variant: ButtonVariant;
  title: string;
  text: () => string;
  yes: string;
  told: string;
  call: (api: ApiClient) => Promise<Result<OwnShow>>;
}): ReactNode {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const { busy, refusal, run } = useCall();
  const [text, setText] = useState<string | null>(null);
  const act = async (): Promise<void> => {
    const answer = await run(props.call, { isRefusedInPlace: true, told: () => props.told });
    if (answer.ok) setText(null);
    await revalidate();
  };
  return (
    <Panel
      open={text !== null}
      onOpenChange={(isOpen) => setText(isOpen ? props.text() : null)}
      title={props.title}
      description={text}
      closeLabel={t('tickets.studio.close')}
      trigger={<Button variant={props.variant}>{props.opener}</Button>}
      footer={
        <>
          <Button onClick={() => setText(null)}>{t('tickets.studio.keep')}</Button>
          <Button variant="danger" loading={busy} onClick={() => void act()}>
            {props.yes}
          </Button>
        </>
      }
    >
      {refusal ? (
        <p role="alert" className="font-medium text-danger text-sm">
          {refusal}
        </p>
      ) : null}
    </Panel>
  );
}
