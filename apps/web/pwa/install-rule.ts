/** How the app can come to this device: by the browser's own dialog, by hand on iOS, or not at all. */
export type InstallMethod = 'dialog' | 'ios' | null;

export interface InstallFacts {
  readonly method: InstallMethod;
  /** The site runs as an installed app already. */
  readonly isInstalled: boolean;
  /** "Not now" was said within the last seven days (spec 1 §9). */
  readonly isDismissed: boolean;
  /** Visits of this device, this one included; 1 where counting is not allowed. */
  readonly visits: number;
  /** A room was left during this visit. */
  readonly hasChatted: boolean;
  /** Id of the page, undefined on not-found pages. */
  readonly page: string | undefined;
  /** Something else waits to be answered: consent, a notice, a new version, a paid chat. */
  readonly isBusy: boolean;
}

const quietPages = /^(live\.|identity\.|payments\.|legal\.)/;

/** Whether the app is offered now: to those who came back or have just chatted, never on arrival, never in the way. */
export function offersInstall(facts: InstallFacts): boolean {
  const { method, isInstalled, isDismissed, visits, hasChatted, page, isBusy } = facts;
  if (method === null || isInstalled || isDismissed || isBusy) return false;
  if (page === undefined || quietPages.test(page)) return false;
  return hasChatted || visits >= 2;
}

/** What of a browser tells how it installs. */
export interface BrowserFacts {
  readonly userAgent: string;
  readonly touchPoints: number;
  readonly hasOffer: boolean;
}

/** Safari on iOS and iPadOS (which calls itself a Macintosh) offers nothing by itself: there it goes by the share sheet. */
export function installMethod({ userAgent, touchPoints, hasOffer }: BrowserFacts): InstallMethod {
  if (hasOffer) return 'dialog';
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  const isSafari = /Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\//.test(userAgent);
  return isApple && isSafari ? 'ios' : null;
}
