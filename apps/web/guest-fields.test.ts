import { expect, test } from 'vitest';
import type { z } from 'zod';
import { contractOperations } from '#apps/server/contract-files.ts';
import { defaultGuestState } from '#domains/guest/web/state/parts.ts';

test('a page begins with every field that the server answers: each domain gives the browser the defaults of all of its', async () => {
  const operation = (await contractOperations()).find(({ name }) => name === 'guest.getPageConfiguration');
  const { response } = operation as unknown as { response: z.ZodObject<{ guest: z.ZodLazy<z.ZodObject> }> };
  const guest = response.shape.guest.unwrap();
  expect(Object.keys(guest.shape).length).toBeGreaterThan(40);
  const { success, error } = guest.strict().safeParse(defaultGuestState);
  const mend = 'the defaults of the guestParts of a domain are its contract/guest-fields.ts, field by field';
  expect(success, `${mend}: ${error?.message}`).toBe(true);
  expect(guest.parse(defaultGuestState), mend).toEqual(defaultGuestState);
});
