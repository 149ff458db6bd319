import { useGuestSession } from '#domains/guest/web/state/provider.tsx';
import { writeStored } from '#kit/web/device/storage.ts';
import { removeStatusBar } from '../../contract/routes.ts';
import type { StatusBar } from '../../contract/status-bars.ts';
import { barParameters } from '../../contract/status-bars.ts';
import { takeDown } from '../state/board.ts';
import { dismissals } from '../state/stored.ts';

/** Takes a notice away: here at once, on the guest's other pages by the channel, and on the next page by its cookie, or by the domain that brings it. */
export function useDismiss(): (bar: StatusBar) => void {
  const { channel, page } = useGuestSession();
  return (bar) => {
    const cookie = dismissals.find(({ type }) => type === bar.type);
    if (cookie) writeStored(cookie.item, bar.key);
    else if (bar.title === null) forgetParameters();
    takeDown(bar);
    if (page.state.guest.isLoggedIn) void channel.command(removeStatusBar, { type: bar.type, key: bar.key });
  };
}

/** A bar that came with its address goes with it: loading the page again does not say it again. */
function forgetParameters(): void {
  const url = new URL(window.location.href);
  for (const name of Object.values(barParameters)) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
}
