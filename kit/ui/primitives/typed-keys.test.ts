import { expect, test } from 'vitest';
import { typedKeys } from './typed-keys.ts';

test('a key acts, and none that belongs to a word being composed: inside of it, and as Safari tells of the one that confirmed it', () => {
  const done: string[] = [];
  const press = typedKeys<KeyboardEvent>({ Enter: () => done.push('sent'), Escape: () => done.push('left') });
  const tell = (key: string, more: Partial<KeyboardEvent> = {}) =>
    press({ key, isComposing: false, keyCode: 13, ...more } as KeyboardEvent);
  tell('Enter', { isComposing: true, keyCode: 229 });
  tell('Enter', { keyCode: 229 });
  tell('Escape', { isComposing: true });
  tell('constructor');
  expect(done).toEqual([]);
  tell('Enter');
  tell('Escape', { keyCode: 27 });
  expect(done).toEqual(['sent', 'left']);
});

test('presses that React tells of are read by what the browser said', () => {
  const done: string[] = [];
  const press = typedKeys({ Enter: () => done.push('sent') });
  const told = (nativeEvent: object) => press({ key: 'Enter', nativeEvent } as never);
  told({ isComposing: false, keyCode: 229 });
  told({ isComposing: true, keyCode: 13 });
  expect(done).toEqual([]);
  told({ isComposing: false, keyCode: 13 });
  expect(done).toEqual(['sent']);
});
