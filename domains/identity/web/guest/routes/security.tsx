import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { listPasskeys } from '../../../contract/passkey-routes.ts';
import { getAccount, listSessions } from '../../../contract/routes.ts';
import { getSecondFactor } from '../../../contract/second-factor-routes.ts';
import { AccountPage } from '../../parts/account-page.tsx';
import { securityAction } from '../../parts/security-actions.ts';
import { AddressCard } from '../security/address-card.tsx';
import { PasskeysCard } from '../security/passkeys-card.tsx';
import { PasswordCard } from '../security/password-card.tsx';
import { SecondFactorCard } from '../security/second-factor-card.tsx';
import { SessionsCard } from '../security/sessions-card.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('identity.security.title') }));
export const action = securityAction;

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const [account, sessions, passkeys, factor] = await Promise.all([
    api.call(getAccount, {}),
    api.call(listSessions, {}),
    api.call(listPasskeys, {}),
    api.call(getSecondFactor, {}),
  ]);
  if (!account.ok) throw refused(account.problem.status);
  return {
    account: account.data,
    sessions: sessions.ok ? sessions.data.sessions : [],
    factor: factor.ok ? factor.data : null,
    passkeys: passkeys.ok ? passkeys.data.passkeys : [],
  };
}

export default function Security(): ReactNode {
  const t = useMessages();
  const { account, sessions, passkeys, factor } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={t('identity.security.title')} lead={t('identity.security.lead')}>
      <AddressCard email={account.email} verified={account.emailVerified} />
      <PasswordCard email={account.email} />
      <PasskeysCard passkeys={passkeys} />
      {factor ? <SecondFactorCard state={factor} /> : null}
      <SessionsCard sessions={sessions} />
    </AccountPage>
  );
}
