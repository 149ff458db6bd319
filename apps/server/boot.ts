import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { groupsCookie } from '#domains/experiments/contract/cookie.ts';
import { channelOperations } from '#domains/identity/contract/channel.ts';
import { sessionCookie } from '#domains/identity/contract/index.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import { auditTables } from '#kit/audit/audit.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { clockTables } from '#kit/clock/keep-steady-time.ts';
import type { Config } from '#kit/config/config.ts';
import { publicOrigin } from '#kit/config/public-url.ts';
import { checkPooler } from '#kit/db/connection/check-pooler.ts';
import { whileAwaited, withLongTimeouts } from '#kit/db/connection/timeouts.ts';
import { migrate } from '#kit/db/schema/migrate.ts';
import { metrics } from '#kit/domain/metrics.ts';
import { sitemapEntries } from '#kit/domain/site-pages.ts';
import { eventTables } from '#kit/events/migrations.ts';
import { aliveHandler } from '#kit/http/alive.ts';
import { cookiesOf } from '#kit/http/caller.ts';
import { createUploads } from '#kit/http/uploads.ts';
import type { Log } from '#kit/log/log.ts';
import { mailTables } from '#kit/mail/mailer.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { declare } from '#kit/server/handler.ts';
import type { MountEdge } from '#kit/server/kit.ts';
import { smsTables } from '#kit/sms/sms.ts';
import { openDatabase } from './database.ts';
import { startDemoProcess } from './demo-process.ts';
import { composeDomains } from './domains.ts';
import { roomFigures } from './health.ts';
import { createHttp } from './http.ts';
import { createKit } from './kit.ts';
import { refuseDemoData } from './refuse-demo-data.ts';
import { siteSettings } from './site-settings.ts';

/** A running server. */
export interface Server {
  readonly address: string;
  /** What a person who just started it wants to know: the demo accounts, or how the first operator comes in. */
  readonly hints: readonly string[];
  stop(): Promise<void>;
}

