import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '#kit/clock/test-clock.ts';
import { LiveMediaError } from '../port.ts';
import { until, WireClient } from '../testing/clients.ts';
import type { MediaServer } from '../testing/media-server.ts';
import { startMediaServer } from '../testing/media-server.ts';
import { closeCodes } from '../wire.ts';

let media: MediaServer;
let clock: TestClock;

beforeEach(async () => {
  clock = new TestClock();
  media = await startMediaServer({ clock });
  await media.frames.open('room', { publisher: 'star' });
});
afterEach(() => media.stop());

const watch = async (session = 's1', peer = 'guest') => media.frames.subscribe('room', peer, { session });
const connect = async (ticket: Awaited<ReturnType<typeof watch>> | null, options = {}) =>
  new WireClient(media.url, ticket, options);
const publisher = async () => new WireClient(media.url, await media.frames.publish('room', 'star')).opened();

/** Connects, and gives the HTTP status it was refused with and the bytes of media it got. */
async function refusal(ticket: { path: string; token: string } | null, options = {}): Promise<[number | null, number]> {
  const client = new WireClient(media.url, ticket, options);
  await until(() => client.refused !== null || client.closed !== null, 'refusal');
  return [client.refused, client.mediaBytes];
}

describe('who has a ticket', () => {
  it('watches what the publisher sends', async () => {
    const star = await publisher();
    const guest = await (await connect(await watch())).opened();
    star.video({ keyframe: true });
    await until(() => guest.videos.length === 1);
    expect(media.heard('peer-joined')).toEqual([{ room: 'room', peer: 'guest', session: 's1', at: clock.now() }]);
  });

  it('comes from the own site', async () => {
    const origin = media.url.replace('ws:', 'http:');
    await (await connect(await watch(), { origin })).opened();
  });
});

