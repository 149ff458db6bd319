import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('a table opens in a spreadsheet as it is: signs, lines and numbers, and no cell is taken for a formula', () => {
  expect(
    csv(
      ['name', 'count'],
      [
        ['Ana, "the one"', -3],
        ['=1+1', null],
        ['two\nlines', 0.5],
        ['x;=1+1; "@a', 1],
        ['x\n=1, -2', 2],
        ['\tx', 3],
        ['＝1＋1', 4],
      ],
    ),
  ).toBe(
    '\uFEFFname,count\r\n"Ana, ""the one""",-3\r\n\'=1+1,\r\n"two\nlines",0.5\r\n"x;\'=1+1;\' ""@a",1\r\n"x\n\'=1, -2",2\r\n"\'\tx",3\r\n\'＝1＋1,4\r\n',
  );
});
