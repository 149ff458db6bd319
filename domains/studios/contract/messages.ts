import { z } from 'zod';
import { loggedIn } from '#kit/contract/access.ts';
import { serverMessage } from '#kit/contract/operations.ts';

export const studiosChanged = serverMessage({
  name: 'studiosChanged',
  summary:
    'Something between a studio and its performers has changed; to all pages of both. What it is now is read anew.',
  access: loggedIn,
  payload: z.object({}),
});
