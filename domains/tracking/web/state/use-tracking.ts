import { useEffect } from 'react';
import { useGuestSession } from '#domains/guest/web/state/provider.tsx';
import { chatState } from '#domains/live/contract/pushes.ts';
import { everyPurchasePush, knownCategories } from '#domains/sales/web/parts/purchases.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { closeCodes } from '#kit/realtime/messages.ts';
import { allows, currentConsent, subscribeConsent } from '#kit/web/device/consent.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useChannel } from '#kit/web/live/channel.tsx';
import { createReplayQueue } from '#kit/web/live/replay-queue.ts';
import { pageTable } from '#kit/web/page/links.ts';
import { useCurrentPage } from '#kit/web/page/page.ts';
import { trackActorProfileVisit, watchStart } from '../../contract/collect.ts';
import { createBrowserLog } from './browser-log.ts';
import type { TrackingArgs } from './collector.ts';
import { consentArgs, sendTrackingEvent, trackingArgs } from './collector.ts';
import type { DataLayer } from './data-layer.ts';
import { openTagFrame, tagEvent } from './tag-manager.ts';

const line = {
  clock: wallClock(),
  isOnline: () => navigator.onLine,
  onOnline(listener: () => void) {
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  },
};
/** So many events wait for a line at most. */
const most = 100;

/** Sends the data layer's events to our own collector, and that somebody decided about statistics. */
export function useCollector(layer: DataLayer): void {
  const { tokens } = useGuestSession();
  useEffect(() => {
    const options = {
      // At hand while the page is left, when nothing can be waited for.
      token: async () => (tokens.session ?? (await tokens.fresh()))?.accessToken ?? null,
      beacon: (url: string, body: Blob) => navigator.sendBeacon?.(url, body) ?? false,
      fetch: (url: string, init: RequestInit) => fetch(url, init),
    };
    const queue = createReplayQueue<TrackingArgs>({
      ...line,
      most,
      send: (args) => sendTrackingEvent(options, args),
    });
    const disconnect = layer.connect((event, at) => queue.add(trackingArgs(event, at)));
    const unsubscribe = subscribeConsent(() => {
      const { decided, analytics, at } = currentConsent();
      if (decided) queue.add(consentArgs(analytics, at ?? Date.now()));
    });
    return () => {
      disconnect();
      unsubscribe();
      queue.end();
    };
  }, [layer, tokens]);
}

/** Hands events to a tag manager, where one is configured and the visitor agreed; it goes when they withdraw. */
export function useTagManager(layer: DataLayer, isConfigured: boolean): void {
  useEffect(() => {
    if (!isConfigured) return undefined;
    const known = {
      // What is told is about the page one is on, which the table has got.
      pages: { has: (id: string) => pageTable().page(id) !== undefined },
      groups: { has: (name: string) => pageTable().pages.some(({ id, group }) => (group ?? id) === name) },
      categories: knownCategories,
    };
    let frame: ReturnType<typeof openTagFrame> | null = null;
    const follow = (): void => {
      if (allows('analytics')) frame ??= openTagFrame(document);
      else {
        frame?.end();
        frame = null;
      }
    };
    follow();
    const unsubscribe = subscribeConsent(follow);
    const disconnect = layer.connect((event) => {
      const harmless = tagEvent(event, known);
      if (harmless) frame?.send(harmless);
    });
    return () => {
      unsubscribe();
      disconnect();
      frame?.end();
    };
  }, [layer, isConfigured]);
}

/** Counts visits of profiles and the beginning of watching, for the performers' own statistics. */
export function useProfileVisits(): void {
  const api = useApi();
  const channel = useChannel();
  const current = useCurrentPage();
  const actorName = current?.page.group === 'profile' ? (current.params['actorName'] ?? null) : null;
  useEffect(() => {
    if (actorName) void api.call(trackActorProfileVisit, { body: { actorName } });
  }, [api, actorName]);
  useEffect(() => {
    let counted = 0;
    return channel.on(chatState, ({ chat: { chatId, actorId, chatType, status } }) => {
      if (status !== 'running' || chatType === 'LIVE_PREVIEW' || chatId === counted) return;
      counted = chatId;
      void api.call(watchStart, { body: { actorId } });
    });
  }, [api, channel]);
}

/** Tells the data layer of purchases the server pushes. */
export function usePurchases(layer: DataLayer): void {
  const channel = useChannel();
  useEffect(() => {
    const ends = everyPurchasePush.map(({ message, purchaseOf }) =>
      channel.on(message, (payload) => {
        const purchase = purchaseOf(payload as never);
        if (purchase) layer.push({ event: 'purchase', ...purchase });
      }),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [layer, channel]);
}

/** Reports a lost and found line, and failures of the channel. */
export function useBrowserLog(): void {
  const api = useApi();
  const channel = useChannel();
  useEffect(() => {
    const log = createBrowserLog(api, line);
    const online = (): void => log.online(true);
    const offline = (): void => log.online(false);
    addEventListener('online', online);
    addEventListener('offline', offline);
    // A session that ended, by logging in or out, is no failure.
    const stop = channel.onError((error) => {
      if (error.errorCode !== closeCodes.sessionExpired) log.channelError(error);
    });
    return () => {
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      stop();
      log.end();
    };
  }, [api, channel]);
}
