import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGuestSession } from '#domains/guest/web/state/provider.tsx';
import { useCall } from '#kit/forms/use-call.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { conversionChat } from '../../contract/guest.ts';

interface Props {
  /** It is on: the question is whether to end it. */
  readonly isOn: boolean;
  readonly minutes: number;
  readonly onClose: () => void;
  readonly onSwitched: (isOn: boolean) => void;
}

/** What it gives, costs and leaves behind, and the press that begins it; or the question whether to end it for good. */
export function SwitchPanel({ isOn, minutes, onClose, onSwitched }: Props): ReactNode {
  const t = useMessages();
  const { busy, refusal, run } = useCall();
  const { page } = useGuestSession();
  const press = async (): Promise<void> => {
    const action = isOn ? 'disable' : 'enable';
    const done = await run((api) => api.call(conversionChat, { body: { action } }), {
      told: () => t(isOn ? 'conversion-chat.toldOff' : 'conversion-chat.toldOn'),
      isRefusedInPlace: true,
    });
    if (!done.ok) return;
    // A push says it to every other page; this one waits for no line.
    page.patch({ guest: { ...page.state.guest, ...done.data } });
    onSwitched(!isOn);
  };
  return (
    <Panel
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={isOn ? t('conversion-chat.offTitle') : <Figure>{t('conversion-chat.more', { minutes })}</Figure>}
      closeLabel={t(isOn ? 'conversion-chat.offNo' : 'conversion-chat.later')}
      footer={
        <>
          <Button onClick={onClose}>{t(isOn ? 'conversion-chat.offNo' : 'conversion-chat.later')}</Button>
          <Button variant={isOn ? 'danger' : 'primary'} loading={busy} onClick={() => void press()}>
            {t(isOn ? 'conversion-chat.offYes' : 'conversion-chat.switchOn')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {isOn ? (
          <p>{t('conversion-chat.offText')}</p>
        ) : (
          <ul className="grid gap-2.5">
            {(['gives', 'costs', 'after'] as const).map((line) => (
              <li key={line} className="flex gap-2.5">
                <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
                <Figure>{t(`conversion-chat.${line}`, { minutes })}</Figure>
              </li>
            ))}
          </ul>
        )}
        {refusal ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {refusal}
          </p>
        ) : null}
      </div>
    </Panel>
  );
}
