import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const purgePicture = job({
  name: 'media.purgePicture',
  summary: 'Deletes the files of a removed picture and tells the network in front of us to forget its addresses.',
  access: system,
  payload: z.object({ id: z.uuid() }),
});
