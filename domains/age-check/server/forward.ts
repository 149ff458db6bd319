import { publicOrigin } from '#kit/config/public-url.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Kit } from '#kit/server/kit.ts';
import { forwardNotOurs } from '../contract/problems.ts';

/**
 * The path of this site that a wish to be led on names: a path, or an address with our own origin. Nothing for an empty one.
 *
 * @throws Problem forward_not_ours for every other address, however it is dressed up
 */
export function forwardPath({ config }: Pick<Kit, 'config'>, wished: string): string {
  if (wished === '') return '';
  const origin = publicOrigin(config);
  // Browsers drop tabs and line breaks, and take a backslash for a slash.
  const clean = !/[\p{C}\\]/u.test(wished) && !wished.startsWith('//');
  const url = clean ? URL.parse(wished, `${origin}/`) : null;
  if (url?.origin !== new URL(origin).origin || url.username !== '' || url.password !== '') {
    throw new Problem(forwardNotOurs);
  }
  return url.pathname + url.search + url.hash;
}
