import type { StaticRoute } from './rules.ts';

/** An event whose work the browser waits for. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The worker's first event; browsers that know static routes take them here. */
export interface InstallEvent extends ExtendableEvent {
  addRoutes?(routes: readonly StaticRoute[]): Promise<void>;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

/** A window of the site. */
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

export interface PushReceived extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

export interface NotificationPressed extends ExtendableEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

/** What a worker sees around it, as far as ours looks (the DOM's types know pages alone). */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly navigator: { readonly languages: readonly string[] };
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    readonly pushManager: PushManager;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushReceived) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationPressed) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void;
}

/** What a build tells its worker. */
export interface Build {
  /** Changes with anything the browser gets. */
  readonly version: string;
  /** Addresses kept from the start: the offline page and what it needs. */
  readonly shell: readonly string[];
  readonly languages: readonly string[];
}
