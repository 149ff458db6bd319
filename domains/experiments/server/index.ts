import { eq } from 'drizzle-orm';
import type { GuestState } from '#domains/guest/contract/guest-state.ts';
import { guestDomain, guestStatePart } from '#domains/guest/server/index.ts';
import { loggedIn, signedUp } from '#domains/identity/contract/events.ts';
import type { GoalListener } from '#domains/tracking/server/index.ts';
import { goalListeners, trackingDomain } from '#domains/tracking/server/index.ts';
import { consentCookie, parseConsent } from '#kit/consent/consent-cookie.ts';
import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import type { CookieJar } from '#kit/server/handler.ts';
import { handle, on } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import { cookieOfGroups, groupsCookie, groupsCookieDays, groupsOfCookie } from '../contract/cookie.ts';
import type { ExperimentDraft } from '../contract/definition.ts';
import { experimentsFields } from '../contract/guest-fields.ts';
import * as routes from '../contract/routes.ts';
import { createCurrent } from './current.ts';
import { allExperiments, createDefinitions } from './definitions.ts';
import { featureHandlers, featuresOfGuest } from './features.ts';
import { createParticipants } from './participants.ts';
import { experimentsData } from './personal-data.ts';
import { resultsOf } from './results.ts';
import { experiments } from './tables.ts';

export const experimentsTables = { name: 'experiments', folder: new URL('./migrations', import.meta.url) };

export type TestGroups = GuestState['testGroups'];

/** Experiments: who sees which variant, and what came of it. Feedback on features. */
export interface Experiments extends DomainServer {
  /** What an anonymous visitor sees, from the cookie of the device alone: pages are shared by all who see the same. */
  groupsOfCookie(cookie: string | undefined): TestGroups;
  /** The fields of the guest state that belong to experiments. */
  guestFields(caller: Caller, executor: Executor): Promise<Pick<GuestState, 'testGroups' | 'activeFeatures'>>;
  /** Writes an experiment down and starts it, for seeding; one that is there stays as it is. */
  run(draft: ExperimentDraft): Promise<void>;
  /** Notes that a goal was reached. */
  readonly reached: GoalListener;
}

/** What experiments ask of the process. */
export interface ExperimentsDeps {
  /** Whether the visitor with these cookies agreed to analytics. */
  readonly allowsAnalytics: (cookies: CookieJar) => boolean;
}

export function createExperiments(kit: Kit, { allowsAnalytics }: ExperimentsDeps): Experiments {
  const current = createCurrent(kit);
  const participants = createParticipants(kit, current);
  const definitions = createDefinitions(kit, () => current.changed());

  /** Groups as pages see them: those of the running experiments, and for all the winners of the stopped ones. */
  const asState = (groups: readonly { key: string; value: string }[]): TestGroups => [
    ...groups.map(({ key, value }) => ({ name: key, value, isActive: true })),
    ...current.stopped.flatMap(({ key, winner }) =>
      winner === null ? [] : [{ name: key, value: winner, isActive: false }],
    ),
  ];
  const forAnyone = () => current.running.filter(({ audience }) => audience === 'anyone');

  return {
    name: 'experiments',
    migrations: experimentsTables,
    start: () => current.start(),
    stop: async () => current.stop(),
    async run(draft) {
      const [there] = await kit.db.orm.select().from(experiments).where(eq(experiments.key, draft.key));
      const { id, state } = there ?? (await definitions.create(null, draft));
      if (state === 'draft') await definitions.start(null, id);
    },
    reached: (tx, goal) => participants.convert(tx, goal),
    groupsOfCookie: (cookie) => asState(groupsOfCookie(cookie, forAnyone())),
    async guestFields({ subjectId, accountId }, executor) {
      const groups = subjectId === null ? [] : await participants.groupsOf(executor, subjectId);
      return {
        testGroups: asState(groups),
        activeFeatures: accountId === null ? [] : await featuresOfGuest(executor, accountId),
      };
    },
    handlers: [
      handle(routes.joinExperiments, async (_, { caller, cookies }) => {
        if (!allowsAnalytics(cookies)) return { groups: [] };
        const remembered = groupsOfCookie(cookies.get(groupsCookie), current.running);
        const groups = await participants.join(caller.subjectId, caller.accountId !== null, remembered);
        const text = cookieOfGroups(groups);
        if (text !== '') cookies.set(groupsCookie, text, { maxAge: groupsCookieDays * 86_400, httpOnly: false });
        return { groups };
      }),
      handle(routes.exposeExperiments, async ({ body }, { caller }) => {
        await participants.expose(caller.subjectId, body.keys);
        return { success: true };
      }),
      handle(routes.listExperiments, async () => {
        const [all, exposures] = await Promise.all([allExperiments(kit.db), participants.exposures()]);
        return { experiments: all.map((one) => ({ ...one, exposures: exposures.get(one.id) ?? 0 })) };
      }),
      handle(routes.readExperiment, async ({ params }) => {
        const experiment = (await allExperiments(kit.db)).find(({ id }) => id === params.experimentId);
        if (!experiment) throw new Problem(notFound);
        return { experiment, results: resultsOf(experiment, await participants.counts(experiment.id)) };
      }),
      handle(routes.createExperiment, ({ body }, call) => definitions.create(call, body)),
      handle(routes.changeExperiment, ({ params, body }, call) => definitions.change(call, params.experimentId, body)),
      handle(routes.startExperiment, ({ params }, call) => definitions.start(call, params.experimentId)),
      handle(routes.stopExperiment, ({ params, body }, call) =>
        definitions.stop(call, params.experimentId, body.winner),
      ),
      on(loggedIn, 'experiments.keepGroups', async ({ accountId, visitorId }, tx) => {
        if (visitorId !== null) await participants.becomes(tx, visitorId, accountId);
      }),
      on(signedUp, 'experiments.keepGroupsOfNew', async ({ accountId, visitorId }, tx) => {
        if (visitorId !== null) await participants.becomes(tx, visitorId, accountId);
      }),
      ...featureHandlers(kit),
    ],
  };
}

/** Experiments, as the application lists them. */
export const experimentsDomain = defineDomain({
  name: 'experiments',
  uses: { guest: guestDomain, tracking: trackingDomain },
  declares: [extend(personalData, experimentsData)],
  create: (kit) =>
    createExperiments(kit, {
      allowsAnalytics: (cookies) => parseConsent(cookies.get(consentCookie)).analytics,
    }),
  seed: (experiments) =>
    experiments.run({
      key: 'signUpWords',
      name: 'Does the button say that signing up is free?',
      audience: 'anyone',
      goal: 'sign_up',
      plannedPerVariant: 1000,
      variants: [
        { value: 'before', weight: 50 },
        { value: 'free', weight: 50 },
      ],
    }),
  contributes: (experiments) => [
    guestStatePart(experimentsFields, (caller, executor) => experiments.guestFields(caller, executor)),
    extend(goalListeners, experiments.reached),
  ],
});
