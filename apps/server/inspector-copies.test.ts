import { unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import type { CopyRelease } from '#domains/onboarding/contract/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { listAudit } from '#kit/audit/read.ts';
import type { Person } from './testing/people.ts';
import type { TestSite } from './testing/site.ts';
import { openSite } from './testing/site.ts';

/* Copies of identity documents leave the vault only when two operators want it, for a while, and exactly as they were put in. */

let site: TestSite;
let [first, second, third, her, other]: Person[] = [];
beforeAll(async () => {
  site = await openSite();
  [first, second, third] = [
    await site.signUp('first@vesper.test', 'operator'),
    await site.signUp('second@vesper.test', 'operator'),
    await site.signUp('third@vesper.test', 'operator'),
  ];
  [her, other] = [await enrolled('Nele', '2026-11-10'), await enrolled('Nora', '2026-10-01')];
});

/** A performer with documents in the vault who is in a work of a day. */
async function enrolled(name: string, recordedOn: string): Promise<Person> {
  const { kit, domains } = site;
  const person = await site.signUp(`${name.toLowerCase()}@vesper.test`);
  const copies = await domains.onboarding.specimen(`${name} Beispiel`);
  const birthDate = '1993-05-04';
  await kit.db.transaction(async (tx) => {
    await domains.performers.create(tx, { ...anActor({ id: person.id, name, birthDate }), isAdmitted: false });
    await domains.onboarding.enrol(tx, {
      ...{ accountId: person.id, stageName: name, firstName: name, lastName: 'Beispiel', birthDate, copies },
      ...{ address: { street: 'Beispielweg 3', postcode: '20095', town: 'Hamburg', country: 'DE' } },
      ...{ phone: '+4915112345679', document: { number: `${name}00001`, validUntil: '2031-03-01' }, language: 'en' },
    });
    const thing = { kind: 'video', id: `9${person.id}` } as const;
    await domains.consent.declare(tx, { thing, ownerId: person.id, recordedOn, title: 'Evening', call: null });
  });
  return person;
}

const call = async (who: Person | undefined, name: string, input: unknown = {}) => {
  const answer = await (who as Person).call(site.named(name), input);
  await site.settle();
  return answer;
};
const ask = (who: Person | undefined, body: object) =>
  call(who, 'onboarding.releaseCopies', { body: { reason: 'An inspector asks', ...body } });
const decisionOf = async (who: Person | undefined): Promise<number> =>
  ((await call(who, 'office.decisions')).data as { open: { id: number; as: string }[] }).open.find(
    ({ as }) => as === 'onboarding.releaseCopies',
  )?.id ?? 0;
const agree = (who: Person | undefined, decisionId: number) => call(who, 'office.agree', { params: { decisionId } });
const releases = async (): Promise<CopyRelease[]> =>
  ((await call(first, 'onboarding.listCopyReleases')).data as { releases: CopyRelease[] }).releases;
const get = (who: Person | undefined, releaseId: number) =>
  call(who, 'onboarding.exportCopies', { params: { releaseId } });
/** What was sent, file by file. */
const sent = (who: Person | undefined): Record<string, Uint8Array> => {
  const { body, cacheControl } = (who as Person).browser.answeredFile();
  expect(cacheControl).toBe('private, no-store');
  return unzipSync(body);
};

it('one asks with a reason and another agrees; then the copies are read back byte by byte, with a line for each act', async () => {
  const accountId = her?.id ?? 0;
  expect((await ask(first, { accountId })).code).toBe('second_operator_needed');
  expect(await releases()).toEqual([]);
  const decision = await decisionOf(second);
  expect((await agree(first, decision)).code).toBe('own_decision');
  expect((await agree(second, decision)).code).toBeNull();
  const [release] = await releases();
  expect(release).toMatchObject({ accountId, reason: 'An inspector asks', isOpen: true });
  expect((await get(first, release?.id ?? 0)).code).toBeNull();
  const files = sent(first);

  const { rows } = await site.kit.db.pool.query(
    'select d.id, d.kind, d.check_id from onboarding.documents d where account_id = $1 order by kind',
    [accountId],
  );
  const names = rows.map(
    ({ kind, check_id }: { kind: string; check_id: number }) => `${accountId}/${check_id}-${kind}.webp`,
  );
  expect(Object.keys(files).sort()).toEqual([...names, 'index.csv'].sort());
  for (const [place, { id }] of rows.entries()) {
    const shown = await call(first, 'onboarding.readDocument', {
      ...{ params: { accountId, documentId: id }, query: { reason: 'to compare' } },
    });
    expect(shown.code).toBeNull();
    const { body } = (first as Person).browser.answeredFile();
    expect(Buffer.from(files[names[place] ?? ''] ?? []).equals(body)).toBe(true);
  }
  const index = Buffer.from(files['index.csv'] ?? []).toString();
  expect(index).toContain(names[0]);
  expect(`${index}${names.join()}`).not.toContain('Beispiel');

  const subject = `copies:${release?.id}`;
  const lines = (await listAudit(site.kit.db, { subject, limit: 20 })).map((one) => `${one.operation} ${one.result}`);
  expect(lines.sort()).toEqual(['onboarding.exportCopies done', 'onboarding.releaseCopies done']);
  const asked = await listAudit(site.kit.db, { operation: 'onboarding.releaseCopies', result: 'refused', limit: 20 });
  expect(asked.map(({ accountId: by, outcome }) => [by, outcome])).toEqual([[first?.id, 'second_operator_needed']]);
  const agreed = await listAudit(site.kit.db, { operation: 'office.agree', result: 'done', limit: 20 });
  expect(agreed.map(({ accountId: by }) => by)).toContain(second?.id);
  await get(third, release?.id ?? 0);
  expect(await listAudit(site.kit.db, { subject, operation: 'onboarding.exportCopies', limit: 20 })).toHaveLength(2);

  expect((release?.until ?? 0) - (release?.releasedAt ?? 0)).toBe(72 * 3_600_000);
  await site.kit.db.pool.query("update onboarding.copy_releases set until = until - interval '72 hours'");
  expect((await get(first, release?.id ?? 0)).code).toBe('joining_copies_over');
  expect((await releases())[0]).toMatchObject({ isOpen: false });
});

it('days are those of the recordings; who asks for nobody, for both, for days that run backwards, or for who has none is refused', async () => {
  expect((await ask(first, { from: '2026-09-01', to: '2026-10-31' })).code).toBe('second_operator_needed');
  expect((await agree(second, await decisionOf(second))).code).toBeNull();
  const [release] = await releases();
  await get(second, release?.id ?? 0);
  const owners = Object.keys(sent(second)).filter((name) => name !== 'index.csv');
  expect(owners.length).toBeGreaterThan(0);
  expect(owners.every((name) => name.startsWith(`${other?.id}/`))).toBe(true);

  expect((await ask(first, {})).code).toBe('invalid_input');
  expect((await ask(first, { accountId: her?.id, from: '2026-09-01', to: '2026-10-31' })).code).toBe('invalid_input');
  expect((await ask(first, { from: '2026-10-31', to: '2026-09-01' })).code).toBe('invalid_input');
  expect((await ask(first, { accountId: her?.id, reason: '' })).code).toBe('invalid_input');
  await ask(first, { accountId: third?.id });
  expect((await agree(second, await decisionOf(second))).code).toBe('not_found');
  await ask(first, { accountId: second?.id });
  expect((await releases()).length).toBe(2);
});

it('nobody but the desk asks, agrees, lists or fetches, and nothing is fetched that was not released', async () => {
  const writer = await site.signUp('writer@vesper.test', 'content');
  await site.kit.db.transaction((tx) => site.domains.identity.grantRole(tx, writer.id, 'operator'));
  const [release] = await releases();
  for (const who of [writer, await site.signUp('guest@vesper.test')]) {
    expect((await ask(who, { accountId: her?.id })).code).toBe('not_permitted');
    expect((await call(who, 'onboarding.listCopyReleases')).code).toBe('not_permitted');
    expect((await get(who, release?.id ?? 0)).code).toBe('not_permitted');
  }
  await ask(first, { accountId: other?.id });
  expect((await agree(writer, await decisionOf(second))).code).toBe('not_found');
  expect((await get(first, 987_654)).code).toBe('not_found');
});
