import { createContext, useContext } from 'react';

/** The nonce of the page being rendered; set while rendering on the server only. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The nonce for an inline script, a style element or a preload. Browsers hide it from scripts: undefined there. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
