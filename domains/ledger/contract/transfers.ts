import { z } from 'zod';

/**
 * Why coins moved. `refund` and `chargeback` take topped-up coins back, also below zero; `chatRefund` gives a guest
 * coins back for picture time that did not arrive; `correction` is booked by an operator.
 */
export const transferKinds = ['topUp', 'refund', 'chargeback', 'chatMinute', 'chatRefund', 'correction'] as const;
export const transferKind = z.enum(transferKinds).meta({ id: 'TransferKind' });
export type TransferKind = z.output<typeof transferKind>;

/** Kinds that may take an account below zero: the money behind the coins is already gone. */
export const overdraftKinds: readonly TransferKind[] = ['refund', 'chargeback', 'correction'];

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
    kind: transferKind,
    amount: z.int(),
    balanceAfter: z.int(),
    memo,
  })
  .meta({ id: 'StatementLine' });
export type StatementLine = z.output<typeof statementLine>;
