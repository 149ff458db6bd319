import { passkeyProofOptions } from '#domains/identity/contract/second-factor-routes.ts';
import type { ApiClient, Result } from '#kit/contract/client.ts';
import type { AgeCheckView } from '../../contract/avs.ts';
import { openWithPasskey } from '../../contract/visits.ts';

/** Opens the adult area with a passkey of the account; null when the person cancels. */
export async function openByPasskey(api: ApiClient): Promise<Result<AgeCheckView> | null> {
  const options = await api.call(passkeyProofOptions, {});
  if (!options.ok) return options;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const credential = await startAuthentication({ optionsJSON: options.data as never }).catch(() => null);
  return credential ? api.call(openWithPasskey, { body: { credential: credential as never } }) : null;
}
