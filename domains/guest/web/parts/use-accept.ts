import { useCallback, useState } from 'react';
import { useApi } from '#kit/web/live/api.tsx';
import { closeAgbAndDataProtection, closeDataProtection } from '../../contract/routes.ts';
import { useGuestSession, useGuestValue } from '../state/provider.tsx';

/** Tells the server; the shown flag is cleared when the call has succeeded. */
export function useAccept() {
  const api = useApi();
  const { changeGuest } = useGuestSession();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const [busy, setBusy] = useState(false);
  const accept = useCallback(async (): Promise<void> => {
    setBusy(true);
    const route = isLoggedIn ? closeAgbAndDataProtection : closeDataProtection;
    const result = await api.call(route, { body: { accepted: true } });
    setBusy(false);
    if (result.ok) changeGuest({ showDataProtection: result.data.showDataProtection });
  }, [api, changeGuest, isLoggedIn]);
  return { accept, busy };
}
