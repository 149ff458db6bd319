import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const purgePicture = job({
  name: 'media.purgePicture',
  summary: 'Deletes the files of a removed picture and tells the network in front of us to forget its addresses.',
  access: system,
  payload: z.object({ id: z.uuid() }),
});

export const makeFilm = job({
  name: 'media.makeFilm',
  summary: 'Wakes the worker that makes films of uploads, one after another; it goes on when the job is over.',
  access: system,
  payload: z.object({ id: z.uuid() }),
});

export const sweepMedia = job({
  name: 'media.sweep',
  summary:
    'Takes over films whose worker is gone, deletes the files of removed films and uploads, uploads that nobody touched for more than a day, and counts of days that are over.',
  access: system,
  payload: z.object({}),
  cron: '* * * * *',
});
