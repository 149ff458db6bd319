import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { checkedDomain, isChecked } from '#architecture/checked-domain.ts';
import { declaredIn } from '#architecture/declared-in.ts';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import type { Operation } from '#kit/contract/operations.ts';
import { operatorCalls } from './testing/operator-calls.ts';
import type { Scenario } from './testing/scenario.ts';
import { openScenario } from './testing/scenario.ts';

let scenario: Scenario;

beforeAll(async () => {
  scenario = await openScenario();
}, 120_000);

/** The fields of an operation's query that are days. */
function daysOf(operation: Operation): string[] {
  if (!('query' in operation) || operation.query === undefined) return [];
  const { properties = {} } = z.toJSONSchema(operation.query, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).flatMap(([name, property]) =>
    typeof property === 'object' && property.format === 'date' ? [name] : [],
  );
}

it('every day that can be typed is answered or refused with the name of its field, also while its year is being typed', async () => {
  const { site, people } = scenario;
  const withDays = site.operations.filter(
    (operation) => daysOf(operation).length > 0 && isChecked(site.owners.get(operation.name)),
  );
  if (checkedDomain === undefined) expect(withDays.length).toBeGreaterThan(4);
  const wrong: string[] = [];
  for (const operation of withDays) {
    const known = ((await operatorCalls[operation.name]?.input(scenario)) ?? {}) as { query?: object };
    for (const day of ['0000-01-01', '0002-11-20', '0020-11-20', '0202-11-20', '9999-12-31']) {
      const days = Object.fromEntries(daysOf(operation).map((name) => [name, day]));
      const { code, text } = await people.operator.call(operation, { ...known, query: { ...known.query, ...days } });
      const said = `${declaredIn(operation.name)} is asked for ${day}: ${text.slice(0, 300)}`;
      if (code !== null && code !== 'invalid_input')
        wrong.push(`${said}\nAnswer the day, or narrow the shape of its query.`);
      if (code !== null && !daysOf(operation).some((name) => text.includes(name)))
        wrong.push(`${said}\nThe refusal names none of its days: let the shape of its query refuse.`);
    }
  }
  nothingWrong(wrong);
}, 120_000);
