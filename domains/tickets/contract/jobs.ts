import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const lookAfterShows = job({
  name: 'tickets.lookAfterShows',
  summary:
    'Pays back shows that did not begin in time, ends those whose time is over, and reminds of those that are near.',
  access: system,
  payload: z.object({}),
  cron: '* * * * *',
});

export const tellOfShow = job({
  name: 'tickets.tellOfShow',
  summary: 'Tells those who have a ticket of a show, or asked to be reminded, that it begins soon or has begun.',
  access: system,
  payload: z.object({ showId: z.int(), what: z.enum(['soon', 'begun']) }),
});

export const beginAnnounced = job({
  name: 'tickets.beginAnnounced',
  summary: 'Begins a show that was announced in the room a minute ago.',
  access: system,
  payload: z.object({ showId: z.int() }),
});