/** Starts everything in order: database, tables, demo world, domains, then the port. Throws when a part cannot start. */
export async function boot(config: Config, tools: { log: Log; say: (line: string) => void }): Promise<Server> {
  const { log, say } = tools;
  const database = await openDatabase(config, {
    say,
    lost: (error) => {
      log.fatal({ err: error }, 'the database is lost');
      process.kill(process.pid, 'SIGTERM');
    },
  });
  if (config.DATABASE_URL) {
    const { warning } = await checkPooler(config.DATABASE_URL);
    if (warning) {
      log.warn({ setting: 'DATABASE_URL' }, warning);
      say(warning);
    }
  }
  // Mails and links name the address, so the port is known before anything else is made.
  const port = config.PORT === 0 ? await freePort(config.HOST) : config.PORT;
  const address = publicOrigin({ ...config, PORT: port });
  const kit = createKit(config, database.url, log, address);
  const { domains, inOrder: list, seed } = composeDomains(kit);
  await migrate(database.url, [
    clockTables,
    eventTables,
    auditTables,
    mailTables,
    smsTables,
    ...list.flatMap((domain) => (domain.migrations ? [domain.migrations] : [])),
  ]);
  await kit.steadyTime.start(kit.db.pool);
  await refuseDemoData(config, kit, domains);
  const site = siteSettings(config);
  if (site.isStaging) {
    const sentence = 'sandbox payments are allowed: coins cost nothing here, and every page says so';
    log.warn({ setting: 'ALLOW_SANDBOX_PAYMENTS' }, sentence);
    say(`ALLOW_SANDBOX_PAYMENTS=on: ${sentence}`);
  }
  const demo = config.DEMO === 'off' ? null : await import('#demo/seed/seed.ts');
  const hints = demo
    ? await withLongTimeouts(() => demo.seedDemo({ kit, domains, seed, say }))
    : await firstSteps(domains.identity);

  const handlers = [
    ...list.flatMap((domain) => domain.handlers),
    ...kit.mail.handlers,
    ...kit.sms.handlers,
    aliveHandler,
    ...declare(channelOperations),
  ];
  const dispatcher = createDispatcher(handlers, kit);
  kit.events.subscribe(handlers);
  kit.realtime.receive(handlers);
  kit.realtime.attachBudgets(dispatcher.charge, dispatcher.takeLimit, dispatcher.giveLimit);
  kit.realtime.attachAuthentication(
    ({ token, ...rest }) =>
      domains.identity.authenticate({ ...rest, bearer: token, cookies: { get: () => undefined } }),
    domains.identity.standing,
  );
  await kit.caches.start();
  await kit.answers.start();
  for (const domain of list) await domain.start?.();
  const uploads = createUploads(resolve(config.DATA_DIR, 'uploads'));
  await uploads.sweep(!config.DATABASE_URL, wallClock().now());
  const app = await createHttp({
    config: kit.config,
    site,
    log,
    dispatcher,
    authenticate: (credentials) => domains.identity.authenticate(credentials),
    upgrades: {
      '/realtime': (request, socket, head, ip, country) => kit.realtime.upgrade(request, socket, head, ip, country),
      '/media': (request, socket, head, ip) => {
        const holderOf = async () => {
          const cookies = cookiesOf(request.headers.cookie);
          const nothing = { bearer: null, language: 'en', country: null } as const;
          return (await whileAwaited(() => domains.identity.authenticate({ ...nothing, cookies, ip }))).sessionId;
        };
        kit.liveMedia.handleUpgrade(request, socket, head, holderOf);
      },
    },
    sessionCookies: [sessionCookie],
    nameOf: async (accountId) => domains.guest.nameOf(kit.db, accountId),
    testGroupsOf: (cookies) => domains.experiments.groupsOfCookie(cookies[groupsCookie]),
    sitemap: async (country) =>
      (await Promise.all(kit.extensions.of(sitemapEntries).map((read) => read(kit.db, country)))).flat(),
    caches: kit.caches,
    limits: kit.limits,
    uploads,
    health: {
      database: async () => !kit.heartbeat.isUnavailable && (await kit.db.pool.query('select 1')).rowCount === 1,
      redis: kit.pingRedis,
      room: () => kit.room,
    },
    isDatabaseAway: () => kit.heartbeat.isUnavailable,
    statements: () => kit.db.changes.statements,
    figures: [
      ...roomFigures(kit.room),
      ...kit.extensions.of(metrics).map((metric) => ({ ...metric, read: () => metric.read(kit.db) })),
    ],
    extras: list.flatMap((domain) =>
      domain.mount ? [(app: FastifyInstance, edge: MountEdge) => domain.mount?.(app, edge) as Promise<void>] : [],
    ),
  });
  kit.heartbeat.start();
  kit.room.start();
  // Whoever asks for a mail in the first second has one coming as well.
  await kit.jobs.prepare(handlers);
  await app.listen({ host: config.HOST, port });
  if (config.ROLES.includes('worker')) {
    kit.events.start();
    kit.jobs.start(handlers).catch((error: unknown) => log.error({ err: error }, 'background work could not start'));
  }

  const simulation = config.DEMO === 'on' ? startDemoProcess(`http://127.0.0.1:${port}`) : null;

  return {
    address,
    hints,
    async stop() {
      if (kit.heartbeat.isUnavailable) kit.heartbeat.letGo();
      await simulation?.stop();
      // From here on nobody new comes in. It ends when the last socket is closed, which the kit does below.
      const closed = app.close();
      for (const domain of [...list].reverse()) await domain.stop?.();
      await kit.liveMedia.stop();
      kit.caches.stop();
      await kit.close();
      await closed;
      await database.stop();
    },
  };
}

/** Where nobody works yet: the link for the first administrator, which is said once and stands in no log. */
async function firstSteps(identity: Pick<Identity, 'firstOperatorLink' | 'hasOperator'>): Promise<readonly string[]> {
  const link = await identity.firstOperatorLink();
  if (link === null)
    return (await identity.hasOperator())
      ? []
      : ['Nobody works here yet: npm run operator-link makes a link for the first.'];
  return [
    'Nobody works here yet. Whoever opens this link becomes the administrator; it works once, for seven days:',
    link,
    'Lost? npm run operator-link makes another one.',
  ];
}

/** A port nobody listens on; the system hands out another one each time. */
function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
