import { KeyRound } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { Result } from '#kit/contract/client.ts';
import { proveFragment } from '#kit/contract/prove-fragment.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Dialog } from '#kit/ui/primitives/dialog.tsx';
import { PasswordField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { stepUp, useIsAskingStepUp } from '#kit/web/session/step-up.ts';
import type { memberParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getSecondFactor, proveByPassword } from '../../contract/second-factor-routes.ts';
import { Notice } from './notice.tsx';
import { proveWithPasskey, usePasskeySupport } from './passkeys.ts';
import { resumedDownload } from './resumed-download.ts';

/** A proof that ends sooner than this, in milliseconds, is asked for again before a file is fetched. */
const margin = 20_000;

/** Asks for the password or a passkey when something wants a fresh proof of identity. One for the document. */
export function StepUpDialog(): ReactNode {
  const t = useMessages();
  const isAsking = useIsAskingStepUp();
  useFileLinks();
  return (
    <Dialog
      open={isAsking}
      onOpenChange={(open) => open || stepUp.settle(false)}
      size="sm"
      title={t('identity.stepUp.title')}
      description={t('identity.stepUp.text')}
      closeLabel={t('identity.stepUp.cancel')}
    >
      {isAsking ? <Ask /> : null}
    </Dialog>
  );
}

/** The same for as long as the document lives. */
export const DeferredStepUp: FillingOf<typeof memberParts> = StepUpDialog;

function Ask(): ReactNode {
  const t = useMessages();
  const api = useApi();
  const hasPasskeys = usePasskeySupport();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const show = async (
    prove: () => Promise<Result<unknown> | { readonly ok: false; readonly cancelled: true }>,
  ): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    const answer = await prove();
    setBusy(false);
    if (answer.ok) stepUp.settle(true);
    else setRefusal('cancelled' in answer ? t('identity.passkey.cancelled') : answer.problem.title);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // A dialog stands in a portal, yet React hands its events to the form that opened it.
    event.stopPropagation();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    void show(() => api.call(proveByPassword, { body: { password } }));
  };

  return (
    <div className="grid gap-4">
      <form onSubmit={submit} noValidate className="grid gap-4">
        {refusal ? <Notice tone="danger">{refusal}</Notice> : null}
        <PasswordField
          name="password"
          autoComplete="current-password"
          autoFocus
          label={t('identity.field.password')}
          showLabel={t('identity.field.showPassword')}
          hideLabelText={t('identity.field.hidePassword')}
        />
        <Button type="submit" variant="primary" block loading={busy}>
          {t('identity.stepUp.submit')}
        </Button>
      </form>
      {hasPasskeys ? (
        <Button
          block
          icon={<KeyRound aria-hidden />}
          disabled={busy}
          onClick={() => void show(() => proveWithPasskey(api))}
        >
          {t('identity.stepUp.passkey')}
        </Button>
      ) : null}
    </div>
  );
}

/** Links to files that ask for a proof: the browser fetches them itself, so they are held until there is one. */
function useFileLinks(): void {
  const api = useApi();
  useEffect(() => {
    const fetchFile = async (href: string): Promise<void> => {
      const state = await api.call(getSecondFactor, {});
      const until = state.ok ? state.data.provenUntil : null;
      const isFresh = until !== null && Date.parse(until) - Date.now() > margin;
      if (isFresh || (await stepUp.ask())) window.location.assign(href);
    };
    const wanted = takeWanted();
    if (wanted) void fetchFile(wanted);
    return stepUp.fetchWith((href) => void fetchFile(href));
  }, [api]);
}

/** The file of a link that was followed before this listened: the server named it in the fragment. Asked for once. */
function takeWanted(): string | null {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(`#${proveFragment}`)) return null;
  window.history.replaceState(window.history.state, '', pathname + search);
  return resumedDownload(hash);
}
