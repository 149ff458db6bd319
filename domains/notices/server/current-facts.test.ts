import fc from 'fast-check';
import { test } from 'vitest';
import { verifyEmail } from '#domains/identity/contract/routes.ts';
import { data } from '#domains/identity/testing/browser.ts';
import { extend } from '#kit/domain/extensions.ts';
import { mailLink } from '#kit/testing/mail-link.ts';
import { proveResource } from '#kit/testing/prove-resource.ts';
import { currentFacts } from '../contract/current-facts.ts';
import { acceptCancellationOffer, autoRechargeTeaserState, getStatusBars, removeStatusBar } from '../contract/index.ts';
import type { BroughtBarType, StatusBarType } from '../contract/status-bars.ts';
import { noticesWorld } from '../testing/world.ts';
import { cancellationOffers, noticeFacts, statusBars } from './index.ts';

const world = await noticesWorld();
const taken = new Set<number>();
/** Of each kind its own: what takes one bar away leaves those of other kinds. */
const landed = new Map<number, Set<string>>();
const flying = new Map<number, Set<string>>();
const said = { en: 'Plane', de: 'Flieger', nl: 'Vliegtuig', es: 'Avión' };
const planeKind = (planes: typeof landed) => ({
  priority: 1,
  tone: 'info' as const,
  title: said,
  find: async (_: unknown, id: number) => [...(planes.get(id) ?? [])].map((key) => ({ key })),
});
const until = new Date(world.kit.clock.now() + 86_400_000).toISOString();
world.kit.extensions.add('subscriptions', [
  extend(cancellationOffers, {
    current: async ({ accountId }) =>
      accountId === null || taken.has(accountId) ? null : { id: `offer-${accountId}`, text: 'Half price', until },
    accept: async (_tx, { accountId }) => {
      taken.add(accountId as number);
      return { accepted: true, info: '' };
    },
  }),
  extend(statusBars, {
    ...planeKind(landed),
    type: 'planeLanded' as string as BroughtBarType,
    dismiss: async (id, key) => void landed.get(id)?.delete(key),
  }),
  extend(statusBars, { ...planeKind(flying), type: 'planeFlies' as string as BroughtBarType }),
  extend(noticeFacts, async () => ({ autoRecharge: { href: '/en/top-up/' } })),
]);

const change = fc.oneof(
  fc.record({
    do: fc.constantFrom('tell', 'verify', 'takeOffer', 'dismissError', 'dismissVerified', 'dismissWrong', 'land'),
  }),
  fc.record({ do: fc.constant('plane' as const), type: fc.constantFrom('planeLanded', 'planeFlies') }),
  fc.record({ do: fc.constant('teaser' as const), mode: fc.constantFrom('shown', 'later', 'hidden') }),
  fc.record({ do: fc.constant('dismiss' as const), type: fc.constantFrom('automaticRecharge', 'mailNotVerified') }),
);
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

test('what the bars follow from is as a new page would have it, whatever is told, done and taken away', () => {
  let people = 0;
  return proveResource(currentFacts, {
    commands: change,
    async open() {
      people += 1;
      const person = await world.signUpAs(`facts${people}@example.com`);
      const { secret: token } = mailLink(world.kit.mails);
      const fetch = async () => data(await person.client.call(getStatusBars, {}));
      const dismiss = async (type: StatusBarType, key = '1') => world.command(person, removeStatusBar, { type, key });
      const make = async (what: Change): Promise<unknown> => {
        const { facts } = await fetch();
        switch (what.do) {
          case 'tell':
            return world.kit.db.transaction((tx) =>
              world.notices.tell(tx, person.id, { texts: { en: 'No', de: 'Nein', nl: 'Nee', es: 'No' } }),
            );
          case 'land':
            for (const planes of [landed, flying])
              planes.set(person.id, new Set([...(planes.get(person.id) ?? []), String(facts.told.length)]));
            return world.kit.db.transaction(async (tx) => world.notices.changed(tx, person.id));
          case 'plane':
            return dismiss(what.type as StatusBarType, facts.told[0]?.key);
          case 'verify':
            return person.client.call(verifyEmail, { body: { token } });
          case 'takeOffer':
            return person.client.call(acceptCancellationOffer, {
              body: { guest_id: person.id, platform_text: 'Half price' },
            });
          case 'teaser':
            return person.client.call(autoRechargeTeaserState, { body: { mode: what.mode as 'shown' } });
          case 'dismissError':
            return dismiss('error', facts.errors[0]?.id);
          case 'dismissVerified':
            return dismiss('verifiedMail', facts.verifiedMail?.id);
          case 'dismissWrong':
            return dismiss('verifiedMail', 'no such key');
          case 'dismiss':
            return dismiss(what.type as 'automaticRecharge');
        }
      };
      return {
        key: null,
        guestId: person.id,
        published: () => world.kit.published,
        fetch,
        async run(what: Change) {
          await make(what);
          await world.kit.events.drain();
        },
      };
    },
  });
});
