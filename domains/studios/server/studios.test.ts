import { beforeAll, expect, it } from 'vitest';
import { readPdf } from '#kit/pdf/read-pdf.ts';
import * as contract from '../contract/index.ts';
import { done, openStudios, refusal } from '../testing/world.ts';
import { agreements } from './tables.ts';

/** Whose open pages were told since the last time this was asked. */
const told = (): string[] => [...new Set(kit.published.splice(0).map(({ topic }) => topic))].sort();

const { kit, as, operator, data, studio, shares, legal, nameOf } = await openStudios();
const her = as(11, 'performer');
const all = { earnings: true, schedule: true };
let lantern: ReturnType<typeof as>;
beforeAll(async () => {
  lantern = await studio(21);
});

it('who applies waits for an operator; performers are no studios, names are taken once, decisions are made once', async () => {
  const me = as(22);
  expect(await refusal(me.call(contract.listMembers, {}))).toBe('studio_missing');
  expect(await refusal(her.call(contract.applyAsStudio, { body: data('Hers') }))).toBe('studio_of_performer');
  expect(await refusal(me.call(contract.applyAsStudio, { body: data('LANTERN 21') }))).toBe('studio_name_taken');
  // Form and check digits of the studio's country; what people write between them does not matter.
  const apply = (vatId: string) => me.call(contract.applyAsStudio, { body: { ...data('Harbour'), vatId } });
  for (const wrong of ['DE136695975', '136695976', 'NL123456789B01']) {
    const answer = await apply(wrong);
    expect(answer.ok ? null : answer.problem).toMatchObject({
      ...{ code: 'studio_vat_id', errors: [{ field: 'body.vatId' }] },
    });
  }
  await done(apply('de 136 695 976'));
  expect((await done(me.call(contract.getOwnStudio, {}))).studio).toMatchObject({ vatId: 'DE136695976' });
  const params = { accountId: 22 };
  await done(operator.call(contract.refuseStudio, { params, body: { reason: 'no address' } }));
  expect(kit.mails.at(-1)).toMatchObject({ to: 'p22@example.com' });
  expect((await done(me.call(contract.getOwnStudio, {}))).studio).toMatchObject({
    state: 'refused',
    reason: 'no address',
  });
  await done(me.call(contract.applyAsStudio, { body: data('Harbour') }));
  await done(operator.call(contract.acceptStudio, { params }));
  expect(await refusal(operator.call(contract.acceptStudio, { params }))).toBe('studio_decided');
  expect(await refusal(me.call(contract.applyAsStudio, { body: data('Another') }))).toBe('studio_closed');
  const { rows } = await done(operator.call(contract.studioList.read, { query: { state: 'accepted' } }));
  expect(rows.map(({ name }) => name)).toEqual(['Harbour', 'Lantern 21']);
});

