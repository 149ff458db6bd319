import { defineResource } from '#kit/contract/resource.ts';
import type { GuestState } from './guest-state.ts';
import type { GuestReducer } from './reducer.ts';
import type { ModalSettings } from './routes.ts';
import { getPageConfiguration } from './routes.ts';

/** What a page knows of its guest and of the installation it belongs to. */
export interface GuestPage {
  readonly guest: GuestState;
  /** Null until the first fetch: pages that are kept are the same for all hosts. */
  readonly modals: ModalSettings | null;
}

/** The guest of a page, with the pushes of the domains that are there. */
export const guestPageWith = (reducers: readonly GuestReducer[]) =>
  defineResource({
    name: 'guestPage',
    summary: 'Everything a page knows of its guest, of all domains.',
    topic: null,
    snapshot: getPageConfiguration,
    input: () => ({}),
    read: ({ guest, modals }): GuestPage => ({ guest, modals }),
    pushes: (on) =>
      reducers.map(({ message, reduce }) =>
        on(message, (page, payload) => ({ ...page, guest: reduce(page.guest, payload as never) })),
      ),
  });
