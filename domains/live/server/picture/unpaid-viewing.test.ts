import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until, WireClient } from '#kit/live-media/testing/clients.ts';
import type { MediaServer } from '#kit/live-media/testing/media-server.ts';
import { startMediaServer } from '#kit/live-media/testing/media-server.ts';
import { encodeControl } from '#kit/live-media/wire.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import * as contract from '../../contract/index.ts';
import type { Person } from '../../testing/people.ts';
import { World } from '../../testing/world.ts';

/** The real relay and the real live domain on the test's clock; only the browser is the test's, so that it may lie. */
let media: MediaServer;
let world: World;
const stepMs = 400;

beforeAll(async () => {
  world = await World.open({
    engine: async (clock) => {
      media = await startMediaServer({ clock });
      return media.frames;
    },
  });
});
afterAll(async () => {
  await world.live.stop?.();
  await media.stop();
});

/** A guest in a paid chat whose browser does what a test says. */
class Watcher {
  readonly seen = new Set<number>();
  readonly lines: WireClient[] = [];
  readonly #guest: Person;
  readonly #chatId: number;

  constructor(guest: Person, chatId: number) {
    this.#guest = guest;
    this.#chatId = chatId;
  }

  /** The newest connection, when it stands. */
  get line(): WireClient | null {
    const line = this.lines.at(-1);
    return line && line.closed === null && line.socket.readyState === line.socket.OPEN ? line : null;
  }

