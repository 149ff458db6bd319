import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { job } from '#kit/contract/operations.ts';

export const payAlbumBack = job({
  name: 'albums.payBack',
  summary: 'Pays back what is still paid for an album that was taken down, some guests at a time, each once.',
  access: system,
  payload: z.object({ albumId: rowId }),
});
