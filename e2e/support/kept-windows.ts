import type { Browser, BrowserContext } from 'playwright-core';

/** A window that was opened once and is used again. */
interface Kept {
  readonly context: BrowserContext;
  isUsed: boolean;
}

/** Windows that were kept, by the browser and by how they were opened. */
const kept = new WeakMap<Browser, Map<string, Kept[]>>();

/** Kept of one kind at most: more never stand open in one journey. */
const mostOfAKind = 4;

/** What a window cannot be freed of: who calls one of these gets a window that is closed for good. */
const lasting = ['addInitScript', 'exposeBinding', 'exposeFunction', 'route', 'routeWebSocket'] as const;

/** What a visit leaves behind; scripts and styles that were fetched stay, as with a person who has been here before. */
const leftBehind = 'cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage,storage_buckets';

/**
 * A window as a stranger's: opened by `open`, or one that somebody else has closed. Of a site on the same address it has the
 * scripts already, which spares half of the first page. `kind` says how it was opened.
 */
export async function takeWindow(
  browser: Browser,
  origin: string,
  kind: string,
  open: () => Promise<BrowserContext>,
): Promise<BrowserContext> {
  const ofBrowser = kept.get(browser) ?? new Map<string, Kept[]>();
  kept.set(browser, ofBrowser);
  const key = `${origin} ${kind}`;
  const ofKind = ofBrowser.get(key) ?? [];
  ofBrowser.set(key, ofKind);
  const known = ofKind.find(({ isUsed }) => !isUsed);
  if (known) {
    known.isUsed = true;
    return known.context;
  }
  const context = await open();
  const window: Kept = { context, isUsed: true };
  let isChanged = false;
  for (const name of lasting) {
    const original = context[name].bind(context) as (...given: unknown[]) => Promise<never>;
    Object.assign(context, {
      [name]: (...given: unknown[]) => {
        isChanged = true;
        return original(...given);
      },
    });
  }
  const close = context.close.bind(context);
  context.close = async () => {
    if (!window.isUsed) return;
    if (!isChanged && ofKind.length <= mostOfAKind && (await emptied(context, origin))) window.isUsed = false;
    else {
      ofKind.splice(ofKind.indexOf(window), 1);
      await close();
    }
  };
  ofKind.push(window);
  return context;
}

/** Takes away whatever a visit left; false where the browser does not answer any more. */
async function emptied(context: BrowserContext, origin: string): Promise<boolean> {
  try {
    for (const page of context.pages()) await page.close();
    await context.setOffline(false);
    await context.setExtraHTTPHeaders({});
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: leftBehind });
    await context.clearCookies();
    await page.close();
    return true;
  } catch {
    return false;
  }
}
