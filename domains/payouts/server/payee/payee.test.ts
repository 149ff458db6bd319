import { beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../../contract/index.ts';
import { day, done, ibans, openPayouts, refusal, taxData } from '../../testing/world.ts';
import { readIban, readVatId } from './check-ids.ts';

let world: Awaited<ReturnType<typeof openPayouts>>;
beforeAll(async () => {
  world = await openPayouts();
});

const save = (id: number, more: Partial<contract.TaxData>) =>
  world.as(id, 'performer').call(contract.saveTaxData, { body: { ...taxData, ...more } });

describe('tax data', () => {
  test('is kept, and shown again without the number', async () => {
    const me = world.as(1, 'performer');
    expect(await done(me.call(contract.getOwnPayee, {}))).toEqual({ tax: null, account: null, known: null });
    const { taxId: _, ...shown } = taxData;
    expect((await done(save(1, {}))).tax).toMatchObject({ ...shown, taxIdEnds: ' 901' });
    const { rows } = await world.kit.db.pool.query('select * from payouts.payees where account_id = 1');
    expect(JSON.stringify(rows)).not.toContain('678');
  });
  test('is refused with the field and the way out, and the old one stays', async () => {
    const answer = await save(1, { birthDate: '2012-01-01' });
    expect(answer.ok ? null : answer.problem).toMatchObject({
      code: 'payouts_tax_data',
      errors: [{ field: 'body.birthDate', message: expect.stringContaining('adults') }],
    });
    expect(await refusal(save(1, { kind: 'company' }))).toBe('payouts_tax_data');
    expect(await refusal(save(1, { vatStatus: 'business', country: 'NL' }))).toBe('payouts_tax_data');
    expect(await refusal(save(1, { vatId: 'DE123456789' }))).toBe('payouts_tax_data');
    expect((await done(world.as(1).call(contract.getOwnPayee, {}))).tax?.kind).toBe('person');
  });
});

describe('a bank account', () => {
  test('is masked and sealed; a changed one rests, the same again does not', async () => {
    const me = await world.payee(2);
    const first = await done(me.call(contract.getOwnPayee, {}));
    expect(first.account).toMatchObject({ iban: 'DE89 **** 3000', holder: 'Vera Beispiel' });
    expect(first.account?.usableFrom).toBe(first.account?.since);
    const { rows } = await world.kit.db.pool.query('select * from payouts.bank_accounts');
    expect(JSON.stringify(rows)).not.toContain('0440');
    const again = { body: { iban: 'de89 3704 0044 0532 0130 00', holder: 'Vera Beispiel' } };
    expect((await done(me.call(contract.saveBankAccount, again))).account?.id).toBe(first.account?.id);
    const other = await done(me.call(contract.saveBankAccount, { body: { iban: ibans[1], holder: 'Vera Beispiel' } }));
    expect(other.account?.usableFrom).toBe((other.account?.since ?? 0) + 5 * day);
    expect((await world.moneyOf(me)).withheld).toContain('accountNew');
    await world.advance(5 * day);
    expect((await world.moneyOf(me)).withheld).not.toContain('accountNew');
  });
  test('that does not add up is refused', async () => {
    const answer = await world.as(3).call(contract.saveBankAccount, {
      body: { iban: 'DE89370400440532013001', holder: 'Vera Beispiel' },
    });
    expect(answer.ok ? null : answer.problem.errors?.[0]?.field).toBe('body.iban');
  });
  test('asks for a fresh proof of identity', async () => {
    const body = { iban: ibans[0], holder: 'Vera Beispiel' };
    expect(await refusal(world.stale(4).call(contract.saveBankAccount, { body }))).toBe('step_up_required');
  });
});

test('numbers are read as people write them', () => {
  expect(readIban('nl91 abna 0417 1643 00')).toEqual({ iban: ibans[1], country: 'NL', isSepa: true });
  expect(readIban('TR330006100519786457841326')?.isSepa).toBe(false);
  expect(readVatId('de 136 695 976', 'DE')).toBe('DE136695976');
  expect(readVatId('EL094259216', 'GR')).toBe('EL094259216');
  expect(readVatId('GR094259216', 'GR')).toBeNull();
  expect(readVatId('ESX1234567X', 'DE')).toBeNull();
});
