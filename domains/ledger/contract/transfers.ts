import { z } from 'zod';

/** Why coins moved. The domain whose fact it is declares the kind beside its contract and books with it. */
export interface TransferKind<Name extends string = string> {
  /** As it is kept and told; never used again for something else. */
  readonly name: Name;
  /** May take an account below zero: the money behind the coins is already gone. */
  readonly mayOverdraw: boolean;
}

/** Declares a kind of transfer; {@link TransferKind}. Its words on statements fill the slot `ledger.statementLine`. */
export const transferKind = <const Name extends string>(
  name: Name,
  { mayOverdraw = false }: { readonly mayOverdraw?: boolean } = {},
): TransferKind<Name> => ({ name, mayOverdraw });

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
    /** Refunded picture time. */
    seconds: z.number(),
    orderId: z.string(),
    euroCents: z.int(),
    provider: z.string(),
  })
  .partial()
  .meta({ id: 'TransferMemo' });
export type Memo = z.output<typeof memo>;

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
