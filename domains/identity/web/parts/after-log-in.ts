import type { Language, Role } from '#kit/contract/access.ts';
import { areaOf } from '#kit/web/area.ts';
import { safePath } from '#kit/web/safe-path.ts';

/** Where a person belongs after logging in: operators to the office, performers to the studio, guests home. */
export function homeOf(roles: readonly Role[] | readonly string[], language: Language): string {
  const has = (role: Role) => (roles as readonly string[]).includes(role);
  if (has('operator')) return '/office/';
  if (has('performer')) return `/${language}/studio/`;
  return `/${language}/`;
}

/** Back to where the login was asked for, when the person may go there; else where they belong. */
export function afterLogIn(next: string | null, roles: readonly Role[], language: Language): string {
  const home = homeOf(roles, language);
  const path = safePath(next, home);
  const area = areaOf(path.replace(/[?#].*$/, ''));
  const needed = { guest: null, studio: 'performer', office: 'operator' } as const;
  const role = needed[area];
  return role === null || roles.includes(role) ? path : home;
}