describe('who has none gets no byte', () => {
  it('without a ticket: 401', async () => {
    expect(await refusal(null)).toEqual([401, 0]);
  });

  it('with a forged ticket: 401', async () => {
    const { path, token } = await watch();
    expect(await refusal({ path, token: `${token.slice(0, -2)}xx` })).toEqual([401, 0]);
  });

  it('with a ticket that expired: 401', async () => {
    const ticket = await watch();
    await clock.advance(30_000);
    expect(await refusal(ticket)).toEqual([401, 0]);
  });

  it('with a ticket of another engine: 401', async () => {
    const other = await startMediaServer();
    await other.frames.open('room', { publisher: 'star' });
    const ticket = await other.frames.subscribe('room', 'guest', { session: 's' });
    expect(await refusal(ticket)).toEqual([401, 0]);
    await other.stop();
  });

  it('from a foreign origin: 403', async () => {
    expect(await refusal(await watch(), { origin: 'https://elsewhere.example' })).toEqual([403, 0]);
  });

  it.each(['//', '/media/../..//', '/%zz', '*'])(
    'on a path that is none of ours or no path at all: %s',
    async (path) => {
      const socket = connectTcp(Number(new URL(media.url).port), '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      await once(socket, 'close');
      await (await connect(await watch())).opened();
    },
  );

  it('for a room that was closed: 404', async () => {
    const ticket = await watch();
    await media.frames.close('room');
    expect(await refusal(ticket)).toEqual([404, 0]);
  });

  it('when the room is full of people: 503, except who watches already', async () => {
    await media.frames.open('room', { publisher: 'star', maxViewers: 1 });
    const first = await (await connect(await watch())).opened();
    expect(await refusal(await watch('s2', 'other'))).toEqual([503, 0]);
    await (await connect(await watch('s2'))).opened();
    await (await connect(await watch())).opened();
    await until(() => first.closed !== null);
    await clock.advance(5_000);
    expect(media.heard('stats').at(-1)).toMatchObject({ connections: 2, rooms: [{ viewers: 1 }] });
  });

  it('for more connections than one person needs: 503', async () => {
    for (let i = 0; i < 16; i += 1) await (await connect(await watch(`s${i}`))).opened();
    expect(await refusal(await watch('one more'))).toEqual([503, 0]);
    await (await connect(await watch('s', 'other'))).opened();
  });

  it('with a ticket that was used: 403; a fresh one takes the session over', async () => {
    const ticket = await watch();
    const first = await (await connect(ticket)).opened();
    expect(await refusal(ticket)).toEqual([403, 0]);
    const second = await (await connect(await watch())).opened();
    await until(() => first.closed !== null);
    expect(first.closed?.code).toBe(closeCodes.replaced);
    expect(second.closed).toBeNull();
  });

  it('with the ticket of another web session: 403, and the ticket stays good for its own', async () => {
    const ticket = await media.frames.subscribe('room', 'guest', { session: 's1', holder: 'alice' });
    expect(await refusal(ticket)).toEqual([403, 0]);
    expect(await refusal(ticket, { headers: { 'x-web-session': 'mallory' } })).toEqual([403, 0]);
    await (await connect(ticket, { headers: { 'x-web-session': 'alice' } })).opened();
  });

  it('with one ticket 300 times at once: one connection from its own web session, none from elsewhere', async () => {
    const attack = async (web: string): Promise<number> => {
      const ticket = await media.frames.subscribe('room', 'guest', { session: 's1', holder: 'alice' });
      const options = { headers: { 'x-web-session': web } };
      const clients = Array.from({ length: 300 }, () => new WireClient(media.url, ticket, options));
      const answered = (client: WireClient) => client.refused !== null || client.socket.readyState === 1;
      await until(() => clients.every(answered), '300 answers');
      const open = clients.filter(({ refused }) => refused === null).length;
      for (const client of clients) client.close();
      return open;
    };
    expect(await attack('elsewhere')).toBe(0);
    expect(await attack('alice')).toBe(1);
  });

  it('with a ticket of a kicked session: 403, and no new ticket for it', async () => {
    const ticket = await watch();
    await media.frames.kick('room', 'guest', 's1');
    expect(await refusal(ticket)).toEqual([403, 0]);
    await expect(watch()).rejects.toThrow(LiveMediaError);
  });

  it('with a ticket from before a kick: 403; one from after it works', async () => {
    const ticket = await watch();
    await media.frames.kick('room', 'guest');
    expect(await refusal(ticket)).toEqual([403, 0]);
    await clock.advance(1);
    await (await connect(await watch())).opened();
  });
});

describe('publishing', () => {
  it('is for the room’s publisher alone', async () => {
    await expect(media.frames.publish('room', 'guest')).rejects.toMatchObject({ code: 'not-the-publisher' });
    await expect(media.frames.publish('nowhere', 'star')).rejects.toMatchObject({ code: 'room-unknown' });
  });

  it('takes a ticket once', async () => {
    const ticket = await media.frames.publish('room', 'star');
    await new WireClient(media.url, ticket).opened();
    expect(await refusal(ticket)).toEqual([403, 0]);
  });

  it('continues with the newer connection when the publisher reconnects', async () => {
    const first = await publisher();
    const second = await publisher();
    await until(() => first.closed !== null);
    expect(first.closed?.code).toBe(closeCodes.replaced);
    const guest = await (await connect(await watch())).opened();
    second.video({ keyframe: true });
    await until(() => guest.videos.length === 1);
  });
});

describe('a kick', () => {
  it('takes the picture from that session only', async () => {
    const star = await publisher();
    const kicked = await (await connect(await watch())).opened();
    const stays = await (await connect(await watch('s2'))).opened();
    star.video({ keyframe: true });
    await until(() => kicked.videos.length === 1 && stays.videos.length === 1);
    await media.frames.kick('room', 'guest', 's1');
    star.video();
    await until(() => kicked.closed !== null && stays.videos.length === 2);
    expect(kicked.closed?.code).toBe(closeCodes.kicked);
    expect(kicked.videos).toHaveLength(1);
    expect(media.heard('peer-left')).toMatchObject([{ session: 's1' }]);
  });

  it('silences a publisher', async () => {
    const star = await publisher();
    await media.frames.kick('room', 'star');
    await until(() => star.closed !== null);
    expect(star.closed?.code).toBe(closeCodes.kicked);
  });

  it('of nobody changes nothing', async () => {
    await media.frames.kick('room', 'nobody', 'none');
    await media.frames.kick('nowhere', 'nobody');
    await media.frames.close('nowhere');
  });
});

describe('closing a room', () => {
  it('disconnects everybody and says that the broadcast ended', async () => {
    const star = await publisher();
    const guest = await (await connect(await watch())).opened();
    star.video({ keyframe: true });
    await until(() => guest.videos.length === 1);
    await media.frames.close('room');
    await until(() => star.closed !== null && guest.closed !== null);
    expect([star.closed?.code, guest.closed?.code]).toEqual([closeCodes.closed, closeCodes.closed]);
    expect(media.heard('ended')).toEqual([{ room: 'room', peer: 'star', reason: 'closed', at: clock.now() }]);
  });
});
