import { expect, test } from 'vitest';
import { renewedUrl, renewsIn } from './renewal.ts';

const minute = 60_000;

test('addresses are asked for anew a minute before they end, short ones after four fifths of their life', () => {
  expect(renewsIn(60 * minute, 0)).toBe(59 * minute);
  expect(renewsIn(2 * minute, 0)).toBe(96_000);
});

test('a clock that is far off asks neither all the time nor never', () => {
  expect(renewsIn(0, 10 * minute)).toBe(15_000);
  expect(renewsIn(1e12, 0)).toBe(6 * 3600_000);
});

test('a film goes on by the newest addresses, whether their secret is in the path or in the query', () => {
  const inPath = ['https://v.test/films/one/7/film.m3u8', 'https://v.test/films/two/7/film.m3u8'];
  const today = '/films/three/7/film.m3u8';
  expect(renewedUrl('https://v.test/films/one/7/720/12.m4s', inPath, today)).toBe(
    'https://v.test/films/three/7/720/12.m4s',
  );
  expect(renewedUrl('https://v.test/films/two/7/240.m3u8', inPath, today)).toBe(
    'https://v.test/films/three/7/240.m3u8',
  );
  const inQuery = ['https://v.test/films/7/film.m3u8?key=one'];
  expect(renewedUrl('https://v.test/films/7/720/12.m4s?key=one&n=1', inQuery, '/films/7/film.m3u8?key=two')).toBe(
    'https://v.test/films/7/720/12.m4s?key=two&n=1',
  );
});

test('what is not of the film is asked for as it is', () => {
  const known = ['https://v.test/films/one/film.m3u8'];
  expect(renewedUrl('https://v.test/other/a.m4s', known, '/films/two/film.m3u8')).toBe('https://v.test/other/a.m4s');
  expect(renewedUrl('https://elsewhere.test/films/one/a.m4s', known, '/films/two/film.m3u8')).toBe(
    'https://elsewhere.test/films/one/a.m4s',
  );
});
