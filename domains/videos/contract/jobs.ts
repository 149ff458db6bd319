import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { job } from '#kit/contract/operations.ts';

export const payVideoBack = job({
  name: 'videos.payBack',
  summary: 'Pays back what is still paid for a video that was taken down, some guests at a time, each once.',
  access: system,
  payload: z.object({ videoId: rowId }),
});

export const showPlanned = job({
  name: 'videos.showPlanned',
  summary: 'Shows the videos whose time has come.',
  access: system,
  cron: '* * * * *',
  payload: z.object({}),
});

export const makeVideoCover = job({
  name: 'videos.makeCover',
  summary: 'Makes the first cover of a video whose film has become ready, or a new one after its age rating changed.',
  access: system,
  payload: z.object({ videoId: rowId }),
});
