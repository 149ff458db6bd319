import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { AnchorProps } from '#kit/ui/primitives/anchor.tsx';
import { isClientNavigation } from './navigation.ts';

/**
 * The anchor behind every link of the site: it moves without a reload inside an area and language, and loads a new
 * document where other words are needed, outside the pages (`/docs`, files) and for other sites.
 */
export function RouterAnchor({ href, ...rest }: AnchorProps): ReactNode {
  const { pathname } = useLocation();
  if (!isClientNavigation(pathname, href) || rest.target || rest.download !== undefined) {
    return <a {...rest} href={href} />;
  }
  // The same element without the router's hooks: a page of sixty cards renders in well under the time.
  if (import.meta.env.SSR) return <a {...rest} href={href} data-discover="true" />;
  return <Link prefetch="intent" {...rest} to={href} />;
}