it('a performer reads, signs with her legal name, chooses what is seen, and leaves', async () => {
  legal.set(11, { firstName: 'Vera', lastName: 'Beispiel' });
  expect(
    await refusal(lantern.call(contract.inviteMember, { body: { to: 'Nobody', basisPoints: 1, asks: all } })),
  ).toBe('studio_member_unknown');
  const { members } = await done(
    lantern.call(contract.inviteMember, { body: { to: nameOf(11), basisPoints: 2500, asks: all } }),
  );
  expect(members).toMatchObject([{ name: nameOf(11), isLiving: false, basisPoints: 2500 }]);
  expect(kit.mails.at(-1)).toMatchObject({ to: 'p11@example.com' });
  const membershipId = members[0]?.id ?? 0;
  const params = { membershipId };
  expect(await refusal(lantern.call(contract.getMember, { params }))).toBe('not_found');
  // Whoever is no studio is told what everybody is told of what is not there.
  expect(await refusal(as(23).call(contract.getMember, { params }))).toBe('not_found');

  const shown = await done(her.call(contract.readAgreement, { params }));
  expect(shown.paragraphs.join(' ')).toContain('25%');
  const sees = { earnings: true, schedule: false };
  const sign = (body: Partial<{ sha256: string; name: string }>) =>
    her.call(contract.agreeToStudio, { params, body: { sha256: shown.sha256, name: 'vera  Beispiel', sees, ...body } });
  expect(await refusal(sign({ sha256: 'a'.repeat(64) }))).toBe('studio_agreement_changed');
  expect(await refusal(sign({ name: 'Mira' }))).toBe('studio_signature_differs');
  expect(shares.size).toBe(0);
  told();
  await done(sign({}));
  expect(told()).toEqual(['guest:11', 'guest:21']);
  expect(shares.get('11:21')).toBe(2500);
  const [signed] = await kit.db.orm.select().from(agreements);
  expect(signed).toMatchObject({ performerId: 11, sha256: shown.sha256, version: 1 });
  await expect(kit.db.pool.query('update studios.agreements set name = name')).rejects.toThrow();

  const pagesOf = async (client: ReturnType<typeof as>, operation: typeof contract.downloadAgreement) => {
    const file = (await done(client.call(operation, { params }))) as { body: Uint8Array; filename: string };
    const pdf = readPdf(file.body);
    expect(`${file.filename} ${pdf.source.slice(0, 4)}`).toBe('studio-agreement-1-en.pdf %PDF');
    return pdf.pages.join(' ').replace(/\s+/g, ' ');
  };
  const hers11 = await pagesOf(her, contract.downloadOwnAgreement as never);
  for (const said of [
    'Version 1',
    'Name: vera Beispiel',
    signed?.signedAt.toISOString().slice(0, 10),
    nameOf(11),
    '25%',
  ])
    expect(hers11).toContain(said);
  expect(hers11.replaceAll(' ', '')).toContain(shown.sha256);
  const theirs = await pagesOf(lantern, contract.downloadAgreement);
  expect(theirs).toContain(`Name: ${nameOf(11)}`);
  // The studio does not see her legal name, nor where she was.
  expect(theirs).not.toMatch(/Beispiel|Address of the connection/);
  expect(await refusal(as(23).call(contract.downloadAgreement, { params }))).toBe('not_found');
  expect(await refusal(as(12, 'performer').call(contract.downloadOwnAgreement, { params }))).toBe('not_found');

  const view = await done(lantern.call(contract.getMember, { params }));
  expect(view).toMatchObject({ earnings: { total: 100 }, schedule: null });
  const changed = { params, body: { sees: { earnings: false, schedule: true } } };
  await done(her.call(contract.changeRights, changed));
  expect(told()).toEqual(['guest:11', 'guest:21']);
  expect(await done(lantern.call(contract.getMember, { params }))).toMatchObject({ earnings: null, schedule: {} });

  await done(lantern.call(contract.inviteMember, { body: { to: nameOf(11), basisPoints: 3000, asks: all } }));
  expect((await done(her.call(contract.listOwnStudios, {}))).studios).toMatchObject([
    { isLiving: false, basisPoints: 3000, formerBasisPoints: 2500 },
    { isLiving: true, basisPoints: 2500 },
  ]);
  expect(shares.get('11:21')).toBe(2500);
  told();
  await done(her.call(contract.leaveStudio, { params }));
  expect(told()).toEqual(['guest:11', 'guest:21']);
  expect(shares.size).toBe(0);
  expect(await refusal(lantern.call(contract.getMember, { params }))).toBe('not_found');
  // What she signed stays hers to read; the studio reads nothing of her any more.
  expect(await refusal(lantern.call(contract.downloadAgreement, { params }))).toBe('not_found');
  await done(her.call(contract.downloadOwnAgreement, { params }));
  expect((await done(lantern.call(contract.listMembers, {}))).members).toEqual([]);
  expect((await done(her.call(contract.listOwnStudios, {}))).studios).toEqual([]);
});

it('an invitation by address is hers who has the address, tells nothing of an account, and ends after two weeks', async () => {
  const body = { to: 'P12@Example.com', basisPoints: 1000, asks: all };
  told();
  const { members } = await done(lantern.call(contract.inviteMember, { body }));
  expect(members).toMatchObject([{ name: 'p12@example.com', isLiving: false }]);
  expect(told()).toEqual(['guest:12', 'guest:21']);
  const params = { membershipId: members[0]?.id ?? 0 };
  const another = as(13, 'performer');
  expect(await refusal(another.call(contract.readAgreement, { params }))).toBe('not_found');
  expect(await refusal(another.call(contract.leaveStudio, { params }))).toBe('not_found');
  expect((await done(as(12, 'performer').call(contract.listOwnStudios, {}))).studios).toHaveLength(1);
  await kit.clock.advance(15 * 24 * 3_600_000);
  expect((await done(as(12, 'performer').call(contract.listOwnStudios, {}))).studios).toEqual([]);
  expect(await refusal(as(12, 'performer').call(contract.readAgreement, { params }))).toBe('not_found');
});
