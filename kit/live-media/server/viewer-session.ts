import type { ViewerConnection } from './viewer-connection.ts';

/**
 * What one viewer's session was sent, over all its connections: a new connection does not begin with a clean sheet.
 * Times are in media time: when a frame came from the publisher, by the relay's clock.
 */
export class ViewerSession {
  /** The one connection of the session; null between two. */
  viewer: ViewerConnection | null = null;
  /** The newest frame that was sent. */
  sentUntil = Number.NEGATIVE_INFINITY;
  /** Media of connections that are gone which nobody acknowledged, ms; an acknowledgement clears it. */
  owedMs: number;
  /** Whether any of it was reported: the first frames are reported at once. */
  reported = false;
  /** Nothing is sent to it, whatever connection it has. */
  isHeld = false;
  /** When the last connection went. */
  idleSince = 0;

  constructor(owedMs: number) {
    this.owedMs = owedMs;
  }

  /** A connection is over: what it was sent and did not acknowledge stays owed. */
  settle(viewer: ViewerConnection, now: number): void {
    if (this.viewer !== viewer) return;
    this.owedMs += viewer.unacknowledgedMs;
    this.viewer = null;
    this.idleSince = now;
  }
}
