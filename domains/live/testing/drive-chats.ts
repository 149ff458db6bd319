import { closeSync, openSync, writeSync } from 'node:fs';
import { houseRevenue, providerAccount } from '#domains/ledger/contract/index.ts';
import { topUp } from '#domains/payments/contract/transfers.ts';
import { paymentsTables } from '#domains/payments/server/index.ts';
import { clockTables } from '#kit/clock/keep-steady-time.ts';
import { migrate } from '#kit/db/schema/migrate.ts';
import { eventTables } from '#kit/events/migrations.ts';
import { toProblem } from '#kit/server/dispatch.ts';
import * as contract from '../contract/index.ts';
import { DriveClock, driveKit } from './drive-kit.ts';
import type { Person } from './people.ts';
import { RelayAudience } from './relay-audience.ts';
import { ownersOfTables } from './tables.ts';
import { LiveTestBed } from './test-bed.ts';
import type { TopUps } from './top-ups.ts';
import { openTopUps } from './top-ups.ts';

/** What to drive: `guests` paid chats spread over `performers`, with a clock `speed` times as fast as the wall's. */
export interface Drive {
  readonly url: string;
  readonly guests: number;
  readonly performers: number;
  readonly speed: number;
  /** Since when the clock has run faster, ms since the epoch; the start of this process when not given. */
  readonly since?: number;
  /** A file that is told of every frame that reaches a guest: media session and instant, a line each. */
  readonly record?: string;
  /** Frames go through the real relay instead of the double. */
  readonly relay?: boolean;
  /** Coins are bought at the sandbox provider instead of being there. */
  readonly topUps?: boolean;
  /** What guests write into their chats, nothing when not given; then the log tells everything. */
  readonly words?: string;
}

const firstPerformer = 1_001;
const firstGuest = 10_001;
const funds = 5_000;

/** Paid chats over a database of any process: starts or carries on as many as asked for. */
export class Driver {
  readonly stage: LiveTestBed;
  readonly drive: Drive;
  readonly guests: Person[] = [];
  readonly #clock: DriveClock;
  readonly #audience: RelayAudience | null;
  readonly #record: number | null;
  readonly #sessions = new Map<number, string>();
  readonly #performers: Person[] = [];
  #topUps: TopUps | null = null;

