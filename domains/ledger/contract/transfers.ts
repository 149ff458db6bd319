import { z } from 'zod';

/** Why coins moved. The domain whose fact it is declares the kind beside its contract and books with it. */
export interface TransferKind<Name extends string = string> {
  /** As it is kept and told; never used again for something else. */
  readonly name: Name;
  /** May take an account below zero: the money behind the coins is already gone. */
  readonly mayOverdraw: boolean;
}

/** Declares a kind of transfer; {@link TransferKind}. Its words on statements fill the slot `ledger.statementKinds`. */
export const transferKind = <const Name extends string>(
  name: Name,
  { mayOverdraw = false }: { readonly mayOverdraw?: boolean } = {},
): TransferKind<Name> => ({ name, mayOverdraw });

/** Why a line stands on a guest's statement though none of their coins moved. */
export interface NoteKind<Name extends string = string> {
  readonly name: Name;
  readonly movesNoCoins: true;
}

/** Declares a kind of {@link NoteKind}; never booked. Its words fill the slot `ledger.statementKinds`, too. */
export const noteKind = <const Name extends string>(name: Name): NoteKind<Name> => ({ name, movesNoCoins: true });

/** Booked by an operator. */
export const correction = transferKind('correction', { mayOverdraw: true });

/** The name of a kind, of whichever domain. */
export const transferKindName = z.string().min(1).max(40).meta({ id: 'TransferKind' });

/** What a statement line tells besides the amount. Every part is optional; nothing here decides about money. */
export const memo = z
  .object({
    text: z.string().max(500),
    actorId: z.int(),
    actorName: z.string(),
    guestId: z.int(),
    chatId: z.string(),
    /** A chat type of spec 2 section 8, for example `LIVECHAT`. */
    chatType: z.string(),
    /** The paid minute of the chat, from 1. */
    minute: z.int(),
    /** How many of something one line tells of. */
    count: z.int(),
    /** Refunded picture time. */
    seconds: z.number(),
    orderId: z.string(),
    euroCents: z.int(),
    provider: z.string(),
  })
  .partial()
  .meta({ id: 'TransferMemo' });
export type Memo = z.output<typeof memo>;

/** What is said about how lines of one kind look: its name, and the key of what it is called in sums. */
export interface StatementKindFacts {
  readonly kind: string;
  readonly label: string;
}

/** One line of an account's statement: what one transfer did to it. Amounts in hundredths of a coin, time in epoch ms. */
export const statementLine = z
  .object({
    transferId: z.int(),
    at: z.int(),
    kind: transferKindName,
    amount: z.int(),
    balanceAfter: z.int(),
    memo,
  })
  .meta({ id: 'StatementLine' });
export type StatementLine = z.output<typeof statementLine>;

/**
 * One line of a guest's statement: a transfer, under its number, or what cost them no coins, under a key of whoever tells of it.
 * Such a line has no balance of its own.
 */
export const guestLine = statementLine
  .omit({ transferId: true })
  .extend({ key: z.string(), balanceAfter: z.int().nullable() })
  .meta({ id: 'GuestStatementLine' });
export type GuestLine = z.output<typeof guestLine>;

/** Where a page of a guest's statement ends: below which transfer, and before which line that moved no coins. */
export const statementPlace = z
  .string()
  .max(160)
  .regex(/^(?=.)(?:[1-9]\d{0,14})?(?:\.\d{1,15}\.[\w:-]{1,100})?$/)
  .meta({ id: 'StatementPlace' });

/** A month of the product's time zone: `2026-11`. */
export const month = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
  .meta({ id: 'EarningsMonthName' });

/** What of a statement is wanted: only what came in or went out, only one month. */
export const statementChoice = z.object({ direction: z.enum(['in', 'out']).optional(), month: month.optional() });
export type StatementChoice = z.output<typeof statementChoice>;

/** File formats in which a statement can be downloaded. */
export const statementFormats = ['csv', 'pdf'] as const;
