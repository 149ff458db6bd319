import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FileReply } from '#kit/contract/operations.ts';
import { beginOfDay, dayOf } from '#kit/i18n/days.ts';
import * as contract from '../../contract/index.ts';
import { done, ibans, openPayouts, refusal, taxData } from '../../testing/world.ts';
import { readXml, schemaFaults } from '../../testing/xml.ts';

let world: Awaited<ReturnType<typeof openPayouts>>;
/** The year whose payouts are reported. */
let year: number;
beforeEach(async () => {
  world = await openPayouts();
  year = Number(dayOf(world.kit.clock.now()).slice(0, 4)) + 1;
  await until(`${year}-01-10`);
});

const office = () => world.as(901, 'operator');
const until = (date: string) => world.advance(beginOfDay(date) - world.kit.clock.now());
/** Everybody is paid what is old enough by then. */
async function payOn(date: string): Promise<number> {
  await until(date);
  const { run } = await world.build();
  await world.approve(run.id);
  await world.pay(run.id);
  return run.id;
}
async function make(): Promise<number> {
  const { reportId } = await done(office().call(contract.makeYear, { params: { year } }));
  await world.work('payouts.buildYear', { reportId });
  return reportId;
}
const overview = () => done(office().call(contract.readYear, { query: { year } }));
async function file(reportId: number, part: 'new' | 'corrections' = 'new'): Promise<string> {
  const query = { part, reason: 'the yearly report' };
  const reply = (await done(office().call(contract.exportYear, { params: { reportId }, query }))) as FileReply;
  const xml = await text(reply.body as NodeJS.ReadableStream);
  expect(schemaFaults(xml, 'dpi.subset.xsd')).toEqual([]);
  return xml;
}
const seller = '//dpi:ReportableSeller';