  private constructor(drive: Drive, clock: DriveClock) {
    this.drive = drive;
    this.#clock = clock;
    this.#record = drive.record === undefined ? null : openSync(drive.record, 'a');
    const kit = driveKit(drive.url, clock.clock, drive.words === undefined ? 'silent' : 'debug');
    const seen = (chatId: number) => void this.#seenIn(chatId);
    this.#audience = drive.relay ? new RelayAudience(clock.clock, kit.log, seen) : null;
    this.stage = new LiveTestBed(kit, Date.now(), this.#audience?.frames ?? null, {
      seen: (session) => this.#note(session),
    });
  }

  /** Migrates, starts live (which recovers what a killed process left), and puts everybody back where they were. */
  static async start(drive: Drive): Promise<Driver> {
    await migrate(drive.url, [clockTables, eventTables, ...ownersOfTables, paymentsTables]);
    const clock = new DriveClock(drive.speed, drive.since ?? Date.now());
    const driver = new Driver(drive, clock);
    const { stage } = driver;
    await clock.start(stage.kit.db.pool);
    await driver.#audience?.listen();
    if (drive.topUps) driver.#topUps = await openTopUps(stage.kit, stage.ledger);
    await stage.live.start?.();
    for (let n = 0; n < drive.performers; n += 1) await driver.#performerOnAir(firstPerformer + n);
    for (let n = 0; n < drive.guests; n += 1) {
      const id = firstGuest + n;
      driver.guests.push(stage.person({ subjectId: id, accountId: id, roles: ['guest'] }));
    }
    return driver;
  }

  /** Every guest without a chat gets coins and starts one; one who has a chat from before continues in it. */
  async fill(): Promise<void> {
    const { rows } = await this.stage.kit.db.pool.query<{ id: number; guest_id: number; holder: string | null }>(
      `select id, guest_id, holder from live.chats where status <> 'ended'`,
    );
    const open = new Map(rows.map((row) => [row.guest_id, row]));
    for (const [index, guest] of this.guests.entries()) {
      const chat = open.get(guest.subjectId);
      const dark = this.#audience && chat && !this.#audience.shows(chat.id);
      if (chat && (chat.holder !== guest.id || dark)) await guest.refusal(contract.resumeChat, { chatId: chat.id });
      if (!chat) await this.#startChat(guest, firstPerformer + (index % this.drive.performers));
    }
    this.connect();
  }

  /** Whoever got a ticket for the relay connects with it. */
  connect(): void {
    for (const performer of this.#performers) this.#audience?.film(performer);
    for (const guest of this.guests) this.#audience?.watch(guest);
  }

  /** One thing that happens in a room, chosen by `dice` (0 to 1). */
  async stir(dice: number): Promise<void> {
    const guest = this.guests[Math.floor(dice * 1_000) % this.guests.length] as Person;
    const chat = guest.receivedOf(contract.chatState).at(-1)?.chat;
    const sessions = [...this.stage.media.watching.keys()];
    const session = sessions[Math.floor(dice * 7_919) % Math.max(1, sessions.length)];
    if (dice < 0.08) {
      if (session) this.stage.media.cut.add(session);
      this.#audience?.cut(dice);
    } else if (dice < 0.1) this.stage.media.cut.clear();
    else if (dice < 0.2 && chat && chat.status !== 'ended') {
      await guest.refusal(contract.endChat, { chatId: chat.chatId, sequence: chat.guestSequence + 1 });
    } else if (dice < 0.25) {
      await this.stage.drop(guest);
      this.guests[this.guests.indexOf(guest)] = this.stage.reconnect(guest);
    } else if (dice < 0.35) {
      const hour = 3_600_000;
      this.#clock.wallAhead = [0, 30_000, -30_000, hour, -hour][Math.floor(dice * 100) % 5] as number;
    } else if (dice < 0.45) await this.#topUps?.repeat();
    else if (chat && chat.status !== 'ended') await this.#write(guest, chat.chatId);
    for (const each of this.guests) each.received.splice(0, Math.max(0, each.received.length - 50));
  }

  /** The performers stop. Resolves when all chats have ended and every top-up is credited. */
  async settle(): Promise<void> {
    const { kit } = this.stage;
    for (const performer of this.#performers) await performer.refusal(contract.stopLive, {});
    await this.#audience?.stop();
    const left = `select (select count(*) from live.chats where status <> 'ended')
      + (select count(*) from payments.sandbox_outbox where due_at is not null) as left`;
    for (;;) {
      await this.#topUps?.repeat();
      const { rows } = await kit.db.pool.query<{ left: number }>(left);
      if (rows[0]?.left === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await this.stop();
  }

  async stop(): Promise<void> {
    await this.stage.live.stop?.();
    await this.#topUps?.stop();
    this.#clock.stop();
    await this.stage.kit.db.close();
    if (this.#record !== null) closeSync(this.#record);
  }

  async #performerOnAir(id: number): Promise<void> {
    const { stage } = this;
    const known = await stage.performers.actor(stage.kit.db, id);
    const person = known
      ? stage.person({ subjectId: id, accountId: id, roles: ['guest', 'performer'] })
      : await stage.performer({ id, priceVideo: 333, priceMulti: 217 });
    this.#performers.push(person);
    await stage.goLive(person, { autoAccept: true });
    this.connect();
  }

  async #startChat(guest: Person, actorId: number): Promise<void> {
    const { stage } = this;
    const account = `guest:${guest.subjectId}` as const;
    const coins = await stage.ledger.balance(stage.kit.db, account);
    if (coins < 300 && this.#topUps) await this.#topUps.buy(guest.subjectId);
    else if (coins < 300) {
      const key = `drive-top-up:${guest.subjectId}:${stage.nextId()}`;
      const entries = [
        { account: providerAccount('sandbox'), amount: -funds },
        { account, amount: funds - 1 },
        { account: houseRevenue, amount: 1 },
      ];
      await stage.kit.db.transaction((tx) => stage.ledger.post(tx, { key, kind: topUp, entries }));
    }
    const startKey = `drive-${guest.subjectId}-${stage.nextId()}`;
    await guest.refusal(contract.startChat, { actorId, chatType: 'LIVECHAT', startKey, sequence: 1 });
  }

  /** A line in a chat; what fails is logged as the socket does. */
  async #write(guest: Person, chatId: number): Promise<void> {
    const { words: text } = this.drive;
    if (text === undefined) return;
    await guest.refusal(contract.sendChatText, { chatId, text }).catch((error: unknown) => {
      toProblem(error, this.stage.kit.log);
    });
  }

  /** Written at once: what stands in the file outlives this process. */
  #note(session: string): void {
    if (this.#record !== null) writeSync(this.#record, `${session} ${this.#clock.clock.steady()}\n`);
  }

  async #seenIn(chatId: number): Promise<void> {
    const known = this.#sessions.get(chatId);
    if (known) return this.#note(known);
    // The database may be away; frames reach the guest all the same.
    const at = this.#clock.clock.steady();
    const sql = 'select media_session as session from live.chats where id = $1';
    const found = await this.stage.kit.db.pool.query<{ session: string }>(sql, [chatId]).catch(() => null);
    const session = found?.rows[0]?.session;
    if (!session) return;
    this.#sessions.set(chatId, session);
    if (this.#record !== null) writeSync(this.#record, `${session} ${at}\n`);
  }
}
