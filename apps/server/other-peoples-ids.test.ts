import { beforeAll, expect, it } from 'vitest';
import { checkedDomain, isChecked } from '#architecture/checked-domain.ts';
import { declaredIn } from '#architecture/declared-in.ts';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import { listAudit } from '#kit/audit/read.ts';
import { baseCostOf, isCalled } from '#kit/contract/cost.ts';
import type { Operation } from '#kit/contract/operations.ts';
import { isForOperators } from '#kit/server/auditing.ts';
import type { ForeignIdCall, Intruder } from '#kit/testing/probes.ts';
import { intruders } from '#kit/testing/probes.ts';
import { foreignIdCalls } from './testing/foreign-id-calls.ts';
import { hasField, idFields } from './testing/id-fields.ts';
import { operatorCalls } from './testing/operator-calls.ts';
import type { Person } from './testing/people.ts';
import type { Scenario } from './testing/scenario.ts';
import { openScenario, ownerMarks } from './testing/scenario.ts';
import type { Snapshot } from './testing/snapshot.ts';
import { changes, snapshots } from './testing/snapshot.ts';

let scenario: Scenario;
let look: (leftOut?: readonly string[]) => Promise<Snapshot>;
let called: Operation[];
/** The calls of {@link foreignIdCalls} that are tried: those of the domain that is checked. */
let tried: [string, ForeignIdCall<Scenario>][];
/** What stands in nobody's answer but its owner's. */
let secrets: RegExp;

beforeAll(async () => {
  scenario = await openScenario();
  const { site, people, sessionId } = scenario;
  look = await snapshots(site.kit.db);
  called = site.operations.filter(
    (operation) => isCalled(operation) && !isForOperators(operation) && isChecked(site.owners.get(operation.name)),
  );
  tried = Object.entries(foreignIdCalls).filter(([name]) => isChecked(site.owners.get(name)));
  const { domains, kit } = site;
  const balance = await domains.ledger.balance(kit.db, `guest:${people.alice.id}`);
  secrets = new RegExp([...Object.values(ownerMarks), sessionId, `\\b${balance}\\b`, '1991-03-07'].join('|'));
}, 300_000);

/** How the rule of roles refuses. */
const refusals = new Set(['not_logged_in', 'not_permitted', 'second_factor_required']);

/** Where the calls of an operation stand. */
const probesOf = (operation: string): string =>
  `domains/${scenario.site.owners.get(operation) ?? operation.split('.')[0]}/testing/probes.ts`;

/** No rows change for them. */
const nobody = /(?!)/;

/** The complaint about an answer with something in it that only its owner knows. */
const tells = (name: string, intruder: Intruder, text: string): string =>
  `${declaredIn(name)} tells ${intruder} what is another's: select by whose it is in its use case. ${text.slice(0, 300)}`;

const personOf = (intruder: Intruder, of: ForeignIdCall['of']): Person =>
  intruder === 'ended' ? scenario.ended[of === 'petra' ? 'petra' : 'alice'] : scenario.people[intruder];

