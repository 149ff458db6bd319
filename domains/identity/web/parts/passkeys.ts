import { useEffect, useState } from 'react';
import type { ApiClient, Result } from '#kit/contract/client.ts';
import type { AddedPasskey, IdentitySession } from '../../contract/account.ts';
import {
  passkeyLogIn,
  passkeyLogInOptions,
  passkeyRegistrationOptions,
  registerPasskey,
} from '../../contract/passkey-routes.ts';
import { passkeyProofOptions, proveByPasskey } from '../../contract/second-factor-routes.ts';

type Cancelled = { readonly ok: false; readonly cancelled: true };

/** The library of the ceremony is fetched when somebody begins one. */
const library = () => import('@simplewebauthn/browser');

/** Whether passkeys work here: the browser knows them, and the address is a name (W3C WebAuthn Level 3 §5.1.2). */
export function usePasskeySupport(): boolean {
  const [supported, setSupported] = useState(false);
  useEffect(() => {
    const { hostname } = window.location;
    const isName = !/^[\d.]+$|^\[/.test(hostname);
    setSupported(isName && typeof window.PublicKeyCredential === 'function');
  }, []);
  return supported;
}

/** Logs in with a passkey the person chooses. Cancelling is no error. */
export async function logInWithPasskey(api: ApiClient): Promise<Result<IdentitySession> | Cancelled> {
  const options = await api.call(passkeyLogInOptions, {});
  if (!options.ok) return options;
  const { startAuthentication } = await library();
  const credential = await startAuthentication({ optionsJSON: options.data as never }).catch(() => null);
  if (!credential) return { ok: false, cancelled: true };
  return api.call(passkeyLogIn, { body: { credential: credential as never } });
}

/** Makes a passkey on this device for the own account. Cancelling is no error. */
export async function addPasskey(api: ApiClient, name: string): Promise<Result<AddedPasskey> | Cancelled> {
  const options = await api.call(passkeyRegistrationOptions, {});
  if (!options.ok) return options;
  const { startRegistration } = await library();
  const credential = await startRegistration({ optionsJSON: options.data as never }).catch(() => null);
  if (!credential) return { ok: false, cancelled: true };
  return api.call(registerPasskey, { body: { name, credential: credential as never } });
}

/** Shows a passkey of the own account again, as a fresh proof of identity. Cancelling is no error. */
export async function proveWithPasskey(api: ApiClient): Promise<Result<unknown> | Cancelled> {
  const options = await api.call(passkeyProofOptions, {});
  if (!options.ok) return options;
  const { startAuthentication } = await library();
  const credential = await startAuthentication({ optionsJSON: options.data as never }).catch(() => null);
  if (!credential) return { ok: false, cancelled: true };
  return api.call(proveByPasskey, { body: { credential: credential as never } });
}
