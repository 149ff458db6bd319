import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const verifyActorSearch = job({
  name: 'actor-search.verify',
  summary:
    'Builds the index of performers anew, compares the one that is searched in with it, and takes the new one where they differ.',
  access: system,
  payload: z.object({}),
  cron: '40 3 * * *',
});

export const tellSavedSearches = job({
  name: 'actor-search.tell',
  summary: 'Tells guests, once a day for each saved search, that somebody new fits it.',
  access: system,
  payload: z.object({}),
  cron: '*/10 * * * *',
});
