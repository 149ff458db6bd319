import { beforeAll, expect, it } from 'vitest';
import { checkedDomain, isChecked } from '#architecture/checked-domain.ts';
import { declaredIn } from '#architecture/declared-in.ts';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import { passPhrase } from '#domains/identity/testing/world.ts';
import { actorState } from '#domains/performers/contract/presence.ts';
import type { Operation, PayloadOf } from '#kit/contract/operations.ts';
import { isForOperators } from '#kit/server/auditing.ts';
import { foreignIdCalls } from './testing/foreign-id-calls.ts';
import type { Person } from './testing/people.ts';
import type { Scenario } from './testing/scenario.ts';
import { openScenario } from './testing/scenario.ts';

let scenario: Scenario;
/** Petra is shown everywhere but in France. */
let people: Record<'visitor' | 'member' | 'frenchVisitor' | 'frenchMember', Person>;

beforeAll(async () => {
  scenario = await openScenario();
  const { site } = scenario;
  await site.kit.db.pool.query(`update performers.actors set banned_country_codes = '{FR}' where name = 'Petra'`);
  people = {
    visitor: await site.visitor(),
    member: await site.signUp('mia@vesper.test'),
    frenchVisitor: await site.visitor('FR'),
    frenchMember: await site.signUp('fleur@vesper.test', undefined, 'FR'),
  };
}, 120_000);

/** What has to be said to be told of performers; the others are asked with nothing, or with what names Petra. */
const words: Readonly<Record<string, readonly unknown[]>> = {
  searchActors: [{ pattern: 'Petra' }],
  searchResult: [{ params: { searchPattern: 'Petra' } }],
};

const isReading = (operation: Operation): boolean =>
  operation.kind === 'query' || (operation.kind === 'route' && operation.method === 'GET');
/** What only reads as well, though it is posted or said over the channel. */
const alsoRead = ['watchActor', 'getsedcardsByPayload', 'favourites.pinActor'];

/** What tells of Petra: her name, or her number as an id. */
const tellsOf = (text: string): boolean =>
  text.includes('Petra') || new RegExp(`"(?:id|actorId)":"?${scenario.people.petra.id}\\b`).test(text);

it('a performer is not there for anyone who comes from a country she is not shown in, whatever is asked', async () => {
  const { site } = scenario;
  const asked = site.operations.filter(
    (operation) =>
      (isReading(operation) || alsoRead.includes(operation.name)) &&
      !isForOperators(operation) &&
      isChecked(site.owners.get(operation.name)),
  );
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (const operation of asked) {
    const call = foreignIdCalls[operation.name];
    const inputs = [...(words[operation.name] ?? [{}]), ...(call?.of === 'petra' ? call.inputs(scenario) : [])];
    for (const input of inputs) {
      for (const who of [people.visitor, people.member]) {
        if (tellsOf((await who.call(operation, input)).text)) seen.add(operation.name);
      }
      for (const who of [people.frenchVisitor, people.frenchMember]) {
        const { text } = await who.call(operation, input);
        if (tellsOf(text))
          wrong.push(
            `${declaredIn(operation.name)} tells of a hidden performer, asked ${JSON.stringify(input)}: ask isBanned or seenFrom of the performers. ${text.slice(0, 300)}`,
          );
      }
    }
  }
  nothingWrong(wrong);
  // The same questions tell others of her, or nothing was tried.
  if (checkedDomain === undefined) expect([...seen].sort().length, [...seen].sort().join()).toBeGreaterThan(9);
}, 120_000);

it('nobody there hears of her over the channel, and others do', async () => {
  if (!isChecked('live')) return;
  const { site, people: others } = scenario;
  const { petra } = others;
  for (const who of Object.values(people)) await who.call(site.named('ping'), {});
  const join = (who: Person, topic: string) => who.call(site.named('subscribe'), { topic });
  for (const who of [people.member, people.frenchMember]) expect((await join(who, 'actors')).code).toBeNull();
  expect((await join(people.member, `actor:${petra.id}`)).code).toBeNull();
  expect((await join(people.frenchMember, `actor:${petra.id}`)).code).toBe('not_permitted');
  site.kit.realtime.publish('actors', actorState, await currentPresence(), { hiddenFrom: ['FR'] });
  await expect.poll(() => tellsOf(people.member.received())).toBe(true);
  // Their channel answers after what was sent before.
  await people.frenchMember.call(site.named('ping'), {});
  expect(tellsOf(people.frenchMember.received())).toBe(false);
});

it('nobody becomes a member or pays in a country that is not served', async () => {
  const { site } = scenario;
  const count = async (table: string): Promise<unknown> =>
    (await site.kit.db.pool.query(`select count(*)::int as n from ${table}`)).rows[0]?.n;
  const before = [await count('identity.accounts'), await count('payments.orders')];
  const body = { email: 'south@vesper.test', password: passPhrase, isAdult: true, acceptTerms: true };
  const visitor = await site.visitor('AQ');
  expect((await visitor.call(site.named('identity.signUp'), { body })).code).toBe('country_not_served');
  const moved = site.seat(site.browser({ country: 'AQ' }), {
    guestId: people.member.id,
    accessToken: people.member.token,
  });
  const answer = await moved.call(site.named('startTopUp'), { body: { packageId: 'eur-25' } });
  expect(answer.code).toBe('country_not_served');
  expect([await count('identity.accounts'), await count('payments.orders')]).toEqual(before);
  expect((await people.member.call(site.named('startTopUp'), { body: { packageId: 'eur-25' } })).code).toBeNull();
});

async function currentPresence(): Promise<PayloadOf<typeof actorState>> {
  const { site, people: others } = scenario;
  const input = { params: { actorId: others.petra.id } };
  const { data } = await people.member.call(site.named('getChatOptions'), input);
  return (data as { presence: PayloadOf<typeof actorState> }).presence;
}
