import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const removeSharePictures = job({
  name: 'seo.removeSharePictures',
  summary: 'Removes the pictures of shared pages that nobody asked for in 30 days.',
  access: system,
  payload: z.object({}),
  cron: '40 3 * * *',
});
