import { expect, it } from 'vitest';
import { displayNameOf } from '../../server/profiles.ts';
import { guestNameIn } from './guest-name.ts';

const german = (name: string) => guestNameIn((id) => `Gast ${id}`, name);

it('who has no name is called in the reader’s language, with the number or without', () => {
  expect(german(displayNameOf(null, 100_063))).toBe('Gast 100063');
  expect(german(displayNameOf(null, null))).toBe('Gast');
});

it('a name somebody chose stays as it is', () => {
  for (const name of ['Nachtfalter', 'Guestlist7', 'Guest7b', 'guest7', '']) expect(german(name)).toBe(name);
});
