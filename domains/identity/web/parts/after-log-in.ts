import type { Language, Role } from '#kit/contract/access.ts';
import { safePath } from '#kit/web/navigation/safe-path.ts';
import { areaOf } from '#kit/web/page/area.ts';
import type { IdentitySession } from '../../contract/account.ts';
import { pagePath } from '../../contract/pages.ts';

type Entered = Pick<IdentitySession, 'next' | 'roles'>;

/** Where a person belongs after logging in: operators to the office, performers to the studio, guests home. */
export function homeOf(roles: readonly Role[] | readonly string[], language: Language): string {
  const has = (role: Role) => (roles as readonly string[]).includes(role);
  if (has('operator')) return '/office/';
  if (has('performer')) return `/${language}/studio/`;
  return `/${language}/`;
}

/**
 * Where a person goes after logging in: first to what their account wants of them, else back to where the login was asked
 * for when they may go there, else where they belong.
 */
export function afterLogIn(next: string | null, session: Entered, language: Language): string {
  if (session.next === 'secondFactor') return withNext(pagePath('secondFactor', language), next);
  if (session.next === 'reviewPasskeys') return pagePath('security', language);
  return redirectAfterLogIn(next, session.roles, language);
}

/** A page that hands on where the person wanted to go. */
export const withNext = (path: string, next: string | null): string =>
  next === null ? path : `${path}?next=${encodeURIComponent(next)}`;

/** Where the person wanted to go, when they may; else where they belong. */
export function redirectAfterLogIn(next: string | null, roles: readonly Role[], language: Language): string {
  const home = homeOf(roles, language);
  const path = safePath(next, home);
  const area = areaOf(path.replace(/[?#].*$/, ''));
  const needed = { guest: null, studio: 'performer', office: 'operator' } as const;
  const role = needed[area];
  return role === null || roles.includes(role) ? path : home;
}
