import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';

export const getGiftPicture = route({
  name: 'getGiftPicture',
  cost: 1,
  method: 'GET',
  path: 'gifts/picture/{picture}',
  summary: 'One of our own drawings of gifts and reactions, as SVG.',
  access: anyone,
  params: z.object({ picture: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
  response: z.unknown(),
  problems: [notFound],
});
