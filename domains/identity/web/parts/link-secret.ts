import { useEffect, useState } from 'react';

/**
 * The secret behind # of a link from a mail: null while unknown, empty when there is none. It is taken off the address,
 * so that it stays in no history.
 */
export function useLinkSecret(): string | null {
  const [secret, setSecret] = useState<string | null>(null);
  useEffect(() => {
    setSecret((known) => known ?? window.location.hash.slice(1));
    if (window.location.hash) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return secret;
}
