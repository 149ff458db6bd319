import { beforeEach, describe, expect, it } from 'vitest';
import { data, refusal, refusedFields } from '#domains/identity/testing/browser.ts';
import { expectSilentFailure, whileRefusingRows } from '#kit/testing/failing-table.ts';
import { privateMarker } from '#kit/testing/log-watch.ts';
import { withdrawFromContract } from '../contract/withdrawal.ts';
import type { LegalWorld } from '../testing/world.ts';
import { legalWorld } from '../testing/world.ts';

let world: LegalWorld;
beforeEach(async () => {
  world = await legalWorld({ OPERATOR_EMAIL: 'operators@vesper.example' });
});
const body = {
  name: 'Kim Muster',
  email: 'kim@example.com',
  contract: '100 Coins, 19.11.2026',
  confirmed: true,
} as const;

describe('withdrawing from a contract', () => {
  it('needs no account, and its receipt says what was said and when, in the person’s language', async () => {
    const { client } = world.browser({ language: 'de' });
    const answer = data(await client.call(withdrawFromContract, { body }));
    expect(answer).toEqual({ id: 1, receivedAt: '2026-11-20T20:00:00.000Z' });
    const [receipt, notice] = world.kit.mails;
    expect(receipt).toMatchObject({ to: 'kim@example.com', subject: 'Dein Widerruf ist bei uns eingegangen' });
    expect(receipt?.text).toContain('Nr. 1 ist am 2026-11-20 20:00:00 UTC');
    expect(receipt?.text).toContain(
      'Hiermit widerrufe ich den Vertrag: 100 Coins, 19.11.2026. Kim Muster, kim@example.com.',
    );
    expect(notice).toMatchObject({ to: 'operators@vesper.example' });
    expect(notice?.text).toContain('100 Coins, 19.11.2026');
  });

  it('is kept as it was said, with the account if there is one', async () => {
    const guest = await world.signUpAs('guest@example.com');
    data(await guest.client.call(withdrawFromContract, { body }));
    const { rows } = await world.kit.db.pool.query('select account_id, name, contract from legal.withdrawals');
    expect(rows).toEqual([
      { account_id: (await guest.caller()).accountId, name: 'Kim Muster', contract: '100 Coins, 19.11.2026' },
    ]);
    await expect(world.kit.db.pool.query('delete from legal.withdrawals')).rejects.toThrow('only added to');
  });

  it('fills nobody’s mailbox: five an hour for one address', async () => {
    const send = () => world.browser().client.call(withdrawFromContract, { body });
    for (let round = 0; round < 5; round += 1) data(await send());
    expect(refusal(await send())).toBe('too_many_requests');
    expect(world.kit.mails.length).toBe(10);
  });

  it('that cannot be stored is repeated by no log, and nobody is told that it was received', async () => {
    const said = { ...body, name: privateMarker('name'), contract: privateMarker('withdrawal') };
    const email = `${privateMarker('mail')}@example.com`;
    const answer = await whileRefusingRows(world.kit.db, 'legal.withdrawals', () =>
      world.browser().client.call(withdrawFromContract, { body: { ...said, email } }),
    );
    expectSilentFailure(answer, '23514', said.name, said.contract, email);
    expect(world.kit.mails).toEqual([]);
  });

  it('without a name, an address, a contract or the second step is refused, and nothing is kept or sent', async () => {
    const { client } = world.browser();
    const refused = await client.call(withdrawFromContract, {
      body: { name: ' ', email: 'nobody', contract: '', confirmed: false as true },
    });
    expect(refusal(refused)).toBe('invalid_input');
    expect(refusedFields(refused)).toEqual(['body.name', 'body.email', 'body.contract', 'body.confirmed']);
    expect(world.kit.mails).toEqual([]);
    expect((await world.kit.db.pool.query('select 1 from legal.withdrawals')).rowCount).toBe(0);
  });
});
