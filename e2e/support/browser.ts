import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { browserProgram } from '#kit/testing/browser-program.ts';
import { takeWindow } from './kept-windows.ts';
import { tapSound } from './sound.ts';
import { timeout } from './timeout.ts';

/** Keeps Chromium from talking to anybody but the site. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/**
 * How often the fake camera shows a new picture: `sparse`, 5 times a second, for journeys in which somebody is merely on air; a
 * picture costs its encoder and every decoder the same, so a show costs half. `smooth`, 20 times a second, where media is the subject.
 */
export type Camera = 'sparse' | 'smooth';
const perSecond: Record<Camera, number> = { sparse: 5, smooth: 20 };

/** Which browser, and with what camera. */
export interface BrowserOptions {
  /** `shell`: Chromium without the parts that only a desktop needs. `full`: where the browser itself is the subject. */
  readonly program?: 'shell' | 'full';
  readonly camera?: Camera;
}

/** A Chromium with a fake camera and microphone that need no permission. */
export function openBrowser({ program = 'shell', camera = 'sparse' }: BrowserOptions = {}): Promise<Browser> {
  const media = [
    `--use-fake-device-for-media-stream=fps=${perSecond[camera]}`,
    '--use-fake-ui-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
  ];
  return chromium.launch({ executablePath: browserProgram(program), headless: true, args: [...quietFlags, ...media] });
}

const warm = new Map<string, Promise<Browser>>();

/** The browser of this worker with these options, started when it is first asked for; every file opens windows of its own in it. */
export async function workerBrowser(options: BrowserOptions): Promise<Browser> {
  const key = JSON.stringify(options);
  const known = await warm.get(key);
  if (known?.isConnected()) return known;
  const started = openBrowser(options);
  warm.set(key, started);
  return started;
}

/** The two sizes every screen is looked at in. */
export const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true },
} as const;

/** A person's browser window: its page, and everything that went wrong in it. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of scripts, refused loads and console errors, to be empty at the end. */
  readonly consoleErrors: string[];
  /** Address of the platform they visit. */
  readonly origin: string;
  /** The time of that installation: its clock may run faster than ours. */
  readonly now: () => number;
}

/** With what somebody comes. */
export interface Visit {
  readonly size?: keyof typeof sizes;
  readonly locale?: string;
  readonly colorScheme?: 'dark' | 'light';
  /** `caught`: no service worker asks beside the page, and a route catches its requests from the first moment on. */
  readonly requests?: 'free' | 'caught';
  /** The device they name; else the browser's own name. */
  readonly userAgent?: string;
  /** Origin of a proxy for all they ask for. */
  readonly proxy?: string;
}

/** Opens a window on the site. Requests to any other host fail the journey. `isKept`: closing it leaves it to the next of its kind. */
export async function newPerson(
  browser: Browser,
  origin: string,
  { now = Date.now, isKept = false, ...visit }: Visit & { now?: () => number; isKept?: boolean } = {},
): Promise<Person> {
  const open = () => openWindow(browser, origin, visit);
  const context = isKept ? await takeWindow(browser, origin, JSON.stringify(visit), open) : await open();
  const consoleErrors: string[] = [];
  const page = await newTab(context, origin, consoleErrors);
  return { page, context, consoleErrors, origin, now };
}

async function openWindow(browser: Browser, origin: string, visit: Visit): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: visit.locale ?? 'en-GB',
    colorScheme: visit.colorScheme ?? 'dark',
    permissions: ['camera', 'microphone'],
    serviceWorkers: visit.requests === 'caught' ? 'block' : 'allow',
    ...sizes[visit.size ?? 'desktop'],
    ...(visit.userAgent && { userAgent: visit.userAgent }),
    ...(visit.proxy && { proxy: { server: visit.proxy, bypass: '<-loopback>' } }),
  });
  context.setDefaultTimeout(timeout);
  await context.addInitScript(tapSound);
  // The first route of an open page was seen to miss a request: Chromium has pages hear of it beside what is pressed there.
  if (visit.requests === 'caught') await context.route('**/never-asked-for', (route) => route.fallback());
  return context;
}

/** What may be complained about, list by list. */
const expected = new WeakMap<string[], RegExp[]>();

/** From here on a person's windows may complain like this. Answers, and takes away, what stands there already. */
export function allowConsoleErrors(consoleErrors: string[], pattern: RegExp): string[] {
  expected.set(consoleErrors, [...(expected.get(consoleErrors) ?? []), pattern]);
  return consoleErrors.splice(0);
}

/**
 * A frame that Chromium itself read and let go of while the camera's stream was handed to a worker (TransferableStreams with
 * mediacapture-transform): its place is the document, whose own scripts never hold a frame there. Frames lost by our workers name them.
 */
const isOfHandover = (text: string, url: string): boolean =>
  text.startsWith('A VideoFrame was garbage collected') && new URL(url).pathname.endsWith('/');

/** Another tab of the same person; it complains to the same list. */
export async function newTab(context: BrowserContext, origin: string, consoleErrors: string[]): Promise<Page> {
  const page = await context.newPage();
  const complain = (line: string): void => {
    if (!expected.get(consoleErrors)?.some((pattern) => pattern.test(line))) consoleErrors.push(line);
  };
  page.on('console', (message) => {
    const text = message.text();
    // Which load was refused, and which of the page's scripts and workers lost a frame, is not in the text.
    const where = /status of|VideoFrame/.test(text) ? ` ${message.location().url} ${new URL(page.url()).pathname}` : '';
    if (message.type() === 'error' && !isOfHandover(text, message.location().url)) complain(`console: ${text}${where}`);
  });
  page.on('pageerror', (error) => complain(`script: ${error.message}`));
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(origin).host) complain(`foreign request: ${request.url()}`);
  });
  return page;
}
