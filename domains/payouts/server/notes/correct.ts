import { eq, sum } from 'drizzle-orm';
import { houseRevenue, payableAccount } from '#domains/ledger/contract/accounts.ts';
import { audit } from '#kit/audit/audit.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { Call } from '#kit/server/handler.ts';
import { houseVat } from '../../contract/accounts.ts';
import type { NoteRow } from '../../contract/index.ts';
import { correctionTooLarge } from '../../contract/index.ts';
import { payoutCorrected } from '../../contract/transfers.ts';
import type { Context } from '../context.ts';
import { coinsOf, partOf } from '../money/amounts.ts';
import { noteRow } from '../money/rows.ts';
import { notes } from '../tables.ts';
import { openFacts, sealFacts } from './facts.ts';
import { numberOf, takePlaces } from './numbers.ts';

/** What a note still stands for with its corrections. */
async function leftOf(tx: Tx, note: typeof notes.$inferSelect): Promise<{ net: number; vat: number }> {
  const [back] = await tx.orm
    .select({ net: sum(notes.net).mapWith(Number), vat: sum(notes.vat).mapWith(Number) })
    .from(notes)
    .where(eq(notes.correctsId, note.id));
  return { net: note.net + (back?.net ?? 0), vat: note.vat + (back?.vat ?? 0) };
}

/**
 * Takes back a part of a credit note (`net`, euro cents) by a document of its own that names it. What was paid too much is owed by the payee, and
 * the next payouts make up for it.
 * @throws Problem not_found for what is no credit note, payouts_correction_large
 */
export async function correctNote(
  ctx: Context,
  call: Call<AccountCaller>,
  noteId: number,
  { net, reason }: { readonly net: number; readonly reason: string },
): Promise<NoteRow> {
  const { kit } = ctx;
  return kit.db.transaction(async (tx) => {
    await lockByName(tx, 'payouts.note', noteId);
    const [note] = await tx.orm.select().from(notes).where(eq(notes.id, noteId));
    if (note?.kind !== '389') throw new Problem(notFound);
    const left = await leftOf(tx, note);
    if (net > left.net) throw new Problem(correctionTooLarge, { data: { left: left.net } });
    // Reckoned on what is left, so that corrections of all of it take back all of the tax.
    const vat = left.vat - partOf(left.net - net, note.vatRate);
    const now = kit.clock.now();
    const issuedOn = dayOf(now);
    const year = Number(issuedOn.slice(0, 'yyyy'.length));
    const place = await takePlaces(tx, '261', year, 1);
    const number = numberOf('261', year, place);
    const facts = openFacts(kit, note);
    const [made] = await tx.orm
      .insert(notes)
      .values({
        ...{ kind: '261', year, place, number, issuedOn, correctsId: noteId, payeeId: note.payeeId },
        ...{ vatCase: note.vatCase, vatRate: note.vatRate, net: -net, vat: -vat, gross: -(net + vat) },
        sealed: sealFacts(kit, number, {
          ...facts,
          lines: [{ what: 'correction', net: -net }],
          corrects: { number: note.number, issuedOn: note.issuedOn, reason },
        }),
      })
      .returning();
    await ctx.ledger.post(tx, {
      key: `payout-note:${number}`,
      kind: payoutCorrected,
      entries: [
        { account: payableAccount(note.payeeId), amount: -coinsOf(net + vat) },
        { account: houseRevenue, amount: coinsOf(net) },
        { account: houseVat, amount: coinsOf(vat) },
      ],
      memo: { text: note.number },
    });
    const subject = `payoutNote:${noteId}`;
    await audit(tx, { call, at: now, operation: 'payouts.correctNote', subject, input: { net, reason } });
    return noteRow(made as typeof notes.$inferSelect, note.number);
  });
}
