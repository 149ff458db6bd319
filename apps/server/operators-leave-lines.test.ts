import { globSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { listAudit } from '#kit/audit/read.ts';
import type { AuditLineRule } from '#kit/contract/audit.ts';
import { auditWordOf } from '#kit/contract/audit.ts';
import { isCalled } from '#kit/contract/cost.ts';
import type { Operation } from '#kit/contract/operations.ts';
import { ownValue } from '#kit/records/own-value.ts';
import { isForOperators } from '#kit/server/auditing.ts';
import { operatorCalls } from './testing/operator-calls.ts';
import type { Scenario } from './testing/scenario.ts';
import { openScenario } from './testing/scenario.ts';

let scenario: Scenario;
let forOperators: Operation[];

beforeAll(async () => {
  scenario = await openScenario();
  forOperators = scenario.site.operations.filter((operation) => isCalled(operation) && isForOperators(operation));
}, 120_000);

const isLine = (rule: Operation['audit']): rule is AuditLineRule => rule !== undefined && !('none' in rule);

const escaped = (words: string): string => words.replace(/[^\w ]/g, '\\$&');

/** The subject a rule names, with the values of this input; what only the use case knows may be anything. */
function subjectOf(rule: AuditLineRule, input: unknown): unknown {
  if (rule.subject === undefined) return expect.anything();
  const parts = (input ?? {}) as Record<string, object>;
  const values: Record<string, unknown> = { ...parts.body, ...parts.query, ...parts.params };
  const words = rule.subject.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return escaped(part);
    return Object.hasOwn(values, part) ? escaped(String(ownValue(values, part))) : '\\w+';
  });
  return expect.stringMatching(new RegExp(`^${words.join('')}$`));
}

it('every operation that lets operators in leaves a line, or says why none is needed', async () => {
  const { site, people } = scenario;
  const lines = (before?: number) => listAudit(site.kit.db, { limit: 50, before });
  const wrong: string[] = [];
  for (const operation of forOperators.filter(({ audit }) => !isLine(audit))) {
    const reason = operation.audit && 'none' in operation.audit ? operation.audit.none : '';
    if (reason.length < 20) wrong.push(`${operation.name} has neither an audit line nor a reason for none.`);
  }
  const audited = forOperators.filter(({ audit }) => isLine(audit));
  for (const { name } of audited) {
    if (operatorCalls[name]) continue;
    wrong.push(
      `${name} lets operators in. Add a good input for it to operatorCalls in domains/${name.split('.')[0]}/testing/probes.ts, or in apps/server/testing/operator-calls.ts where it needs a scenario of several domains.`,
    );
  }
  expect(wrong).toEqual([]);
  expect(Object.keys(operatorCalls).filter((name) => !audited.some((one) => one.name === name))).toEqual([]);

  for (const [name, { input: of, result = 'done' }] of Object.entries(operatorCalls)) {
    const operation = site.named(name);
    const rule = operation.audit as AuditLineRule;
    const input = await of(scenario);
    const last = (await lines())[0]?.id ?? 0;
    const { code, text } = await people.operator.call(operation, input);
    if (result === 'done' && code !== null) wrong.push(`${name} was refused: ${text.slice(0, 300)}`);
    const written = (await lines()).filter(({ id }) => id > last);
    const line = { operation: rule.as, kind: rule.kind, accountId: people.operator.id, result };
    const subject = rule.subject === undefined ? {} : { subject: subjectOf(rule, input) };
    expect.soft(written, name).toEqual([expect.objectContaining({ ...line, ...subject })]);
    await site.settle();
  }
  expect(wrong).toEqual([]);
}, 120_000);

it('the audit log says in words what every operation does', async () => {
  const files = globSync('domains/*/web/locales/en.ts');
  const englishWords = await Promise.all(
    files.map(async (file) => ((await import(`${process.cwd()}/${file}`)) as { en: object }).en),
  );
  const names = forOperators.flatMap(({ audit }) => (isLine(audit) ? [audit.as] : []));
  expect(names.length).toBeGreaterThan(40);
  const words = Object.assign({}, ...englishWords) as object;
  expect(names.map(auditWordOf).filter((key) => !Object.hasOwn(words, key))).toEqual([]);
});

it('operations that tell operators nothing of others leave none', async () => {
  const { site, people } = scenario;
  const before = await listAudit(site.kit.db, { limit: 1 });
  const view = { path: '/office/audit/', query: 'kind=read', name: 'Readings' };
  const kept = (await people.operator.call(site.named('office.saveView'), { body: view })).data as { id: number };
  const inputs: Record<string, unknown> = {
    'office.saveView': { body: { ...view, query: 'kind=change' } },
    'office.removeView': { params: { viewId: kept.id }, body: {} },
  };
  for (const operation of forOperators.filter(({ audit }) => !isLine(audit))) {
    expect((await people.operator.call(operation, inputs[operation.name] ?? {})).code, operation.name).toBeNull();
  }
  expect(await listAudit(site.kit.db, { limit: 1 })).toEqual(before);
});
