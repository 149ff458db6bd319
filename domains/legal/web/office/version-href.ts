import { useHref } from '#kit/web/navigation/local-link.tsx';
import type { LegalTextKey } from '../../contract/legal-text.ts';
import { legalProducts, legalTextTypes, siteProduct } from '../../contract/legal-text.ts';

/** How a text is written in addresses of the office: `TOS`, or `studio-TOS` where it is not the site's. */
const nameIn = ({ product, type }: LegalTextKey): string => (product === siteProduct ? type : `${product}-${type}`);

/** The text an address names; null when it names none. */
export const textNamed = (name = ''): LegalTextKey | null =>
  legalProducts
    .flatMap((product) => legalTextTypes.map((type) => ({ product, type })))
    .find((key) => nameIn(key).toLowerCase() === name.toLowerCase()) ?? null;

/** The office's page of a version. */
export function useVersionHref(): (key: LegalTextKey & { readonly version: number }) => string {
  const to = useHref();
  return (key) => to('legal.officeVersion', { legalType: nameIn(key), legalVersion: key.version });
}
