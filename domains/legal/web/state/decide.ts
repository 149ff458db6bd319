import type { ConsentChoice } from '#kit/consent/consent-cookie.ts';
import { consentVersion } from '#kit/consent/consent-cookie.ts';
import { setConsent } from '#kit/web/device/consent.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useIsLoggedIn } from '#kit/web/session/document-session.tsx';
import { recordConsent } from '../../contract/consent.ts';

export const nothingOptional: ConsentChoice = { functional: false, analytics: false };
export const everything: ConsentChoice = { functional: true, analytics: true };

/** Keeps a decision on the device, and for members on the server, too. It holds from this moment either way. */
export function useDecide(): (choice: ConsentChoice, asked?: boolean) => void {
  const api = useApi();
  const isLoggedIn = useIsLoggedIn();
  return (choice, asked = true) => {
    setConsent(choice, Date.now(), asked);
    if (isLoggedIn) void api.call(recordConsent, { body: { ...choice, wording: consentVersion } });
  };
}
