import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkParts } from './links.ts';

const links = (text: string): string[] => linkParts(text).flatMap(({ href }) => href ?? []);

test.each([
  ['Look at https://example.org/rain.', ['https://example.org/rain']],
  ['(see https://example.org/a)', ['https://example.org/a']],
  ['https://example.org/wiki/Rain_(song)', ['https://example.org/wiki/Rain_(song)']],
  ['(https://example.org/wiki/Rain_(song)).', ['https://example.org/wiki/Rain_(song)']],
  ['„https://example.org/?q=1&x=2“, ja!', ['https://example.org/?q=1&x=2']],
  ['Is it https://example.org/? Or http://example.com!', ['https://example.org/', 'http://example.com']],
  ['https://example.org/a,b;c', ['https://example.org/a,b;c']],
  ['https://', []],
  ['no address', []],
] as const)('%s', (text, found) => expect(links(text)).toEqual(found));

test('no sign is lost, and no part is empty', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('https://a.example/b', '(', ')', '.', ' ', 'é', '🙂', ',', ']', '"')),
      (signs) => {
        const text = signs.join('');
        const parts = linkParts(text);
        return parts.map((part) => part.text).join('') === text && parts.every((part) => part.text !== '');
      },
    ),
  );
});
