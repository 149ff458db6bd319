import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { channelOperations, channelSubject } from '#domains/identity/contract/channel.ts';
import { openVisitorSession, signUp } from '#domains/identity/contract/routes.ts';
import { data } from '#domains/identity/testing/browser.ts';
import { showSecondFactor } from '#domains/identity/testing/second-factor.ts';
import { passPhrase, runJobs } from '#domains/identity/testing/world.ts';
import { FakeMedia } from '#domains/live/testing/fake-media.ts';
import { TestClock } from '#kit/clock/test-clock.ts';
import type { Role } from '#kit/contract/access.ts';
import type { Operation } from '#kit/contract/operations.ts';
import { aliveHandler } from '#kit/http/alive.ts';
import type { Credentials } from '#kit/http/caller.ts';
import { countryOf } from '#kit/http/caller.ts';
import { createUploads } from '#kit/http/uploads.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { createMailer, mailTables } from '#kit/mail/mailer.ts';
import { createRealtime } from '#kit/realtime/server.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { declare } from '#kit/server/handler.ts';
import { createSms, smsTables } from '#kit/sms/sms.ts';
import { withDesk } from '#kit/testing/caller.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { testKit } from '#kit/testing/kit.ts';
import { ownersOf, tablesOfDomains } from '../contract-files.ts';
import { composeDomains } from '../domains.ts';
import { createHttp } from '../http.ts';
import { httpBrowsers } from './over-http.ts';
import type { Person } from './people.ts';
import { person } from './people.ts';

/** A site with every domain, its real handlers mounted in the real application, a real channel and a real payment sandbox, on a clock of the test's own. */
export type TestSite = Awaited<ReturnType<typeof openSite>>;

export async function openSite() {
  const made = await testKit([mailTables, smsTables, ...(await tablesOfDomains())], {
    INTERNAL_ENDPOINTS: 'on',
    // Nobody lives there.
    COUNTRIES_NOT_SERVED: 'AQ',
  });
  const mailer = createMailer(made);
  const sms = createSms(made);
  const realtime = createRealtime({ clock: made.clock, log: made.log, bus: made.bus, subject: channelSubject });
  /** Operations somebody without the right has asked for, as the log tells them. */
  const refused: string[] = [];
  const noting = (level: 'info' | 'warn') => (entry: unknown, text?: string) => {
    const { operation } = (entry ?? {}) as { operation?: string };
    if (operation !== undefined) refused.push(operation);
    made.log[level](entry as object, text);
  };
  const media = new FakeMedia(made.clock);
  const kit = {
    ...made,
    liveMedia: media,
    log: Object.assign(Object.create(made.log) as typeof made.log, { info: noting('info'), warn: noting('warn') }),
    realtime,
    limits: createLimits(null, 10_000),
    mail: {
      check: mailer.check,
      send: async (...[mail, tx]: Parameters<typeof mailer.send>) => {
        made.mails.push(mail);
        await mailer.send(mail, tx);
      },
    },
    sms,
  };
  const { domains, inOrder: list } = composeDomains(kit);
  const handlers = [...list.flatMap((domain) => domain.handlers), aliveHandler, ...declare(channelOperations)];
  kit.events.subscribe(handlers);
  realtime.receive(handlers);
  realtime.attachAuthentication(
    ({ token, ...rest }) =>
      domains.identity.authenticate({ ...rest, bearer: token, cookies: { get: () => undefined } }),
    domains.identity.standing,
  );
  for (const domain of list) await domain.start?.();

  const server = createServer();
  server.on('upgrade', (request, socket, head) =>
    realtime.upgrade(request, socket, head, '127.0.0.1', countryOf(request.headers)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const payments = Fastify({ forceCloseConnections: true }) as unknown as FastifyInstance;
  await domains.payments.mount(payments);
  await payments.listen({ host: '127.0.0.1', port: 0 });
  const people: Person[] = [];
  onFileEnd(async () => {
    for (const one of people) one.close();
    await realtime.close();
    for (const domain of [...list].reverse()) await domain.stop?.();
    await payments.close();
    server.close();
  });

  const authenticate = (credentials: Credentials) => domains.identity.authenticate(credentials);
  const app = await createHttp({
    // Pages are another test's matter.
    config: { ...kit.config, ROLES: ['api'], TRUST_PROXY: true },
    log: kit.log,
    dispatcher: createDispatcher(handlers, kit),
    authenticate,
    upgrades: {},
    sessionCookies: [],
    nameOf: async () => '',
    testGroupsOf: () => [],
    sitemap: async () => [],
    health: { database: async () => true },
    isDatabaseAway: () => false,
    caches: kit.caches,
    limits: kit.limits,
    uploads: createUploads(join(tmpdir(), `vesper-uploads-${process.pid}`)),
    // Requests here have no socket that could be slow.
    clock: new TestClock(),
    extras: [],
  });
  await app.ready();
  onFileEnd(() => app.close());
  const browser = httpBrowsers(app, authenticate);
  const seat = (of: ReturnType<typeof browser>, session: { guestId: number; accessToken: string }): Person => {
    // As their page does: with the token it was given.
    of.bearer = session.accessToken;
    const one = person(server.address() as AddressInfo, of, session.guestId, session.accessToken);
    people.push(one);
    return one;
  };
  const operations = [...new Set(handlers.map(({ operation }) => operation))];

  return {
    kit,
    domains,
    media,
    refused,
    browser,
    operations,
    /** The domain that answers each operation, by the operation's name. */
    owners: ownersOf(list),
    /** One operation of the contract by its name. */
    named(name: string): Operation {
      const found = operations.find((operation) => operation.name === name && operation.kind !== 'job');
      if (!found) throw new Error(`The contract has no ${name}.`);
      return found;
    },
    /** Somebody new who has signed up; with a role, as whoever has it logs in. */
    async signUp(email: string, role?: Role, country?: string): Promise<Person> {
      const own = browser({
        ...(country && { country }),
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      });
      const body = { email, password: passPhrase, isAdult: true, acceptTerms: true } as const;
      const session = data(await own.client.call(signUp, { body }));
      if (role) {
        await showSecondFactor(kit, session.guestId);
        await kit.db.transaction(async (tx) => {
          for (const each of withDesk([role])) await domains.identity.grantRole(tx, session.guestId, each);
        });
      }
      return seat(own, session);
    },
    /** Somebody without an account, with a visitor's session. */
    async visitor(country?: string): Promise<Person> {
      const own = browser(country ? { country } : {});
      return seat(own, data(await own.client.call(openVisitorSession, {})));
    },
    /** Where a session was entered in a browser of its own. */
    seat,
    /** What carries each operation out, for tests that call in somebody's name without a browser. */
    handlers,
    /** Pays an order at the sandbox as a browser does, or presses another of its buttons; the coins come with the provider's report. */
    async pay(checkoutUrl: string, decision = 'pay'): Promise<void> {
      const payload = new URLSearchParams([...new URL(checkoutUrl).searchParams, ['decision', decision]]).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      await payments.inject({ method: 'POST', url: '/sandbox/flexpay/decide', headers, payload });
    },
    /** Lets everything that was caused happen: jobs, events, what live has begun. */
    async settle(): Promise<void> {
      kit.sentJobs.splice(0, Infinity, ...kit.sentJobs.filter(({ name }) => handlers.some(isWorkerOf(name))));
      await runJobs(kit, handlers);
      await kit.events.drain();
      await domains.live.settled();
    },
  };
}

const isWorkerOf = (name: string) => (handler: { kind: string; operation: Operation }) =>
  handler.kind === 'job' && handler.operation.name === name;
