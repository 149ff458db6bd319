import { useHref } from '#kit/web/local-link.tsx';
import type { LegalTextKey } from '../../contract/legal-text.ts';
import { siteProduct } from '../../contract/legal-text.ts';

/** The office's page of a version; the product stands in its query, the site's needs none. */
export function useVersionHref(): (key: LegalTextKey & { readonly version: number }) => string {
  const to = useHref();
  return ({ product, type, version }) => {
    const page = to('legal.officeVersion', { legalType: type, legalVersion: version });
    return product === siteProduct ? page : `${page}?product=${product}`;
  };
}
