import { channelOperations, channelSubject } from '#domains/identity/contract/channel.ts';
import { createCaches } from '#kit/caches/caches.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { readConfig } from '#kit/config/config.ts';
import type { Operation } from '#kit/contract/operations.ts';
import { openDb } from '#kit/db/db.ts';
import type { Migrations } from '#kit/db/schema/migrate.ts';
import { settingsOf } from '#kit/domain/compose.ts';
import type { AnyDomain } from '#kit/domain/domain.ts';
import { createExtensions } from '#kit/domain/extensions.ts';
import { createEvents } from '#kit/events/events.ts';
import { aliveHandler } from '#kit/http/alive.ts';
import { createJobs } from '#kit/jobs/jobs.ts';
import { createLimits } from '#kit/limits/limits.ts';
import type { LiveMedia } from '#kit/live-media/port.ts';
import { memoryLog } from '#kit/log/log.ts';
import { createMailer } from '#kit/mail/mailer.ts';
import { createLocalBus } from '#kit/realtime/bus.ts';
import { createRealtime } from '#kit/realtime/server.ts';
import { keysFrom } from '#kit/secrets/secrets.ts';
import type { Dispatcher } from '#kit/server/dispatch.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { declare } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import { createSms } from '#kit/sms/sms.ts';
import { createStorage } from '#kit/storage/storage.ts';
import { documentsOf } from './documents.ts';
import * as domainList from './domain-list.ts';
import { composeList } from './domains.ts';
import { recordsOf } from './records.ts';

/** JSON as it stands in files. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Domains composed without a database: nothing is connected. All of them, or some with all that they use. */
export async function composed(
  list: Readonly<Record<string, AnyDomain>> = domainList,
): Promise<{ kit: Kit; domains: readonly DomainServer[] }> {
  const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://vesper.example' }, settingsOf(domainList));
  const log = memoryLog();
  const clock = wallClock();
  const db = openDb('postgres://nowhere.invalid/none', { log });
  const bus = createLocalBus();
  const jobs = createJobs('postgres://nowhere.invalid/none', log);
  const realtime = createRealtime({ clock, log, bus, subject: channelSubject });
  const keyFor = keysFrom('only for describing the contract');
  const kit: Kit = {
    config,
    clock,
    db,
    events: createEvents({ db, clock, log }),
    jobs,
    limits: createLimits(null),
    log,
    mail: createMailer({ config, db, jobs, clock, log, keyFor }),
    sms: createSms({ config, db, jobs, clock, log, keyFor }),
    realtime,
    bus,
    caches: createCaches(bus, log),
    storage: createStorage(config, 'nowhere'),
    keyFor,
    extensions: createExtensions(),
    liveMedia: { on: () => () => undefined } as unknown as LiveMedia,
  };
  const { inOrder: domains } = composeList(list, kit);
  await realtime.close();
  return { kit, domains };
}

/** The dispatcher over everything that is composed, to describe it. */
export async function describedContract(): Promise<Dispatcher> {
  const { kit, domains } = await composed();
  const handlers = [...domains.flatMap((domain) => domain.handlers), aliveHandler, ...declare(channelOperations)];
  return createDispatcher(handlers, kit);
}

/** The tables of all domains, in the order they are made. */
export async function tablesOfDomains(): Promise<Migrations[]> {
  const { domains } = await composed();
  return domains.flatMap(({ migrations }) => (migrations ? [migrations] : []));
}

/** The domain that answers each operation, by the operation's name; what the kit answers has none. */
export const ownersOf = (domains: readonly DomainServer[]): ReadonlyMap<string, string> =>
  new Map(
    domains.flatMap(({ name, handlers }) =>
      handlers.flatMap(({ kind, operation }) => (kind === 'event' ? [] : [[operation.name, name] as const])),
    ),
  );

/** {@link ownersOf} of all domains, for tests that ask a server of its own. */
export const operationOwners = async (): Promise<ReadonlyMap<string, string>> => ownersOf((await composed()).domains);

/** Every operation of the contract, for tests over all of them. */
export async function contractOperations(): Promise<Operation[]> {
  const { handlers } = await describedContract();
  return [...new Set(handlers.map(({ operation }) => operation))];
}

/**
 * What the whole site publishes, as the running server serves it (`documents.ts`) and `npm run generate` writes it for reading: `openapi.json`,
 * `asyncapi.json`, one `*.graphql` per query service, who may call what (`access.md`), what operators can set (`settings.md`), and what is
 * kept about people (`personal-data.md`). What stands in the repository is each domain's own part (`published.ts`).
 */
export async function contractFiles(): Promise<Record<string, string>> {
  const dispatcher = await describedContract();
  const documents = documentsOf(dispatcher);
  return {
    ...recordsOf(dispatcher),
    'openapi.json': json(documents.openApi),
    'asyncapi.json': json(documents.asyncApi),
    ...Object.fromEntries(Object.entries(documents.sdl).map(([service, sdl]) => [`${service}.graphql`, sdl])),
  };
}