describe('the report of a year', () => {
  test('says of each seller who they are and what they were paid, quarter by quarter, with fees and sales apart', async () => {
    const me = await world.payee(1, { vatStatus: 'business', vatId: 'DE136695976' });
    await world.payee(
      2,
      { kind: 'company', name: 'Studio & Söhne GmbH', birthDate: null, registerNumber: 'HRB 123' },
      ibans[1],
    );
    await world.payee(3, { name: 'Ada Ämilia Beispiel' }, ibans[2]);
    await world.earn(1, 40_000);
    await world.earn(1, 20_000);
    await world.earn(2, 80_000);
    await payOn(`${year}-03-01`);
    await world.earn(1, 40_040);
    await payOn(`${year}-11-20`);
    // Earned in the year, paid in the next: of the next.
    await world.earn(3, 40_000);
    await payOn(`${year + 1}-01-10`);
    const reportId = await make();
    expect(await overview()).toMatchObject({
      ...{ deadline: `${year + 1}-01-31`, isOver: true, sellers: 2, missing: [], after: null },
      reports: [{ id: reportId, state: 'ready', done: 2, added: 2, corrected: 0, leftOut: 0 }],
    });
    const read = readXml(await file(reportId));
    expect(read('//dpi:ReportingPeriod')).toEqual([`${year}-12-31`]);
    expect(read('//dpi:MessageTypeIndic')).toEqual(['DPI401']);
    expect(read(`${seller}[1]//dpi:FirstName | ${seller}[1]//dpi:LastName`)).toEqual(['Vera', 'Beispiel']);
    expect(read(`${seller}[1]//dpi:BirthDate`)).toEqual(['1994-05-17']);
    expect(read(`${seller}[1]//dpi:TIN`)).toEqual(['12345678901']);
    expect(read(`${seller}[1]//dpi:VAT`)).toEqual(['DE136695976']);
    expect(read(`${seller}[1]//dpi:Identifier`)).toEqual([ibans[0]]);
    // 150 and 100.10 euros with the tax on top; the platform kept as much as she earned.
    expect(read(`${seller}[1]//dpi:Consideration/*`)).toEqual(['179', '0', '0', '119']);
    expect(read(`${seller}[1]//dpi:Fees/*`)).toEqual(['150', '0', '0', '100']);
    expect(read(`${seller}[1]//dpi:NumberOfActivities/*`)).toEqual(['2', '0', '0', '1']);
    expect(read(`${seller}[1]//dpi:Taxes/*`)).toEqual(['0', '0', '0', '0']);
    expect(read(`${seller}[2]//dpi:EntSellerID/dpi:Name`)).toEqual(['Studio & Söhne GmbH']);
    expect(read(`${seller}[2]//dpi:IN`)).toEqual(['HRB 123']);
    expect(read(seller)).toHaveLength(2);
    // The seller reads the same figures.
    const { years } = await done(me.call(contract.getOwnYears, {}));
    expect(years.find((one) => one.year === year)?.quarters.map(({ paid }) => paid)).toEqual([17_850, 0, 0, 11_912]);
    expect(await world.lines(`payoutReport:${reportId}`)).toEqual(['payouts.exportYear']);
    expect(await world.lines(`payoutYear:${year}`)).toContain('payouts.makeYear');
  });

  test('keeps who moved away, and leaves out who was of no country of the EU', async () => {
    const moved = await world.payee(1);
    await world.payee(2, { country: 'CO', taxCountry: 'CO' }, ibans[1]);
    for (const id of [1, 2]) await world.earn(id, 40_000);
    await payOn(`${year}-06-01`);
    await done(moved.call(contract.saveTaxData, { body: { ...taxData, country: 'BR', taxCountry: 'BR' } }));
    await until(`${year + 1}-01-05`);
    const read = readXml(await file(await make()));
    expect(read(`${seller}//dpi:ResCountryCode`)).toEqual(['BR', 'DE']);
    expect(read(seller)).toHaveLength(1);
  });

  test('is put right by a later one, which names what it corrects and uses no reference twice', async () => {
    const me = await world.payee(1);
    await world.payee(2, {}, ibans[1]);
    for (const id of [1, 2]) await world.earn(id, 40_000);
    const runId = await payOn(`${year}-06-01`);
    await until(`${year + 1}-01-05`);
    const first = await make();
    const told = readXml(await file(first));
    expect(
      await refusal(
        office().call(contract.exportYear, {
          params: { reportId: first },
          query: { part: 'corrections', reason: 'why' },
        }),
      ),
    ).toBe('not_found');
    // Nothing has changed: nothing is told.
    const second = await make();
    expect((await overview()).reports[0]).toMatchObject({ id: second, added: 0, corrected: 0 });
    // One moved within the town, the money of the other came back.
    await done(me.call(contract.saveTaxData, { body: { ...taxData, street: 'Neue Gasse 1' } }));
    const { rows } = await done(office().call(contract.itemList.read, { query: { run: String(runId) } }));
    const itemId = rows.find(({ payeeId }) => payeeId === 2)?.id as number;
    await done(office().call(contract.markReturned, { params: { itemId }, body: { reason: 'closed' } }));
    const third = await make();
    const read = readXml(await file(third, 'corrections'));
    expect(read('//dpi:MessageTypeIndic')).toEqual(['DPI402']);
    expect(read(`${seller}/dpi:DocSpec/stf:DocTypeIndic`)).toEqual(['OECD2', 'OECD3']);
    const refs = (of: typeof read) => of(`${seller}/dpi:DocSpec/stf:DocRefId`);
    expect(read(`${seller}/dpi:DocSpec/stf:CorrDocRefId`)).toEqual(refs(told));
    expect(new Set([...refs(told), ...refs(read)]).size).toBe(4);
    expect(read('//dpi:PlatformOperator/dpi:DocSpec/stf:DocTypeIndic')).toEqual(['OECD0']);
    // The first one is as it was.
    expect(readXml(await file(first))(`${seller}//dpi:Street`)).toEqual(['Beispielweg 2', 'Beispielweg 2']);
  });

  test('names who lacks what before it is made, and leaves out whom it cannot name', async () => {
    await world.payee(1);
    await world.payee(2, {}, ibans[1]);
    for (const id of [1, 2]) await world.earn(id, 40_000);
    await payOn(`${year}-06-01`);
    await world.kit.db.pool.query('update payouts.payees set birth_date = null where account_id = 2');
    await until(`${year + 1}-01-05`);
    expect((await overview()).missing).toEqual([{ accountId: 2, name: '2', facts: ['birthDate'] }]);
    const reportId = await make();
    expect((await overview()).reports).toMatchObject([{ id: reportId, added: 1, leftOut: 1 }]);
    await file(reportId);
  });

  test('is refused while the year goes on or one is being made, and says so where nobody was paid', async () => {
    expect(await refusal(office().call(contract.makeYear, { params: { year } }))).toBe('payouts_year_goes_on');
    await until(`${year + 1}-01-01`);
    const { reportId } = await done(office().call(contract.makeYear, { params: { year } }));
    expect(await refusal(office().call(contract.makeYear, { params: { year } }))).toBe('payouts_year_is_made');
    const query = { reason: 'too early' };
    expect(await refusal(office().call(contract.exportYear, { params: { reportId }, query }))).toBe(
      'payouts_year_is_made',
    );
    await world.work('payouts.watchRuns');
    expect(readXml(await file(reportId))('//dpi:MessageTypeIndic')).toEqual(['DPI403']);
  });
});
