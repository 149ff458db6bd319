import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { table } from '../domains.ts';
import { useRootFacts } from './root-facts.ts';
import { useEntryHref } from './use-entry-href.ts';

// Rendered on the server for anyone who is logged in; its script comes for them alone.
const OwnActions = lazy(async () => ({ default: (await import('./own-actions.tsx')).OwnActions }));

/** Log in and sign up for visitors, the personal area for those who are in. */
export function AccountActions(): ReactNode {
  const t = useMessages();
  const entry = useEntryHref();
  const caller = useRootFacts()?.caller;
  if (!caller) {
    return (
      <>
        {table.page('identity.login') ? (
          <ButtonLink variant="ghost" href={entry('identity.login')} className="max-sm:hidden">
            {t('shell.account.login')}
          </ButtonLink>
        ) : null}
        {table.page('identity.signUp') ? (
          <ButtonLink variant="primary" href={entry('identity.signUp')} className="@max-[14rem]/bar:hidden">
            {t('shell.account.signUp')}
          </ButtonLink>
        ) : null}
      </>
    );
  }
  return (
    <Suspense>
      <OwnActions caller={caller} />
    </Suspense>
  );
}
