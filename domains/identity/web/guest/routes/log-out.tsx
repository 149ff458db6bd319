import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { Form, redirect, redirectDocument } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { logOut } from '../../../contract/routes.ts';
import { AuthCard } from '../../parts/auth-card.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('identity.logOut.title') }));

export function loader({ context }: LoaderFunctionArgs) {
  const { caller, language } = context.get(web);
  if (!caller) throw redirect(`/${language}/`);
  return null;
}

export async function action({ context }: ActionFunctionArgs) {
  const { api, language } = context.get(web);
  const answer = await api.call(logOut, {});
  // Whoever is not logged in any more has what they wanted; who could not be logged out must not believe they are.
  if (!answer.ok && (answer.problem.status === 0 || answer.problem.status >= 500)) throw refused(answer.problem.status);
  throw redirectDocument(`/${language}/`);
}

export default function LogOut(): ReactNode {
  const t = useMessages();
  return (
    <AuthCard title={t('identity.logOut.title')} lead={t('identity.logOut.text')}>
      <Form method="post" reloadDocument>
        <Button type="submit" variant="primary" size="lg" block>
          {t('identity.logOut.title')}
        </Button>
      </Form>
    </AuthCard>
  );
}
