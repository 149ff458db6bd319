import { houseRevenue, providerAccount } from '#domains/ledger/contract/index.ts';
import { createCaches } from '#kit/caches/caches.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { readConfig } from '#kit/config/config.ts';
import { openDb } from '#kit/db/db.ts';
import { migrate } from '#kit/db/migrate.ts';
import { createEvents } from '#kit/events/events.ts';
import { eventTables } from '#kit/events/migrations.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { createLog } from '#kit/log/log.ts';
import { createLocalBus } from '#kit/realtime/bus.ts';
import { keysFrom } from '#kit/secrets/secrets.ts';
import type { Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import type { Person } from './people.ts';
import { Stage } from './stage.ts';
import { ownersOfTables } from './tables.ts';

/** What to drive: `guests` paid chats spread over `performers`, with a clock `speed` times as fast as the wall's. */
export interface Drive {
  readonly url: string;
  readonly guests: number;
  readonly performers: number;
  readonly speed: number;
}

const firstPerformer = 1_001;
const firstGuest = 10_001;
const funds = 5_000;

/** Paid chats over a database of any process: starts or carries on as many as asked for. */
export class Driver {
  readonly stage: Stage;
  readonly drive: Drive;
  readonly guests: Person[] = [];

  private constructor(stage: Stage, drive: Drive) {
    this.stage = stage;
    this.drive = drive;
  }

  /** Migrates, starts live (which recovers what a killed process left), and puts everybody back where they were. */
  static async start(drive: Drive): Promise<Driver> {
    await migrate(drive.url, [eventTables, ...ownersOfTables]);
    const driver = new Driver(new Stage(plainKit(drive), Date.now()), drive);
    await driver.stage.live.start?.();
    for (let n = 0; n < drive.performers; n += 1) await driver.#performerOnAir(firstPerformer + n);
    for (let n = 0; n < drive.guests; n += 1) {
      const id = firstGuest + n;
      driver.guests.push(driver.stage.person({ subjectId: id, accountId: id, roles: ['guest'] }));
    }
    return driver;
  }

  /** Every guest without a chat gets coins and starts one; one who has a chat from before goes on in it. */
  async fill(): Promise<void> {
    const { rows } = await this.stage.kit.db.pool.query<{ id: number; guest_id: number; holder: string | null }>(
      `select id, guest_id, holder from live.chats where status <> 'ended'`,
    );
    const open = new Map(rows.map((row) => [row.guest_id, row]));
    for (const [index, guest] of this.guests.entries()) {
      const chat = open.get(guest.subjectId);
      if (chat && chat.holder !== guest.id) await guest.refusal(contract.resumeChat, { chatId: chat.id });
      if (!chat) await this.#startChat(guest, firstPerformer + (index % this.drive.performers));
    }
  }

  /** One thing that happens in a room, chosen by `dice` (0 to 1). */
  async stir(dice: number): Promise<void> {
    const guest = this.guests[Math.floor(dice * 1_000) % this.guests.length] as Person;
    const chat = guest.heard(contract.chatState).at(-1)?.chat;
    const sessions = [...this.stage.media.watching.keys()];
    const session = sessions[Math.floor(dice * 7_919) % Math.max(1, sessions.length)];
    if (dice < 0.3 && session) this.stage.media.cut.add(session);
    else if (dice < 0.6) this.stage.media.cut.clear();
    else if (dice < 0.8 && chat && chat.status !== 'ended') {
      await guest.refusal(contract.endChat, { chatId: chat.chatId, sequence: chat.guestSequence + 1 });
    } else if (dice > 0.95) {
      await this.stage.drop(guest);
      this.guests[this.guests.indexOf(guest)] = this.stage.reconnect(guest);
    }
    for (const each of this.guests) each.received.splice(0, Math.max(0, each.received.length - 50));
  }

  async stop(): Promise<void> {
    await this.stage.live.stop?.();
    await this.stage.kit.db.close();
  }

  async #performerOnAir(id: number): Promise<void> {
    const { stage } = this;
    const known = await stage.performers.actor(stage.kit.db, id);
    const person = known
      ? stage.person({ subjectId: id, accountId: id, roles: ['guest', 'performer'] })
      : await stage.performer({ id, priceVideo: 333, priceMulti: 217 });
    await stage.goLive(person, { autoAccept: true });
  }

  async #startChat(guest: Person, actorId: number): Promise<void> {
    const { stage } = this;
    const account = `guest:${guest.subjectId}` as const;
    const coins = await stage.ledger.balance(stage.kit.db, account);
    if (coins < 300) {
      const key = `drive-top-up:${guest.subjectId}:${stage.nextId()}`;
      const entries = [
        { account: providerAccount('sandbox'), amount: -funds },
        { account, amount: funds - 1 },
        { account: houseRevenue, amount: 1 },
      ];
      await stage.kit.db.transaction((tx) => stage.ledger.post(tx, { key, kind: 'topUp', entries }));
    }
    const startKey = `drive-${guest.subjectId}-${stage.nextId()}`;
    await guest.refusal(contract.startChat, { actorId, chatType: 'LIVECHAT', startKey, sequence: 1 });
  }
}

function plainKit({ url, speed }: Drive): Kit {
  const log = createLog('error');
  const db = openDb(url, { log });
  const events = createEvents(db, log);
  db.attachOutbox(events.outbox);
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: url, CLOCK_SPEED: String(speed), LIMIT_FACTOR: '1000' });
  const bus = createLocalBus();
  return {
    config,
    clock: wallClock(speed),
    db,
    events,
    jobs: { send: async () => undefined, start: async () => undefined, stop: async () => undefined },
    limits: createLimits(null),
    log,
    mail: { send: async () => undefined },
    realtime: {
      defineTopic() {},
      publish: (_topic, message, payload) => void message.payload.parse(payload),
      isConnected: async () => false,
      connectedSubjects: async () => [],
      onPresence() {},
      onClose() {},
      dropSession() {},
    },
    bus,
    caches: createCaches(bus, log),
    storage: {
      put: async () => undefined,
      get: async () => null,
      exists: async () => false,
      delete: async () => undefined,
    },
    keyFor: keysFrom('a secret that only load drivers know, long enough'),
  };
}
