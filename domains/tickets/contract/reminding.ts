import { z } from 'zod';
import { loggedIn } from '#kit/contract/access.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { mutation } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { showIsOver } from './problems.ts';

/** Minutes before its time at which those who have a ticket, or asked for it, are reminded of a show. */
export const reminderMinutes = 30;

export const remindOfShow = mutation({
  name: 'remindOfTicketShow',
  summary:
    'Asks to be reminded of a show before it begins and when it does, or takes that back. Who has a ticket is reminded anyway.',
  access: loggedIn,
  limit: { points: 60, seconds: 60, per: 'subject' },
  args: z.object({ id: rowId.describe('the show'), isWanted: z.boolean() }),
  result: z.object({ isReminded: z.boolean() }).meta({ id: 'TicketReminder' }),
  problems: [notFound, showIsOver],
});
