import type { Language } from '#kit/contract/access.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { NoteKind, VatCase } from '../../contract/index.ts';
import { openText, sealText } from '../payee/sealed.ts';

/** One side of a credit note as it was on its day. */
export interface Party {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly town: string;
  readonly country: string;
  readonly vatId: string | null;
  readonly taxId: string | null;
}

/** What of a note only the note says: sealed in its row. */
export interface SealedFacts {
  readonly seller: Party;
  readonly buyer: Party;
  /** By what the platform knows the seller. */
  readonly sellerNumber: string;
  readonly language: Language;
  /** The day until which what was earned is in it. */
  readonly until: string;
  readonly lines: readonly { readonly what: 'own' | 'studio' | 'correction'; readonly net: number }[];
  readonly iban: string;
  readonly holder: string;
  /** Of corrections: why, and the number and day of what they put right. */
  readonly corrects: { readonly number: string; readonly issuedOn: string; readonly reason: string } | null;
}

/** Everything a document of its own is made from. Euro cents, below zero for corrections. */
export interface NoteFacts extends SealedFacts {
  readonly kind: NoteKind;
  readonly number: string;
  readonly issuedOn: string;
  readonly vatCase: VatCase;
  readonly vatRate: number;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

export const sealFacts = (kit: Pick<Kit, 'keyFor'>, number: string, facts: SealedFacts): string =>
  sealText(kit, 'note', number, JSON.stringify(facts));

export const openFacts = (kit: Pick<Kit, 'keyFor'>, row: { number: string; sealed: string }): SealedFacts =>
  JSON.parse(openText(kit, 'note', row.number, row.sealed)) as SealedFacts;
