import type { GuestState } from '#domains/guest/contract/guest-state.ts';
import { getPageConfiguration } from '#domains/guest/contract/routes.ts';
import { defaultGuestState } from '#domains/guest/web/state/parts.ts';
import type { WebContext } from '#kit/web/page/context.ts';

/**
 * The guest a page is rendered for. Anonymous visitors share their pages, so theirs say nothing about one of them: what
 * is the visitor's own (number, place, whether the notice was closed) follows with the first fetch of the browser.
 */
export async function guestOfPage({ api, caller, language, testGroups, report }: WebContext): Promise<GuestState> {
  const anonymous = {
    ...defaultGuestState,
    language,
    name: 'Guest',
    showDataProtection: false,
    testGroups: [...testGroups],
  };
  if (!caller) return anonymous;
  const answer = await api.call(getPageConfiguration, {});
  if (answer.ok) return answer.data.guest;
  report(new Error(`The guest state could not be read: ${answer.problem.code}`));
  return anonymous;
}
