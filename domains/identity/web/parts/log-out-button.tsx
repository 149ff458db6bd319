import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useDocumentSession } from '#kit/web/session/document-session.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { pagePath } from '../../contract/pages.ts';

/** Logs out with one press; looks as its menu wants it to. */
export function LogOutButton({ className }: { className?: string }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { holdReload } = useDocumentSession();
  // The ending session would reload this page and overtake the way out.
  const leave = (): void => void holdReload();
  return (
    <Form method="post" action={pagePath('logOut', language)} reloadDocument onSubmit={leave}>
      <button type="submit" className={className}>
        <LogOut aria-hidden />
        {t('identity.logOut.title')}
      </button>
    </Form>
  );
}
