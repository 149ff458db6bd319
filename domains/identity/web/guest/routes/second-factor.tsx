import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { safePath } from '#kit/web/navigation/safe-path.ts';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getSecondFactor } from '../../../contract/second-factor-routes.ts';
import { AuthCard } from '../../parts/auth-card.tsx';
import { LogOutButton } from '../../parts/log-out-button.tsx';
import { StepUpDialog } from '../../parts/step-up-dialog.tsx';
import { AddPasskey } from '../security/add-passkey.tsx';
import { TotpSetUpForm } from '../security/totp-set-up.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('identity.factor.title') }));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, language } = context.get(web);
  const state = await api.call(getSecondFactor, {});
  const next = safePath(new URL(request.url).searchParams.get('next'), `/${language}/`);
  return { state: state.ok ? state.data : null, next };
}

/** Where performers and operators set up the second factor they cannot go on without. */
export default function SecondFactor(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { state, next } = useLoaderData<typeof loader>();
  const [isDone, setDone] = useState(false);
  // A whole new document: until now this browser was nobody's.
  const onward = (
    <ButtonLink variant="primary" href={state ? next : to('identity.login')} target="_self">
      {state ? t('identity.verify.continue') : t('identity.logIn.submit')}
    </ButtonLink>
  );
  if (!state || isDone || !state.isMissing) {
    return (
      <EmptyState isPage icon={<ShieldCheck />} title={t('identity.factor.title')} action={onward}>
        <p role="status">{state ? t('identity.factor.done') : t('identity.factor.logInFirst')}</p>
      </EmptyState>
    );
  }
  if (state.totpSince !== null || state.passkeys > 0 || !state.emailVerified) {
    return (
      <AuthCard
        title={t('identity.factor.title')}
        lead={state.emailVerified ? t('identity.factor.showIt') : t('identity.factor.verifyFirst')}
      >
        <LogOutButton className="inline-flex min-h-11 items-center gap-2 font-semibold [&_svg]:size-5" />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={t('identity.factor.title')}
      lead={t(state.needsPasskey ? 'identity.factor.leadPasskey' : 'identity.factor.lead')}
    >
      {state.needsPasskey ? null : <TotpSetUpForm onDone={() => setDone(true)} />}
      <AddPasskey onAdded={() => setDone(true)} />
      <LogOutButton className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold [&_svg]:size-5" />
      <StepUpDialog />
    </AuthCard>
  );
}
