import { createContext, useContext } from 'react';

/** The nonce of the page being rendered; set while rendering on the server only. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * The nonce of this page: from the rendering on the server, from the document in the browser. A built site takes it out of
 * the page and names scripts by hash instead; while the sources are served, Vite needs it.
 */
export function useNonce(): string | undefined {
  const nonce = useContext(NonceContext);
  return typeof document === 'undefined' ? nonce : documentNonce();
}

let found: string | undefined;

/** The nonce the document was delivered with. Browsers hide the attribute, scripts of the page may read the property. */
function documentNonce(): string | undefined {
  found ??= document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
  return found;
}
