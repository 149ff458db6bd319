import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { AnchorProps } from '#kit/ui/primitives/anchor.tsx';
import { areaOf } from './area.ts';

/**
 * The anchor behind every link of the site: it moves without a reload inside an area and language, and loads a new
 * document where other words are needed, outside the pages (`/docs`, files) and for other sites.
 */
export function RouterAnchor({ href, ...rest }: AnchorProps): ReactNode {
  const { pathname } = useLocation();
  if (!isClientNavigation(pathname, href) || rest.target || rest.download !== undefined) {
    return <a {...rest} href={href} />;
  }
  return <Link prefetch="intent" {...rest} to={href} />;
}

/** Whether going from `pathname` to `href` stays inside one area and one language. */
export function isClientNavigation(pathname: string, href: string): boolean {
  if (href.startsWith('#') || href.startsWith('?')) return true;
  if (!href.startsWith('/') || href.startsWith('//')) return false;
  const path = href.replace(/[?#].*$/, '');
  if (!path.endsWith('/')) return false;
  const area = areaOf(pathname);
  return areaOf(path) === area && (area === 'office' || firstPart(path) === firstPart(pathname));
}

function firstPart(pathname: string): string {
  return pathname.split('/')[1] ?? '';
}
