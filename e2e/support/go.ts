import type { Locator, Page, Response } from 'playwright-core';

/** How far a page is when it counts as open. */
export type Opened =
  /** Loaded, and its scripts hear what is pressed. */
  | 'alive'
  /** Its scripts hear what is pressed; pictures may be missing, as in a room, which keeps loading while one watches. */
  | 'shown'
  /** Loaded; for a browser that has no scripts. */
  | 'loaded'
  /** Its first bytes are there; for what is done before its scripts have come. */
  | 'begun';

/** Opens an address as from a bookmark. */
export async function openPage(page: Page, address: string, until: Opened = 'alive'): Promise<Response | null> {
  const waitUntil = until === 'alive' || until === 'loaded' ? 'load' : 'commit';
  const go = () => page.goto(address, { waitUntil });
  // The page before may just be loading itself again, because of what happened elsewhere: one asks again.
  const first = await go().catch((error: Error) => {
    if (!/interrupted by another navigation|net::ERR_ABORTED/.test(error.message)) throw error;
    return null;
  });
  const answer = first ?? (await go());
  if (until === 'alive' || until === 'shown') await untilHydrated(page);
  return answer;
}

/** Loads the page again. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilHydrated(page);
}

/** What tells a person that another page has come. */
export interface Arrival {
  /** Words of its main heading. */
  readonly heading: string | RegExp;
  /** Its address, in a glob or a pattern, where the page before has the same heading: a list and the list narrowed. */
  readonly address?: string | RegExp;
}

/**
 * Follows a link or presses what leads to another page, and waits until that page is there and hears what is done on it.
 * The address alone changes before the page does: a field filled then is one of the page before.
 */
export async function follow(page: Page, target: Locator | (() => Promise<unknown>), arrival: Arrival): Promise<void> {
  await (typeof target === 'function' ? target() : target.click());
  await arrive(page, arrival);
}

/** Goes back as with the browser's button. */
export async function goBack(page: Page, arrival: Arrival): Promise<void> {
  await follow(page, () => page.goBack({ waitUntil: 'commit' }), arrival);
}

/** Waits until another page is there, whatever led to it. */
export async function arrive(page: Page, { heading, address }: Arrival): Promise<void> {
  if (address) await page.waitForURL(address, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await untilSettled(page);
}

/**
 * Waits until the page hears what is pressed; pages without scripts do at once. React takes over a delivered page in one
 * commit, and a part of it that waits for its words or code later: a form sent before that is sent by the browser itself,
 * as if there were no scripts. Both are asked of React's own marks, as it tells nobody.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Runs on a page: whether its scripts hear what is pressed. */
export function isHydrated(): boolean {
  if (document.readyState === 'loading') return false;
  if (!('__reactRouterContext' in window)) return true;
  type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } | null } } };
  const marked = (node: object, mark: string): unknown =>
    Object.entries(node).find(([key]) => key.startsWith(mark))?.[1];
  const root = marked(document, '__reactContainer$') as Root | undefined;
  if (root?.stateNode.current.memoizedState?.isDehydrated !== false) return false;
  return [...document.forms].every((form) => marked(form, '__reactFiber$') !== undefined);
}

/**
 * Waits until the scripts have taken over every part of the page: React takes what stands behind a boundary later than the page around
 * it, and whatever changed there meanwhile is drawn anew with a complaint (error 418).
 */
export async function untilAllHydrated(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.waitForFunction(() => {
    type Fiber = { child: Fiber | null; sibling: Fiber | null; memoizedState: unknown };
    const container = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'))?.[1];
    const waiting: (Fiber | null)[] = [(container as { stateNode?: { current: Fiber } })?.stateNode?.current ?? null];
    while (waiting.length > 0) {
      const fiber = waiting.pop();
      if (!fiber) continue;
      if ((fiber.memoizedState as { dehydrated?: unknown } | null)?.dehydrated) return false;
      waiting.push(fiber.sibling, fiber.child);
    }
    return true;
  });
}

/** Lets the page come to rest: no page is on its way to it, its fonts are there, and its scripts have nothing left to do. */
export async function untilSettled(page: Page): Promise<void> {
  await untilHydrated(page);
  // Asked as a condition, because that continues in the next document when this one is left meanwhile.
  await page.waitForFunction(async () => {
    type Router = { state: { navigation: { state: string }; revalidation: string } };
    const router = (window as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter;
    if (router && (router.state.navigation.state !== 'idle' || router.state.revalidation !== 'idle')) return false;
    await document.fonts.ready;
    // Each is bounded: after a tap Chromium calls no idle moment until it draws again, and a page at rest may never draw.
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_500 }));
    await idle();
    await idle();
    return true;
  });
}

/**
 * Waits until nothing was asked of the network for half a second. For what must not come: whoever waits for something that
 * comes waits for that itself.
 */
export async function untilNetworkIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await untilSettled(page);
}
