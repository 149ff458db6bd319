import type { ReactNode } from 'react';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { usePreventReload } from '#kit/web/session/document-session.tsx';
import type { joinSheet } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { action as logInAction } from '../guest/routes/log-in.tsx';
import type { action as signUpAction } from '../guest/routes/sign-up.tsx';
import { LogInForm } from './log-in-form.tsx';
import { PasskeyLogIn } from './passkey-log-in.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** An account beside a picture that runs on: the same forms as on the pages, and one press from one to the other. */
export const JoinSheet: FillingOf<typeof joinSheet> = ({ next, onClose }) => {
  const t = useMessages();
  const [has, setHas] = useState(false);
  // A form under way is not thrown away because another tab logged in.
  usePreventReload(true);
  return (
    <Panel
      open
      onOpenChange={(open) => open || onClose()}
      title={t(has ? 'identity.logIn.title' : 'identity.signUp.title')}
      closeLabel={t('identity.join.close')}
    >
      <div className="grid gap-4 py-2">
        {has ? <LogIn next={next} /> : <SignUp next={next} />}
        <p className="text-center text-muted">
          {t(has ? 'identity.logIn.noAccount' : 'identity.signUp.haveAccount')}{' '}
          <Button variant="ghost" size="sm" onClick={() => setHas(!has)}>
            {t(has ? 'identity.signUp.submit' : 'identity.logIn.submit')}
          </Button>
        </p>
      </div>
    </Panel>
  );
};

function SignUp({ next }: { next: string }): ReactNode {
  const to = useHref();
  const { Form, state, data } = useFetcher<typeof signUpAction>();
  const action = `${to('identity.signUp')}?next=${encodeURIComponent(next)}`;
  return <SignUpForm Form={Form} action={action} busy={state !== 'idle'} answer={data} />;
}

function LogIn({ next }: { next: string }): ReactNode {
  const to = useHref();
  const { Form, state, data } = useFetcher<typeof logInAction>();
  const action = `${to('identity.login')}?next=${encodeURIComponent(next)}`;
  return (
    <>
      <LogInForm Form={Form} action={action} busy={state !== 'idle'} answer={data} />
      <PasskeyLogIn next={next} />
    </>
  );
}
