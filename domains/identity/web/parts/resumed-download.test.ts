import { expect, test } from 'vitest';
import { resumedDownload } from './resumed-download.ts';

test('a fragment leads to files of ours alone, and one that is broken leads nowhere', () => {
  const file = '/rest/v1/audit/export?from=1&q=a%20b';
  expect(resumedDownload(`#prove=${encodeURIComponent(file)}`)).toBe(file);
  const others = ['', '#top', '#prove=/office/', '#prove=/rest/../office/', '#prove=/rest/%2e%2e/office/'];
  const broken = ['#prove=//evil.example/rest/', '#prove=%', '#prove=%E0%A4%A', '#prove=%zz'];
  for (const hash of [...others, ...broken]) expect(resumedDownload(hash), hash).toBeNull();
});
