import type { MiddlewareFunction } from 'react-router';
import { redirect } from 'react-router';
import { getSecondFactor } from '#domains/identity/contract/second-factor-routes.ts';
import { web } from '#kit/web/page/context.ts';
import { resolveAddress } from '#kit/web/page/page-addresses.ts';
import { mayOpen } from '#kit/web/page/pages.ts';
import { refused } from '#kit/web/page/refused.ts';
import { table } from './domains.ts';

const loginPage = 'identity.login';

/**
 * Sends visitors without the needed role to the login, and back afterwards. This is a courtesy: what a page shows is
 * guarded by the access of the operations it calls.
 */
export const accessMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { caller, language } = context.get(web);
  const url = new URL(request.url);
  const pathname = url.pathname.replace(/_?\.data$/, '');
  const resolution = resolveAddress(table, pathname, language);
  if (resolution.kind === 'redirect' && request.method === 'GET') {
    throw redirect(resolution.to + url.search, resolution.status);
  }
  if (resolution.kind !== 'page' || mayOpen(resolution.page, caller?.roles ?? [])) return next();
  // Who works here, and at another desk: logging in again would change nothing.
  if (resolution.page.area === 'office' && caller?.roles.includes('operator') && table.page('office.home'))
    throw redirect(table.href('office.home', language), 302);
  // Who is on the way in is led to what is missing; everybody else to the login.
  const factor = caller ? null : await context.get(web).api.call(getSecondFactor, {});
  if (factor?.ok && factor.data.isMissing) {
    const setUp = table.href('identity.secondFactor', language);
    throw redirect(`${setUp}?next=${encodeURIComponent(pathname + url.search)}`, 302);
  }
  if (!table.page(loginPage)) throw refused(403);
  const login = table.href(loginPage, language);
  throw redirect(`${login}?next=${encodeURIComponent(pathname + url.search)}`, 302);
};
