import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const rankTopCams = job({
  name: 'home.rankTopCams',
  summary: 'Makes the lists of top cams anew.',
  access: system,
  payload: z.object({}),
  cron: '7 * * * *',
});

export const fillCollections = job({
  name: 'home.fillCollections',
  summary: 'Finds anew who is in the collections that follow a rule.',
  access: system,
  payload: z.object({}),
  cron: '*/10 * * * *',
});
