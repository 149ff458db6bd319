import { beforeAll, expect, it } from 'vitest';
import { listAudit } from '#kit/audit/read.ts';
import { baseCostOf, isCalled } from '#kit/contract/cost.ts';
import type { Operation } from '#kit/contract/operations.ts';
import { isForOperators } from '#kit/server/auditing.ts';
import type { ForeignIdCall, Intruder } from './testing/foreign-id-calls.ts';
import { foreignIdCalls, intruders } from './testing/foreign-id-calls.ts';
import { hasField, idFields } from './testing/id-fields.ts';
import { operatorCalls } from './testing/operator-calls.ts';
import type { Person } from './testing/people.ts';
import type { Scenario } from './testing/scenario.ts';
import { openScenario, ownerMarks } from './testing/scenario.ts';
import type { Snapshot } from './testing/snapshot.ts';
import { changes, snapshots } from './testing/snapshot.ts';

let scenario: Scenario;
let look: () => Promise<Snapshot>;
let called: Operation[];
/** What stands in nobody's answer but its owner's. */
let secrets: RegExp;

beforeAll(async () => {
  scenario = await openScenario();
  const { site, people, sessionId } = scenario;
  look = await snapshots(site.kit.db);
  called = site.operations.filter((operation) => isCalled(operation) && !isForOperators(operation));
  const { domains, kit } = site;
  const balance = await domains.ledger.balance(kit.db, `guest:${people.alice.id}`);
  secrets = new RegExp([...Object.values(ownerMarks), sessionId, `\\b${balance}\\b`, '1991-03-07'].join('|'));
}, 120_000);

/** How the rule of roles refuses. */
const refusals = new Set(['not_logged_in', 'not_permitted', 'second_factor_required']);

/** No rows change for them. */
const nobody = /(?!)/;

const personOf = (intruder: Intruder, of: ForeignIdCall['of']): Person =>
  intruder === 'ended' ? scenario.ended[of === 'petra' ? 'petra' : 'alice'] : scenario.people[intruder];

it('every operation that names something is tried with somebody else’s', () => {
  const missing = called.flatMap((operation) => {
    const fields = idFields(operation);
    const foreignCall = foreignIdCalls[operation.name];
    if (fields.length === 0) return [];
    if (!foreignCall) {
      return [
        `${operation.name} takes ${fields.join(', ')}. Add it to foreignIdCalls in apps/server/testing/foreign-id-calls.ts, with an input that names what belongs to Alice or Petra; what they need for it belongs into apps/server/testing/scenario.ts.`,
      ];
    }
    const inputs = foreignCall.inputs(scenario);
    return fields
      .filter((field) => !inputs.some((input) => hasField(input, field)))
      .map((field) => `${operation.name}: no input in apps/server/testing/foreign-id-calls.ts gives ${field}.`);
  });
  expect(missing).toEqual([]);
  expect(Object.keys(foreignIdCalls).filter((name) => !called.some((operation) => operation.name === name))).toEqual(
    [],
  );
});

it('with other people’s ids nobody reads or changes what is theirs: guests, performers, visitors, the locked, the logged out', async () => {
  const { site } = scenario;
  const wrong: string[] = [];
  const reach = new Map<Intruder, number>();
  const { bob, quinn, locked, anonymous, stranger } = scenario.people;
  const ids = [bob, quinn, locked, anonymous, stranger].map(({ id }) => id).join('|');
  const theirs = new RegExp(
    `"(?:account_id|guest_id|actor_id|id)": (?:${ids})\\b|"room_id": ${scenario.roomOfQuinn}\\b`,
  );
  let before = await look();
  for (const [name, { of, own = [], by = intruders, inputs, refused, isAnswered }] of Object.entries(foreignIdCalls)) {
    const operation = site.named(name);
    for (const intruder of by) {
      for (const input of inputs(scenario)) {
        const { code, text } = await personOf(intruder, of).call(operation, input);
        if (code === null && of !== 'platform' && own.length === 0 && !isAnswered) {
          wrong.push(`${name} is carried out for ${intruder} with ${JSON.stringify(input)}`);
        }
        if (secrets.test(text)) wrong.push(`${name} answers ${intruder}: ${text.slice(0, 300)}`);
        if (code === 'invalid_input' && code !== refused)
          wrong.push(`${name} is not really tried: ${text.slice(0, 300)}`);
        if (code === null || !refusals.has(code)) reach.set(intruder, (reach.get(intruder) ?? 0) + 1);
      }
    }
    await site.settle();
    const after = await look();
    wrong.push(...changes(before, after, own, theirs).map((change) => `${name}: ${change}`));
    before = after;
  }
  expect(wrong).toEqual([]);
  for (const { received: heard } of [bob, quinn, locked, anonymous, ...Object.values(scenario.ended)]) {
    expect(heard()).not.toMatch(secrets);
  }
  // The rules of roles stop most; what is left met the rule of ownership.
  expect(Object.fromEntries(reach)).toMatchObject({ bob: expect.any(Number), quinn: expect.any(Number) });
}, 120_000);

