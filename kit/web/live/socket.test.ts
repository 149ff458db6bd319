import { expect, it } from 'vitest';
import { isOpen, sendWhenOpen } from './socket.ts';

it('gives a message to an open socket alone, and says whether it did', () => {
  const heard: string[] = [];
  const socket = (readyState: number) => ({ readyState, send: (text: string) => heard.push(`${readyState} ${text}`) });
  const [connecting, open, closing, closed] = [0, 1, 2, 3].map(socket);
  for (const one of [connecting, closing, closed, null, undefined]) {
    expect(isOpen(one)).toBe(false);
    expect(sendWhenOpen(one, 'hello')).toBe(false);
  }
  expect(isOpen(open)).toBe(true);
  expect(sendWhenOpen(open, 'hello')).toBe(true);
  expect(heard).toEqual(['1 hello']);
});
