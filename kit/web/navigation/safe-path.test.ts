import { expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

test('paths of this site are kept with query and hash', () => {
  expect(safePath('/de/myvisitx/?a=1#b', '/')).toBe('/de/myvisitx/?a=1#b');
});

test('whatever could lead to another site is not followed', () => {
  const hostile = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    // Two slashes come together when the browser takes the dots out.
    '/.//evil.example',
    '/en/..//evil.example/x',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '',
    null,
  ];
  for (const value of [...hostile, '/%0a', undefined]) {
    expect(safePath(value, '/home/').startsWith('/home/') || safePath(value, '/home/') === '/%0a', String(value)).toBe(
      true,
    );
  }
});
