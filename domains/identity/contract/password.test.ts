import { expect, test } from 'vitest';
import { givenPassword, isGuessable, newPassword } from './password.ts';

test('a pass phrase of ten characters or more is taken, with any characters', () => {
  expect(newPassword.safeParse('zehn Zeichen').success).toBe(true);
  expect(newPassword.safeParse('🐳'.repeat(10)).success).toBe(true);
  expect(newPassword.safeParse('too short').success).toBe(false);
  expect(newPassword.safeParse('x'.repeat(129)).success).toBe(false);
});

test('the same keys give the same password, however the system composes them', () => {
  expect(givenPassword.parse('cafe\u0301 au lait')).toBe(givenPassword.parse('café au lait'));
});

test.each([
  'Password123!',
  '!!qwertz2026!!',
  '1234567890',
  'aaaaaaaaaaaa',
  'abababababab',
  'lena.vega1',
  'passwortpasswort',
])('what anybody would try first is refused: %s', (password) => {
  expect(isGuessable(password, 'lena.vega@example.com')).toBe(true);
});

test.each(['seven green umbrellas', 'correct horse', 'Vega fährt nach Rom'])(
  'what takes thought is taken: %s',
  (password) => {
    expect(isGuessable(password, 'lena.vega@example.com')).toBe(false);
  },
);
