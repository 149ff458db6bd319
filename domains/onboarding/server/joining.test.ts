import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAudit } from '#kit/audit/read.ts';
import * as contract from '../contract/index.ts';
import { done, openJoining, refusal } from '../testing/world.ts';

let world: Awaited<ReturnType<typeof openJoining>>;
beforeAll(async () => {
  world = await openJoining();
});
afterAll(() => world.app.close());

const open = (view: contract.ApplicationView) => view.steps.filter(({ isDone }) => !isDone).map(({ name }) => name);

describe('joining', () => {
  test('step by step to being seen: everything is kept on the way, and nobody is seen before', async () => {
    const { id, me } = await world.guest();
    expect(open(await world.view(me))).toEqual(contract.ownStepNames);
    await world.fill(id, me, 'contract');
    expect(open(await world.view(me))).toEqual(['contract']);
    expect(await refusal(me.call(contract.submitApplication, {}))).toBe('joining_steps_missing');
    await world.signs(id, me);
    expect((await done(me.call(contract.submitApplication, {}))).state).toBe('waiting');
    expect((await world.domains.performers.actor(world.kit.db, id))?.isHidden).toBe(true);
    expect((await world.accept(id)).state).toBe('accepted');
    expect((await world.domains.performers.actor(world.kit.db, id))?.isHidden).toBe(false);
    const account = await world.domains.identity.account(world.kit.db, id);
    expect(account?.roles).toContain('performer');
    expect(await world.domains.onboarding.legalPersons(world.kit.db, [id, 1_000_000])).toEqual([
      { accountId: id, ...world.person(id), ...world.address },
    ]);
  });

  test('a step refuses what cannot be, says what to do, and changes nothing', async () => {
    const { id, me } = await world.guest();
    const stage = { name: 'Nova Refusal', gender: 'F', genderType: 'F' } as const;
    expect(await refusal(me.call(contract.saveContact, { body: { phone: '+49 1111111' } }))).toBe(
      'joining_phone_invalid',
    );
    expect(await refusal(me.call(contract.beginIdentity, {}))).toBe('joining_person_missing');
    expect(await refusal(me.call(contract.saveStage, { body: stage }))).toBe('joining_person_missing');
    expect(
      await refusal(me.call(contract.savePerson, { body: { ...world.person(id), birthDate: '2031-01-01' } })),
    ).toBe('joining_birth_date_invalid');
    expect(await refusal(me.call(contract.savePrices, { body: { prices: world.prices } }))).toBe(
      'joining_stage_missing',
    );
    await world.fill(id, me, 'identity', 'stage', 'profile', 'pictures', 'prices', 'countries', 'contract');
    expect(await refusal(me.call(contract.saveStage, { body: { ...stage, name: 'Vesper Team' } }))).toBe(
      'stage_name_refused',
    );
    expect(await refusal(me.call(contract.saveStage, { body: { ...stage, name: 'Lolita Sun' } }))).toBe('word_refused');
    await done(me.call(contract.saveStage, { body: stage }));
    const empty = { headline: world.words(''), about: world.words(''), languages: ['en'], categories: [] } as never;
    expect(await refusal(me.call(contract.saveProfile, { body: empty }))).toBe('joining_profile_missing');
    const none = { ...world.prices, video: null };
    expect(await refusal(me.call(contract.savePrices, { body: { prices: none } }))).toBe('joining_price_missing');
    expect(open(await world.view(me))).toEqual(['identity', 'profile', 'pictures', 'prices', 'countries', 'contract']);
    const unproven = await world.guest(false);
    expect(await refusal(unproven.me.call(contract.saveContact, { body: { phone: '+49 170 1234567' } }))).toBe(
      'joining_email_unproven',
    );
  });

  test('a stage name is one person’s, also where it only looks the same, and for a year after leaving', async () => {
    const first = await world.applicant();
    await world.accept(first.id);
    const name = (await world.view(first.me)).stage?.name ?? '';
    const second = await world.guest();
    await world.fill(second.id, second.me, 'stage', 'profile', 'pictures', 'prices', 'countries', 'contract');
    const call = (wish: string) =>
      second.me.call(contract.saveStage, { body: { name: wish, gender: 'F', genderType: 'F' } });
    expect(await refusal(call(name.toUpperCase()))).toBe('stage_name_refused');
    expect(await refusal(call(name.replace('o', 'ο')))).toBe('stage_name_refused');
  });

  test('who is not 18 today is refused for good, whatever is entered afterwards', async () => {
    const { id, me } = await world.guest();
    const young = { ...world.person(id), birthDate: '2015-01-01' };
    expect(await refusal(me.call(contract.savePerson, { body: young }))).toBe('joining_underage');
    expect(await refusal(me.call(contract.savePerson, { body: world.person(id) }))).toBe('joining_underage');
    expect(await refusal(me.call(contract.submitApplication, {}))).toBe('joining_underage');
    expect(await world.view(me)).toMatchObject({ state: 'refused', refusal: 'underage', person: null });
    expect(
      await refusal(
        world.operator.call(contract.askForMore, {
          params: { accountId: id },
          body: { step: 'person', reason: 'a typing error' },
        }),
      ),
    ).toBe('joining_elsewhere');
  });
});

