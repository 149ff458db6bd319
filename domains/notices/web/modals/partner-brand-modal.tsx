import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Dialog } from '#kit/ui/primitives/dialog.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** Greets who comes to the partner brand's profile by the brand's own address. */
export function PartnerBrandModal({ name, onClose }: { name: string; onClose: () => void }): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('notices.brand.title', { name })}
      description={t('notices.brand.text')}
      closeLabel={t('notices.dismiss')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('notices.brand.look')}</Button>
          <ButtonLink variant="primary" href={to('identity.signUp')}>
            {t('notices.brand.signUp')}
          </ButtonLink>
        </>
      }
    />
  );
}
