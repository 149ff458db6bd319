import { auditTables } from '#kit/audit/audit.ts';
import { pendingLine } from '#kit/audit/pending.ts';
import { createCaches } from '#kit/caches/caches.ts';
import { TestClock } from '#kit/clock/test-clock.ts';
import { forgetAfterCommit } from '#kit/db/connection/after-commit.ts';
import { openDb } from '#kit/db/db.ts';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import type { Migrations } from '#kit/db/schema/migrate.ts';
import { createExtensions } from '#kit/domain/extensions.ts';
import { createEvents } from '#kit/events/events.ts';
import { eventTables } from '#kit/events/migrations.ts';
import type { Jobs } from '#kit/jobs/jobs.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { memoryLog } from '#kit/log/log.ts';
import type { Mail } from '#kit/mail/port.ts';
import { insertSecrets } from '#kit/outbox/seal.ts';
import { createLocalBus } from '#kit/realtime/bus.ts';
import type { Realtime, TopicKind } from '#kit/realtime/port.ts';
import { keysFrom } from '#kit/secrets/secrets.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { Sms } from '#kit/sms/port.ts';
import type { Storage } from '#kit/storage/port.ts';
import { outsideTransactions } from '#kit/storage/storage.ts';
import { testConfig } from './config.ts';
import { onFileEnd } from './file-end.ts';
import { markPrivate } from './log-watch.ts';
import { migratedDatabase } from './migrated-database.ts';

/** A message a use case pushed. */
export interface Published {
  readonly topic: string;
  readonly type: string;
  readonly data: unknown;
}

/** A job a use case queued; `startAfter` in ms since the epoch, when it is not to run at once. */
export interface SentJob {
  readonly name: string;
  readonly payload: unknown;
  readonly startAfter?: number;
}

/** An SMS a use case sent, as its reader sees it. */
export type SentSms = Omit<Sms, 'secrets'>;

/** The tools of a domain over a real database, with a clock that stands still and outer edges that remember. */
export interface TestKit extends Kit {
  readonly clock: TestClock;
  readonly published: Published[];
  readonly mails: Mail[];
  readonly sentSms: SentSms[];
  readonly sentJobs: SentJob[];
  readonly connected: Set<number>;
  readonly topics: Map<string, TopicKind>;
  readonly log: ReturnType<typeof memoryLog>;
}

/** Makes a {@link TestKit} on a fresh database with the tables of `owners` (and the outbox's and the audit log's). */
export async function testKit(owners: readonly Migrations[], env: Record<string, string> = {}): Promise<TestKit> {
  const { url } = await migratedDatabase([eventTables, auditTables, ...owners]);
  const log = memoryLog();
  const db = openDb(url, { log, max: 12 });
  onFileEnd(async () => {
    await db.close();
    forgetAfterCommit();
  });
  const clock = new TestClock();
  const events = createEvents({ db, clock, log });
  db.attachOutbox(events.outbox);
  db.attachBeforeCommit(pendingLine);
  const mails: Mail[] = [];
  const sentSms: SentSms[] = [];
  const sentJobs: SentJob[] = [];
  const bus = createLocalBus();
  const { realtime, published, connected, topics } = recordingRealtime();
  return {
    config: testConfig({ NODE_ENV: 'test', DATABASE_URL: url, PUBLIC_URL: 'http://vesper.test', ...env }),
    clock,
    db,
    events,
    jobs: recordingJobs(sentJobs),
    limits: createLimits(null),
    log,
    mail: { send: async (mail) => void mails.push(privately(mail)), check: async () => ({ state: 'kept' }) },
    sms: { send: async (sms) => sentSms.push(privateSms(sms)) },
    realtime,
    bus,
    caches: createCaches(bus, log),
    storage: outsideTransactions(memoryStorage()),
    extensions: createExtensions(),
    liveMedia: null,
    keyFor: keysFrom(markPrivate('a secret that only tests know, long enough')),
    published,
    mails,
    sentSms,
    sentJobs,
    connected,
    topics,
  };
}

/** Whom a mail went to and the secrets of its links are nobody's else: no log of the test may hold them. */
function privately(mail: Mail): Mail {
  markPrivate(mail.to);
  for (const [, secret] of mail.text.matchAll(/#([\w-]{20,})/g)) markPrivate(secret as string);
  return mail;
}

function privateSms({ secrets, ...sms }: Sms): SentSms {
  markPrivate(sms.to);
  for (const secret of secrets) markPrivate(secret);
  return { ...sms, text: insertSecrets(sms.text, secrets) };
}

function recordingRealtime() {
  const published: Published[] = [];
  const connected = new Set<number>();
  const topics = new Map<string, TopicKind>();
  const realtime: Realtime = {
    defineTopic: (topic) => void topics.set(topic.kind, topic),
    publish: (topic, message, payload) =>
      void published.push({ topic, type: message.name, data: message.payload.parse(payload) }),
    isConnected: async (subjectId) => {
      assertOutsideTransaction('presence');
      return connected.has(subjectId);
    },
    connectedSubjects: async () => {
      assertOutsideTransaction('presence');
      return [...connected].sort((a, b) => a - b);
    },
    onPresence() {},
    onClose() {},
    dropSession: (sessionId, code, reason) =>
      void published.push({ topic: `session:${sessionId}`, type: 'dropSession', data: { code, reason } }),
  };
  return { realtime, published, connected, topics };
}

function recordingJobs(sent: SentJob[]): Jobs {
  return {
    send: async (_tx, job, payload, startAfter) =>
      void sent.push({
        name: job.name,
        payload: job.payload.parse(payload),
        ...(startAfter === undefined ? {} : { startAfter }),
      }),
    prepare: async () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
  };
}

function memoryStorage(): Storage {
  const objects = new Map<string, { body: Uint8Array; type: string }>();
  return {
    put: async (key, body, type) => void objects.set(key, { body, type }),
    get: async (key) => objects.get(key) ?? null,
    part: async (key, start, end) => objects.get(key)?.body.subarray(start, end + 1) ?? null,
    exists: async (key) => objects.has(key),
    delete: async (key) => void objects.delete(key),
  };
}
