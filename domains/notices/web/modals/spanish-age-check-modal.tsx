import type { ReactNode } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Dialog } from '#kit/ui/primitives/dialog.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';

/** Says that Spain demands an age check, and leads to it: nobody is asked to declare an age, and everybody may leave. */
export function SpanishAgeCheckModal({ ageCheckHref }: { ageCheckHref: string | null }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const to = useHref();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const next = typeof window === 'undefined' ? '' : window.location.pathname + window.location.search;
  const search = `?next=${encodeURIComponent(next)}`;
  return (
    <Dialog
      open
      blocking
      title={t('notices.age.title')}
      description={t('notices.age.text')}
      closeLabel={t('notices.dismiss')}
      footer={
        <>
          <Button variant="ghost" onClick={() => window.location.replace(`https://${language}.wikipedia.org/`)}>
            {t('notices.age.leave')}
          </Button>
          {isLoggedIn && ageCheckHref !== null ? (
            <ButtonLink variant="primary" href={ageCheckHref}>
              {t('notices.age.check')}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink href={to('identity.signUp') + search}>{t('notices.age.signUp')}</ButtonLink>
              <ButtonLink variant="primary" href={to('identity.login') + search}>
                {t('notices.age.logIn')}
              </ButtonLink>
            </>
          )}
        </>
      }
    >
      {isLoggedIn ? null : <p className="text-sm">{t('notices.age.hint')}</p>}
    </Dialog>
  );
}
