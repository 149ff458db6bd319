import { z } from 'zod';
import { loggedIn } from '#kit/contract/access.ts';
import { int32Max, rowId } from '#kit/contract/numbers.ts';
import { mutation } from '#kit/contract/operations.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { ChatTicket, CreationType } from './shows.ts';

/**
 * Why a ticket was not sold or taken back. The specification does not show its values (spec 2, open points); these are ours, and each has
 * words on the page (`tickets.error.*`).
 */
export const ticketErrors = [
  'show_unknown',
  'show_over',
  'show_called_off',
  'too_late_to_enter',
  'too_late_to_return',
  'no_ticket',
  'own_show',
  'blocked',
  'age_not_proven',
  'age_underage',
  'adult_area_closed',
  'account_restricted',
  'account_locked',
  'coins_owed',
  'not_enough_coins',
  'price_changed',
  'promo_code_unknown',
  'promo_code_used_up',
  'limit_reached',
  'on_break',
  'excluded',
  'invitation_over',
  'by_hand_only',
  'refused',
] as const;
export const TicketError = z.enum(ticketErrors).meta({ id: 'TicketError' });
export type TicketError = z.infer<typeof TicketError>;

const result = z
  .object({
    success: z.boolean(),
    errorCode: TicketError.nullable(),
    reason: z
      .string()
      .nullable()
      .describe('the sentence of whoever refused the payment (a limit of one’s own, a debt), in the caller’s language'),
    ticketId: z.int().nullable(),
    show: ChatTicket.nullable(),
  })
  .meta({ id: 'TicketResult' });
export type TicketResult = z.infer<typeof result>;

export const buyChatTicket = mutation({
  name: 'buyChatTicket',
  summary: 'Buys a ticket of a show, once: who has one is answered the same without paying again.',
  access: loggedIn,
  limit: { points: 20, seconds: 60, per: 'subject' },
  args: z.object({
    id: rowId.describe('the show'),
    creationType: CreationType.default('C'),
    modelId: rowId.optional().describe('whose show it is; another’s is refused'),
    start: z
      .number()
      .optional()
      .describe('when it begins as the page said, epoch ms; a show that was moved is refused'),
    promoCode: typedText('code').max(30).optional(),
    price: z.int().min(0).max(int32Max).optional().describe('what the page said it costs; a higher price is refused'),
  }),
  result,
});

export const removeChatTicket = mutation({
  name: 'removeChatTicket',
  summary: 'Gives a ticket back and pays it back, until an hour before the show.',
  access: loggedIn,
  limit: { points: 20, seconds: 60, per: 'subject' },
  args: z.object({ id: rowId.describe('the show') }),
  result,
});