it('lists and readings without an id answer everybody their own', async () => {
  const { site } = scenario;
  const wrong: string[] = [];
  for (const operation of called.filter((one) => baseCostOf(one) === 1 && !foreignIdCalls[one.name])) {
    for (const intruder of intruders) {
      for (const of of ['alice', 'petra'] as const) {
        const { text } = await personOf(intruder, of).call(operation, {});
        if (secrets.test(text)) wrong.push(`${operation.name} answers ${intruder}: ${text.slice(0, 300)}`);
      }
    }
  }
  await site.settle();
  expect(wrong).toEqual([]);
}, 120_000);

it('what operators may do is refused to everybody else, leaves all as it is and is on record', async () => {
  const { site, people } = scenario;
  const wrong: string[] = [];
  const operations = site.operations.filter(({ access }) => access.who !== 'internal' || access.from !== 'anywhere');
  for (const operation of operations.filter((one) => isCalled(one) && isForOperators(one))) {
    // Who may not call is refused before anything is read of what they sent.
    const input = (await operatorCalls[operation.name]?.input(scenario)) ?? {};
    const before = await look();
    site.refused.length = 0;
    const { alice, bob, petra, quinn, anonymous, halfway, locked } = people;
    const others = [alice, bob, petra, quinn, anonymous, halfway, locked, scenario.ended.alice, scenario.ended.petra];
    for (const who of others) {
      const { code, text } = await who.call(operation, input);
      if (code !== null && refusals.has(code)) continue;
      wrong.push(`${operation.name} lets in ${who.id}: ${text.slice(0, 300)}`);
    }
    await site.settle();
    wrong.push(...changes(before, await look(), [], nobody).map((change) => `${operation.name}: ${change}`));
    if (site.refused.filter((name) => name === operation.name).length !== others.length) {
      wrong.push(`${operation.name}: of ${others.length} refusals ${site.refused.length} are on record`);
    }
  }
  expect(wrong).toEqual([]);
  // Lines are once an account and operation elsewhere; here nothing is limited.
  const lines = (await listAudit(site.kit.db, { limit: 5_000 })).filter(
    ({ accountId }) => accountId !== people.operator.id,
  );
  const known = [people.alice, people.bob, people.petra, people.quinn, people.locked].map(({ id }) => id);
  expect(new Set(lines.map(({ accountId }) => accountId))).toEqual(new Set(known));
  const plain = { subject: null, input: {}, result: 'refused', outcome: 'not_permitted' };
  for (const line of lines) expect(line).toMatchObject(plain);
}, 120_000);

it('what was tried are good calls: their owners make them', async () => {
  const { site, people } = scenario;
  const wrong: string[] = [];
  for (const [name, { of, inputs, ownerless }] of Object.entries(foreignIdCalls)) {
    if (ownerless !== undefined) continue;
    const owner = of === 'platform' ? people.alice : people[of];
    const { code, text } = await owner.call(site.named(name), inputs(scenario)[0]);
    await site.settle();
    if (code !== null) wrong.push(`${of} is refused ${name}: ${text.slice(0, 300)}`);
  }
  expect(wrong).toEqual([]);
  for (const who of [people.bob, people.quinn, people.locked, people.anonymous, ...Object.values(scenario.ended)]) {
    expect(who.received()).not.toMatch(secrets);
  }
});