  async connect(autoPong = true): Promise<void> {
    const client = testClient(createDispatcher(world.live.handlers, world.kit), this.#guest.caller);
    const ticket = await client.call(contract.getChatTicket, { params: { chatId: this.#chatId }, body: {} });
    if (!ticket.ok) return;
    this.lines.push(await new WireClient(media.url, ticket.data, { autoPong }).opened());
  }

  async hangUp(): Promise<void> {
    if (!this.line) return;
    const left = media.heard('peer-left').length;
    this.line.close();
    await until(() => media.heard('peer-left').length > left, 'the relay sees the line closed');
  }

  /** What arrived until now was seen. */
  async look(): Promise<void> {
    for (const line of this.lines) {
      if (line === this.line) await line.sync();
      for (const { sequence } of line.videos) this.seen.add(sequence);
    }
  }

  async ack(): Promise<void> {
    await this.line?.sync();
    this.line?.ack();
    await this.line?.sync();
  }
}

type Behaviour = (watcher: Watcher, step: number) => Promise<void>;

interface Bill {
  /** Seconds of moving picture that were seen, seconds paid for, and seconds the chat lasted. */
  readonly seen: number;
  readonly paid: number;
  readonly lasted: number;
}

const pricePerSecond = 10;

/** A chat that one of the guest's browsers lives through; the performer ends it, so that only what counts as delivered is paid. */
async function bill(seconds: number, behave: Behaviour): Promise<Bill> {
  const lena = await world.performer({ priceVideo: 60 * pricePerSecond });
  await lena.sendCommand(contract.enterStudio, {});
  await lena.sendCommand(contract.goLive, { autoAccept: true });
  const studio = lena.last(contract.roomTicket)?.ticket as contract.MediaTicket;
  const camera = await new WireClient(media.url, studio).opened();
  const frame = async (step: number): Promise<void> => {
    camera.video({ keyframe: step % 3 === 0 });
    await camera.sync();
    await world.pass(stepMs);
  };
  await frame(0);
  const guest = await world.guest(10_000);
  const startKey = `unpaid-viewing-${lena.subjectId}`;
  await guest.sendCommand(contract.startChat, { actorId: lena.subjectId, chatType: 'LIVECHAT', startKey, sequence: 1 });
  const chatOf = (): contract.LiveChat => guest.last(contract.chatState)?.chat as contract.LiveChat;
  const watcher = new Watcher(guest, chatOf().chatId);
  for (let step = 0; step * stepMs < seconds * 1000 && chatOf().status !== 'ended'; step += 1) {
    await behave(watcher, step);
    await frame(step + 1);
    await watcher.look();
  }
  if (chatOf().status !== 'ended')
    await lena.sendCommand(contract.hostEndChat, { chatId: chatOf().chatId, sequence: 1 });
  await world.live.settled();
  await watcher.hangUp();
  camera.close();
  await lena.sendCommand(contract.stopLive, {});
  await world.live.settled();
  const { startedAt, endedAt, cost } = chatOf();
  return {
    seen: ([...watcher.seen].filter((frame) => watcher.seen.has(frame + 1)).length * stepMs) / 1000,
    paid: cost / pricePerSecond,
    lasted: startedAt === null || endedAt === null ? 0 : (endedAt - startedAt) / 1000,
  };
}

const every = (ms: number, step: number): boolean => (step * stepMs) % ms < stepMs;

/** What one chat may show for nothing: what is not proven (5 s), and frames from before the first report. */
const freeSeconds = 5 + 2;

describe('an honest guest', () => {
  it('pays for what the picture lasted', async () => {
    const { seen, paid, lasted } = await bill(12, async (watcher, step) => {
      if (step === 0) await watcher.connect();
      await watcher.ack();
    });
    expect(paid).toBeCloseTo(lasted, -0.5);
    expect(seen - paid).toBeLessThanOrEqual(2);
  });

  it('whose line is cut for ten seconds gets those seconds back, also what was on the way', async () => {
    const { seen, paid, lasted } = await bill(26, async (watcher, step) => {
      if (step === 0 || step === 45) await watcher.connect();
      if (step === 20) await watcher.hangUp();
      await watcher.ack();
    });
    expect(lasted - paid).toBeGreaterThanOrEqual(8);
    expect(lasted - paid).toBeLessThanOrEqual(11);
    expect(paid).toBeGreaterThanOrEqual(seen - 2);
  });

  it('whose line lets a little through now and then pays for that little', async () => {
    const { seen, paid, lasted } = await bill(24, async (watcher, step) => {
      if (step === 0) await watcher.connect();
      // A line so narrow that a second of picture takes nine to arrive.
      if (step < 5 || every(9_000, step)) await watcher.ack();
    });
    expect(lasted - paid).toBeGreaterThanOrEqual(7);
    // What was sent last is not acknowledged when the chat ends: it counts for the guest.
    expect(paid).toBeGreaterThanOrEqual(seen - freeSeconds);
    expect(paid).toBeLessThanOrEqual(seen + 8);
  });

  it('whose device vanishes without a word gets back what came after the last sign of life', async () => {
    const { seen, paid, lasted } = await bill(25, async (watcher, step) => {
      if (step === 0) await watcher.connect(false);
      if (step < 20) await watcher.ack();
    });
    expect(lasted - paid).toBeGreaterThanOrEqual(14);
    expect(paid).toBeGreaterThanOrEqual(seen - freeSeconds);
  });
});

describe('an honest guest whose browser shows nothing', () => {
  it('pays nothing when not one frame was shown, though every ping is answered', async () => {
    const { paid, lasted } = await bill(26, async (watcher, step) => {
      if (step === 0) await watcher.connect();
    });
    expect(lasted).toBeGreaterThan(5);
    expect(paid).toBe(0);
  });

  it('pays up to the last frame that was shown when the page stands still in the middle', async () => {
    const { paid } = await bill(26, async (watcher, step) => {
      if (step === 0) await watcher.connect();
      if (step < 20) await watcher.ack();
    });
    expect(paid).toBeGreaterThanOrEqual(7);
    expect(paid).toBeLessThanOrEqual(9);
  });
});

describe('a browser that decodes nothing of what the room offers', () => {
  it('is told what is offered, and refused in words before anything rings or costs', async () => {
    const lena = await world.performer({ priceVideo: 600 });
    await lena.sendCommand(contract.enterStudio, {});
    await lena.sendCommand(contract.goLive, { autoAccept: true });
    const camera = await new WireClient(media.url, lena.last(contract.roomTicket)?.ticket ?? null).opened();
    camera.catalog({
      video: [{ rendition: 1, config: 1, codec: 'avc1.42E01E', width: 640, height: 360, framerate: 30, bitrate: 1 }],
    });
    camera.video({ keyframe: true });
    await camera.sync();
    await world.pass(stepMs);
    const guest = await world.guest(10_000);
    const client = testClient(createDispatcher(world.live.handlers, world.kit), guest.caller);
    const actorId = lena.subjectId;
    const options = await client.call(contract.getChatOptions, { params: { actorId } });
    const pictures = options.ok ? options.data.pictures : [];
    expect(pictures).toEqual([{ codec: 'avc1.42E01E', width: 640, height: 360 }]);
    const start = (startKey: string, decodes: string[]) =>
      guest.sendCommand(contract.startChat, { actorId, chatType: 'LIVECHAT', startKey, decodes, sequence: 1 });
    await expect(start('cannot-decode', ['vp09.00.10.08'])).rejects.toMatchObject({
      kind: contract.pictureUnsupported,
    });
    expect(guest.last(contract.chatState)).toBeUndefined();
    await start('can-decode-it', [...pictures.map(({ codec }) => codec)]);
    expect(guest.last(contract.chatState)?.chat.status).toBe('starting');
    camera.close();
    await lena.sendCommand(contract.stopLive, {});
    await world.live.settled();
  });
});

describe('a guest who lies about what arrived pays for what was sent', () => {
  it.each<[string, Behaviour]>([
    [
      'never acknowledges',
      async (watcher, step) => {
        if (step === 0) await watcher.connect();
      },
    ],
    [
      'acknowledges once in 18.5 s',
      async (watcher, step) => {
        if (step === 0) await watcher.connect();
        if (every(18_500, step)) await watcher.ack();
      },
    ],
    [
      'opens a new connection every 0.8 s and acknowledges once in 18.5 s',
      async (watcher, step) => {
        if (every(800, step)) await watcher.connect();
        if (every(18_500, step)) await watcher.ack();
      },
    ],
    [
      'hangs up and comes back every 0.8 s and never acknowledges',
      async (watcher, step) => {
        if (every(800, step)) {
          await watcher.hangUp();
          await watcher.connect();
        }
      },
    ],
    [
      'hangs up for five seconds after each second',
      async (watcher, step) => {
        if (step % 15 === 0) await watcher.connect();
        if (step % 15 === 2) await watcher.hangUp();
      },
    ],
    [
      'acknowledges what was never sent',
      async (watcher, step) => {
        if (!watcher.line) await watcher.connect();
        if (every(2_000, step)) watcher.line?.socket.send(encodeControl({ type: 'ack', bytes: 1e9 }));
      },
    ],
    [
      'acknowledges, and closes before the next frame counts',
      async (watcher, step) => {
        if (!watcher.line) await watcher.connect();
        await watcher.ack();
        if (step % 3 === 2) await watcher.hangUp();
      },
    ],
    [
      'answers pings and never acknowledges, on a new line whenever the picture stands',
      async (watcher, step) => {
        if (every(1_200, step)) await watcher.connect();
      },
    ],
    [
      'leaves lines half open',
      async (watcher, step) => {
        if (every(6_000, step)) await watcher.connect(false);
      },
    ],
    [
      'watches on two lines at once',
      async (watcher, step) => {
        if (step === 0 || every(3_000, step)) {
          await watcher.connect();
          await watcher.connect();
        }
      },
    ],
  ])('%s', async (_, behave) => {
    const { seen, paid } = await bill(26, behave);
    expect(seen).toBeGreaterThan(0);
    expect(seen - paid).toBeLessThanOrEqual(freeSeconds);
  });
});
