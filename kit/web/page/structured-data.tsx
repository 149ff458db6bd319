import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import { useNonce } from './nonce.ts';

/** The text of the page's structured data; set while rendering on the server only. */
export const StructuredContext = createContext('');

/**
 * What the page tells machines about itself, where the server wrote it. The browser needs none of it: it keeps what is
 * there, and empties it with the first step to another page.
 */
export function StructuredData(): ReactNode {
  const text = useContext(StructuredContext);
  const nonce = useNonce();
  const { pathname } = useLocation();
  return (
    <script
      key={pathname}
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: kit/structured/structured.ts leaves no character that ends the element
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
