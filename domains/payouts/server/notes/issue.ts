import type { Language } from '#kit/contract/access.ts';
import type { Tx } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { Context } from '../context.ts';
import { assertPlatform } from '../files/platform.ts';
import { centsOf } from '../money/amounts.ts';
import type { BankAccountRow, PayeeRow } from '../payee/rows.ts';
import { openBankAccount, openText } from '../payee/sealed.ts';
import type { Item } from '../runs/rows.ts';
import { notes } from '../tables.ts';
import type { Party, SealedFacts } from './facts.ts';
import { sealFacts } from './facts.ts';
import { numberOf, takePlaces } from './numbers.ts';

/** An item that is made final, with its payee as they are now. */
export interface Final {
  readonly item: Item;
  readonly payee: PayeeRow;
  readonly account: BankAccountRow;
  readonly language: Language;
}

const partyOf = (ctx: Context, payee: PayeeRow): Party => ({
  ...{ name: payee.name, street: payee.street, postcode: payee.postcode, town: payee.town, country: payee.country },
  vatId: payee.vatId,
  taxId: openText(ctx.kit, 'taxId', String(payee.accountId), payee.sealedTaxId),
});

/** The platform as the buyer on a note. */
export function buyerOf(ctx: Context): Party {
  const { name, street, postcode, town, country, vatId } = assertPlatform(ctx);
  return { name, street, postcode, town, country, vatId, taxId: null };
}

function factsOf(ctx: Context, { item, payee, account, language }: Final, until: Date): SealedFacts {
  const own = centsOf(item.ownCoins);
  const lines = [
    { what: 'own' as const, net: own },
    { what: 'studio' as const, net: item.net - own },
  ].filter(({ net }) => net !== 0);
  return {
    ...{ seller: partyOf(ctx, payee), buyer: buyerOf(ctx), sellerNumber: String(payee.accountId), language, lines },
    ...{ until: dayOf(until.getTime()), ...openBankAccount(ctx.kit, account), corrects: null },
  };
}

/** Gives items their credit notes, numbered in their order. Who is only paid again what came back gets none. */
export async function issueNotes(
  ctx: Context,
  tx: Tx,
  until: Date,
  finals: readonly Final[],
): Promise<Map<number, number>> {
  const billed = finals.filter(({ item }) => item.net > 0);
  if (billed.length === 0) return new Map();
  const issuedOn = dayOf(ctx.kit.clock.now());
  const year = Number(issuedOn.slice(0, 'yyyy'.length));
  const first = await takePlaces(tx, '389', year, billed.length);
  const rows = billed.map((final, at) => {
    const number = numberOf('389', year, first + at);
    const { id: itemId, payeeId, vatCase, vatRate, net, vat, gross } = final.item;
    return {
      ...{ kind: '389' as const, year, place: first + at, number, payeeId, itemId, issuedOn, vatCase, vatRate },
      ...{ net, vat, gross, sealed: sealFacts(ctx.kit, number, factsOf(ctx, final, until)) },
    };
  });
  const made = await tx.orm.insert(notes).values(rows).returning({ id: notes.id, itemId: notes.itemId });
  return new Map(made.map(({ id, itemId }) => [itemId as number, id]));
}
