import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Dialog } from '#kit/ui/primitives/dialog.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { AgeGate } from '../../contract/avs.ts';

/** What leads on, by what is needed. */
const ways = { check: 'toCheck', unlock: 'toUnlock', underage: 'toUnderage' } as const;

/** Says what opens what is for adults where one is, and leads there and back again. */
export function GateDialog({ gate, onClose }: { gate: AgeGate; onClose: () => void }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { needs, bonusMinutes } = gate;
  if (needs === 'nothing') return null;
  const search = `?next=${encodeURIComponent(window.location.pathname + window.location.search)}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="sm"
      title={t('age-check.gate.title')}
      description={t(`age-check.gate.${needs}`)}
      closeLabel={t('age-check.gate.close')}
      footer={
        needs === 'login' ? (
          <>
            <ButtonLink href={to('identity.signUp') + search}>{t('age-check.gate.toSignUp')}</ButtonLink>
            <ButtonLink variant="primary" href={to('identity.login') + search}>
              {t('age-check.gate.toLogin')}
            </ButtonLink>
          </>
        ) : (
          <>
            <Button variant="ghost" onClick={onClose}>
              {t('age-check.gate.close')}
            </Button>
            <ButtonLink variant="primary" href={to('age-check.own') + search}>
              {t(`age-check.gate.${ways[needs]}`)}
            </ButtonLink>
          </>
        )
      }
    >
      {bonusMinutes > 0 ? (
        <p className="font-semibold text-sm text-success">{t('age-check.bonus', { minutes: bonusMinutes })}</p>
      ) : null}
    </Dialog>
  );
}
