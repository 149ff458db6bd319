import { areaOf } from '../page/area.ts';

/** Whether going from `pathname` to `href` stays inside one area and one language, and so needs no new document. */
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