describe('the contract', () => {
  test('is signed with the legal name over exactly what was shown, once, and kept as a PDF', async () => {
    const { id, me } = await world.guest();
    await world.fill(id, me, 'contract');
    const { sha256 } = await done(me.call(contract.readContract, {}));
    const sign = (body: { sha256: string; name: string }) => me.call(contract.signContract, { body });
    const { firstName, lastName } = world.person(id);
    expect(await refusal(sign({ sha256, name: 'Somebody Else' }))).toBe('joining_signature_differs');
    expect(await refusal(sign({ sha256: 'a'.repeat(64), name: `${firstName} ${lastName}` }))).toBe(
      'joining_contract_changed',
    );
    await done(sign({ sha256, name: ` ${firstName}  ${lastName} ` }));
    await done(sign({ sha256, name: `${firstName} ${lastName}` }));
    const { signatures } = await done(me.call(contract.listOwnSignatures, {}));
    expect(signatures).toHaveLength(1);
    await expect(
      world.kit.db.pool.query('update onboarding.signatures set name = $1 where account_id = $2', ['x', id]),
    ).rejects.toThrow('never changed');
    const other = await world.guest();
    expect(
      await refusal(other.me.call(contract.downloadOwnContract, { params: { signatureId: signatures[0]?.id ?? 0 } })),
    ).toBe('not_found');
  });
});

describe('the review', () => {
  test('asks for more: the step opens with the reason, everything else stays closed, and it waits again', async () => {
    const { id, me } = await world.applicant();
    const params = { accountId: id };
    const closed = me.call(contract.saveCountries, { body: { bannedCountryCodes: [] } });
    expect(await refusal(closed)).toBe('joining_closed');
    await done(
      world.operator.call(contract.askForMore, { params, body: { step: 'prices', reason: 'a price is missing' } }),
    );
    const view = await world.view(me);
    expect(view.steps.find(({ name }) => name === 'prices')).toMatchObject({
      isDone: false,
      isOpen: true,
      asked: 'a price is missing',
    });
    expect(view.steps.filter(({ isOpen }) => isOpen)).toHaveLength(1);
    expect(await refusal(world.operator.call(contract.acceptApplication, { params }))).toBe('joining_elsewhere');
    await done(me.call(contract.savePrices, { body: { prices: world.prices } }));
    expect((await done(me.call(contract.submitApplication, {}))).state).toBe('waiting');
    await world.accept(id);
    expect(await refusal(world.operator.call(contract.acceptApplication, { params }))).toBe('joining_elsewhere');
  });

  test('refuses with a reason, suspends and lets in again; each leaves a line', async () => {
    const { id, me } = await world.applicant();
    const params = { accountId: id };
    await done(world.operator.call(contract.refuseApplication, { params, body: { reason: 'not this time' } }));
    expect(await world.view(me)).toMatchObject({ state: 'refused', message: 'not this time' });
    const other = await world.applicant();
    await world.accept(other.id);
    const of = { accountId: other.id };
    await done(world.operator.call(contract.suspendPerformer, { params: of, body: { reason: 'a complaint' } }));
    expect((await world.domains.performers.actor(world.kit.db, other.id))?.isHidden).toBe(true);
    await world.accept(other.id);
    expect((await world.domains.performers.actor(world.kit.db, other.id))?.isHidden).toBe(false);
    await done(
      world.operator.call(contract.suspendPerformer, {
        params: of,
        body: { reason: 'another person', isIdentityWrong: true },
      }),
    );
    expect(await refusal(world.operator.call(contract.acceptApplication, { params: of }))).toBe('joining_incomplete');
    expect(
      await refusal(
        world.as(id, 'operator').call(contract.askForMore, { params, body: { step: 'person', reason: 'for myself' } }),
      ),
    ).toBe('own_standing');
    expect(await refusal(world.operator.call(contract.acceptApplication, { params: { accountId: 77_777 } }))).toBe(
      'not_found',
    );
    expect(listAudit).toBeTypeOf('function');
  });

  test('shows documents with a reason alone, and the queue by waiting time', async () => {
    const { id } = await world.applicant();
    const check = await world.kit.db.pool.query('select id from onboarding.checks where account_id = $1', [id]);
    await world.work('onboarding.fetchDocuments', { checkId: check.rows[0].id });
    const params = { accountId: id };
    expect(await refusal(world.operator.call(contract.readApplication, { params, query: { reason: '' } }))).toBe(
      'invalid_input',
    );
    const file = await done(world.operator.call(contract.readApplication, { params, query: { reason: 'review' } }));
    expect(file.checks[0]?.documents.map(({ kind }) => kind)).toEqual(['document-front', 'face']);
    const documentId = file.checks[0]?.documents[0]?.id ?? '';
    await done(
      world.operator.call(contract.readDocument, { params: { ...params, documentId }, query: { reason: 'review' } }),
    );
    expect(
      await refusal(
        world.operator.call(contract.readDocument, {
          params: { accountId: id + 1, documentId },
          query: { reason: 'review' },
        }),
      ),
    ).toBe('not_found');
    const head = await done(world.operator.call(contract.readApplicationHead, { params }));
    expect(head.state).toBe('waiting');
  });
});
