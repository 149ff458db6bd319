import { createContext, useContext } from 'react';

/** The nonce of the page being rendered; set while rendering on the server only. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The nonce of this page: from the rendering on the server, from the document in the browser. */
export function useNonce(): string | undefined {
  const nonce = useContext(NonceContext);
  return typeof document === 'undefined' ? nonce : documentNonce();
}

let found: string | undefined;

/** The nonce the document was delivered with. Browsers hide the attribute, scripts of the page may read the property. */
function documentNonce(): string | undefined {
  found ??= document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return found;
}
