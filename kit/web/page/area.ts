import { isLanguage } from '#kit/i18n/language.ts';
import type { Area } from './pages.ts';

/** The area an address belongs to, told by its first parts. */
export function areaOf(pathname: string): Area {
  const [first, second] = pathname.split('/').filter((part) => part !== '');
  if (first === 'office') return 'office';
  return second === 'studio' && isLanguage(first) ? 'studio' : 'guest';
}
