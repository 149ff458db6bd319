import { expect, test } from 'vitest';
import { nextSpeed, playerCommand } from './player-keys.ts';

test('the keys do what people know from the big video sites', () => {
  const of = (key: string) => playerCommand({ key }, true);
  expect(of(' ')).toEqual({ do: 'play' });
  expect(of('K')).toEqual({ do: 'play' });
  expect(of('j')).toEqual({ do: 'seek', by: -10 });
  expect(of('ArrowRight')).toEqual({ do: 'seek', by: 5 });
  expect(of('3')).toEqual({ do: 'jump', to: 0.3 });
  expect(of('>')).toEqual({ do: 'speed', by: 1 });
  expect(of('i')).toEqual(of('p'));
  expect(of('x')).toBeNull();
  expect(of('constructor')).toBeNull();
});

test('a key stays with what I write into, with a button, and with the browser', () => {
  expect(playerCommand({ key: 'k', target: { tagName: 'INPUT' } }, true)).toBeNull();
  expect(playerCommand({ key: 'k', target: { tagName: 'DIV', isEdited: true } }, true)).toBeNull();
  expect(playerCommand({ key: ' ', target: { tagName: 'BUTTON' } }, true)).toBeNull();
  expect(playerCommand({ key: 'f', ctrlKey: true }, true)).toBeNull();
  expect(playerCommand({ key: 'ArrowRight', target: { role: 'radio' } }, true)).toBeNull();
});

test('a slider is moved by its arrows, and every other key still works on it', () => {
  expect(playerCommand({ key: 'ArrowUp', target: { role: 'slider' } }, true)).toBeNull();
  expect(playerCommand({ key: 'm', target: { role: 'slider' } }, true)).toEqual({ do: 'mute' });
});

test('keys that scroll the page do so as long as I am not in the player', () => {
  expect(playerCommand({ key: 'ArrowDown' }, false)).toBeNull();
  expect(playerCommand({ key: 'Home' }, false)).toBeNull();
  expect(playerCommand({ key: 'ArrowDown' }, true)).toEqual({ do: 'volume', by: -0.05 });
  expect(playerCommand({ key: 'k' }, false)).toEqual({ do: 'play' });
});

test('speed goes up and down by steps and stays at the ends', () => {
  expect(nextSpeed(1, 1)).toBe(1.25);
  expect(nextSpeed(1, -1)).toBe(0.75);
  expect(nextSpeed(2, 1)).toBe(2);
  expect(nextSpeed(0.5, -1)).toBe(0.5);
});
