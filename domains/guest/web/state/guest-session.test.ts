import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { loggedIn } from '#kit/contract/access.ts';
import { clientMessage } from '#kit/contract/operations.ts';
import { createGuestSession } from './guest-session.ts';
import { defaultGuestState } from './parts.ts';

const wave = clientMessage({ name: 'wave', summary: 'Waves.', access: loggedIn, payload: z.object({}) });

/** The line to the server, and what was said into it. */
class Line {
  static readonly said: string[] = [];
  static last: Line | undefined;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    Line.said.push((JSON.parse(text) as { type: string }).type);
  }
  close(): void {
    this.readyState = 3;
  }
}

test('what a member does before the line is open waits for it', async () => {
  const session = {
    guestId: 7,
    loggedIn: true,
    emailVerified: true,
    roles: [],
    accessToken: 't',
    accessTokenExpiresAt: new Date(3_600_000).toISOString(),
  };
  const guest = createGuestSession({
    initial: { ...defaultGuestState, isLoggedIn: true },
    language: 'en',
    origin: 'http://vesper.test',
    now: () => 0,
    reload: () => undefined,
    page: () => ({ isMobile: false, routeName: null }),
    fetch: async (url) =>
      /identity\//.test(String(url))
        ? new Response(JSON.stringify(session), { headers: { 'content-type': 'application/json' } })
        : new Response(null, { status: 503 }),
    socket: Line as unknown as typeof WebSocket,
  });
  void guest.channel.command(wave, {});
  const end = guest.start();
  await vi.waitFor(() => expect(Line.last).toBeDefined());
  Line.last?.onmessage?.({
    data: JSON.stringify({ type: 'sessionAcknowledged', data: { guestId: 7, isLoggedIn: true } }),
  });
  expect(Line.said).toContain('wave');
  end();
});
