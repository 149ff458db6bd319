import { globSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { isChecked } from '#architecture/checked-domain.ts';
import { declaredIn } from '#architecture/declared-in.ts';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
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
let allForOperators: Operation[];
/** Those of the domain that is checked. */
let forOperators: Operation[];

beforeAll(async () => {
  scenario = await openScenario();
  const { operations, owners } = scenario.site;
  allForOperators = operations.filter((operation) => isCalled(operation) && isForOperators(operation));
  forOperators = allForOperators.filter(({ name }) => isChecked(owners.get(name)));
}, 300_000);

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
    if (reason.length < 20)
      wrong.push(
        `${declaredIn(operation.name)} lets operators in and has neither an audit line nor a reason for none: declare audit, { as, kind } or { none: 'why' }.`,
      );
  }
  const audited = forOperators.filter(({ audit }) => isLine(audit));
  for (const { name } of audited) {
    if (operatorCalls[name]) continue;
    wrong.push(
      `${declaredIn(name)} lets operators in: add a good input for it to operatorCalls in domains/${site.owners.get(name)}/testing/probes.ts.`,
    );
  }
  const known = new Set(allForOperators.map(({ name }) => name));
  for (const name of Object.keys(operatorCalls).filter((one) => !known.has(one))) {
    wrong.push(
      `operatorCalls has ${name}, which lets no operator in: take it out of the testing/probes.ts of its domain.`,
    );
  }
  nothingWrong(wrong);

  for (const [name, { input: of, result = 'done' }] of Object.entries(operatorCalls)) {
    if (!isChecked(site.owners.get(name))) continue;
    const operation = site.named(name);
    const rule = operation.audit;
    if (!isLine(rule)) continue;
    const input = await of(scenario);
    const last = (await lines())[0]?.id ?? 0;
    const { code, text } = await people.operator.call(operation, input);
    if (result === 'done' && code !== null)
      wrong.push(
        `${declaredIn(name)} was refused to an operator: mend its input in operatorCalls. ${text.slice(0, 300)}`,
      );
    // What two operators decided is carried out in the same call, and leaves a line of its own.
    const isCarriedOut = (of: string) => /^office\.(agree|repeatDecision)$/.test(name) && of === 'guest.lock';
    const written = (await lines()).filter((one) => one.id > last && !isCarriedOut(one.operation));
    const line = { operation: rule.as, kind: rule.kind, accountId: people.operator.id, result };
    const subject = rule.subject === undefined ? {} : { subject: subjectOf(rule, input) };
    const leaves = `${declaredIn(name)} leaves one audit line as its audit declares it: mend that, or what its use case gives audit()`;
    expect.soft(written, leaves).toEqual([expect.objectContaining({ ...line, ...subject })]);
    await site.settle();
  }
  nothingWrong(wrong);
}, 300_000);

it('the audit log says in words what every operation does', async () => {
  const files = globSync('domains/*/web/locales/en.ts');
  const englishWords = await Promise.all(
    files.map(async (file) => ((await import(`${process.cwd()}/${file}`)) as { en: object }).en),
  );
  const names = allForOperators.flatMap(({ audit }) => (isLine(audit) ? [audit.as] : []));
  expect(names.length).toBeGreaterThan(40);
  const words = Object.assign({}, ...englishWords) as object;
  const unsaid = names.map(auditWordOf).filter((key) => !Object.hasOwn(words, key));
  nothingWrong(
    unsaid.map(
      (key) =>
        `domains/${key.split('.')[0]}/web/locales/: '${key}' says in the audit log what was done: add it in four languages.`,
    ),
  );
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
    const input = inputs[operation.name] ?? (await operatorCalls[operation.name]?.input(scenario)) ?? {};
    const refused = `${declaredIn(operation.name)} is refused to an operator: add a good input to operatorCalls of its domain`;
    expect((await people.operator.call(operation, input)).code, refused).toBeNull();
  }
  expect(await listAudit(site.kit.db, { limit: 1 })).toEqual(before);
});