it('every operation that names something is tried with somebody else’s', () => {
  const missing = called.flatMap((operation) => {
    const fields = idFields(operation);
    const foreignCall = foreignIdCalls[operation.name];
    if (fields.length === 0) return [];
    if (!foreignCall) {
      return [
        `${declaredIn(operation.name)} takes ${fields.join(', ')}. Add it to foreignIdCalls in ${probesOf(operation.name)}, with an input that names what belongs to Alice or Petra; what they need for it is made by its prepare.`,
      ];
    }
    const inputs = foreignCall.inputs(scenario);
    return fields
      .filter((field) => !inputs.some((input) => hasField(input, field)))
      .map(
        (field) =>
          `${operation.name}: no input of foreignIdCalls in ${probesOf(operation.name)} gives ${field}: add one that does.`,
      );
  });
  nothingWrong(missing);
  const unknown = Object.keys(foreignIdCalls).filter(
    (name) => !scenario.site.operations.some((one) => one.name === name && isCalled(one) && !isForOperators(one)),
  );
  nothingWrong(
    unknown.map(
      (name) => `foreignIdCalls tries ${name}, which nobody but operators calls: take it out of ${probesOf(name)}.`,
    ),
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
  let whole = await look();
  for (const [name, { of, own = [], counters = [], by = intruders, inputs, refused, isAnswered }] of tried) {
    const before = counters.length > 0 ? await look(counters) : whole;
    const operation = site.named(name);
    for (const intruder of by) {
      for (const input of inputs(scenario)) {
        const { code, text } = await personOf(intruder, of).call(operation, input);
        if (code === null && of !== 'platform' && own.length + counters.length === 0 && !isAnswered) {
          wrong.push(
            `${declaredIn(name)} is carried out for ${intruder} with ${JSON.stringify(input)}: ask in its use case whose that is, or say isAnswered in ${probesOf(name)} where everybody may.`,
          );
        }
        if (secrets.test(text)) wrong.push(tells(name, intruder, text));
        if (code === 'invalid_input' && code !== refused)
          wrong.push(
            `${name} is not really tried, its input in ${probesOf(name)} is none it takes: ${text.slice(0, 300)}`,
          );
        if (code === null || !refusals.has(code)) reach.set(intruder, (reach.get(intruder) ?? 0) + 1);
      }
    }
    await site.settle();
    const after = await look(counters);
    wrong.push(
      ...changes(before, after, own, theirs).map(
        (change) =>
          `${declaredIn(name)}: ${change}\nWhoever calls it with another's id changes that: refuse it, or say in ${probesOf(name)} that it may: own for tables where the row is the caller's, counters for columns that count in public.`,
      ),
    );
    whole = counters.length > 0 ? await look() : after;
  }
  nothingWrong(wrong);
  for (const { received: heard } of [bob, quinn, locked, anonymous, ...Object.values(scenario.ended)]) {
    expect(heard()).not.toMatch(secrets);
  }
  // The rules of roles stop most; what is left met the rule of ownership.
  if (checkedDomain !== undefined) return;
  expect(Object.fromEntries(reach)).toMatchObject({ bob: expect.any(Number), quinn: expect.any(Number) });
}, 300_000);

it('lists and readings without an id answer everybody their own', async () => {
  const { site } = scenario;
  const wrong: string[] = [];
  for (const operation of called.filter((one) => baseCostOf(one) === 1 && !foreignIdCalls[one.name])) {
    for (const intruder of intruders) {
      for (const of of ['alice', 'petra'] as const) {
        const { text } = await personOf(intruder, of).call(operation, {});
        if (secrets.test(text)) wrong.push(tells(operation.name, intruder, text));
      }
    }
  }
  await site.settle();
  nothingWrong(wrong);
}, 300_000);

it('what operators may do is refused to everybody else, leaves all as it is and is on record', async () => {
  const { site, people } = scenario;
  const wrong: string[] = [];
  const operations = site.operations.filter(
    ({ name, access }) => (access.who !== 'internal' || access.from !== 'anywhere') && isChecked(site.owners.get(name)),
  );
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
      wrong.push(
        `${declaredIn(operation.name)} lets in ${who.id}, who is no operator: narrow its access. ${text.slice(0, 300)}`,
      );
    }
    await site.settle();
    wrong.push(
      ...changes(before, await look(), [], nobody).map(
        (change) => `${declaredIn(operation.name)} is refused and changes something all the same: ${change}`,
      ),
    );
    if (site.refused.filter((name) => name === operation.name).length !== others.length) {
      wrong.push(
        `${declaredIn(operation.name)}: of ${others.length} refusals ${site.refused.length} are on record: let the dispatcher refuse, by its access.`,
      );
    }
  }
  nothingWrong(wrong);
  if (checkedDomain !== undefined) return;
  // Lines are once an account and operation elsewhere; here nothing is limited.
  const lines = (await listAudit(site.kit.db, { limit: 5_000 })).filter(
    ({ accountId }) => accountId !== people.operator.id,
  );
  const known = [people.alice, people.bob, people.petra, people.quinn, people.locked].map(({ id }) => id);
  expect(new Set(lines.map(({ accountId }) => accountId))).toEqual(new Set(known));
  const plain = { subject: null, input: {}, result: 'refused', outcome: 'not_permitted' };
  for (const line of lines) expect(line).toMatchObject(plain);
}, 300_000);

it('what was tried are good calls: their owners make them', async () => {
  const { site, people } = scenario;
  const wrong: string[] = [];
  for (const [name, { of, inputs, ownerless }] of tried) {
    if (ownerless !== undefined) continue;
    const owner = of === 'platform' ? people.alice : people[of];
    const { code, text } = await owner.call(site.named(name), inputs(scenario)[0]);
    await site.settle();
    if (code !== null)
      wrong.push(
        `${of} is refused ${name} with their own: mend the input in ${probesOf(name)}, or say under ownerless why. ${text.slice(0, 300)}`,
      );
  }
  nothingWrong(wrong);
  for (const who of [people.bob, people.quinn, people.locked, people.anonymous, ...Object.values(scenario.ended)]) {
    expect(who.received()).not.toMatch(secrets);
  }
});
