import { afterAll, expect, test } from 'vitest';
import { openVisits } from '../bench/lighthouse/visit.ts';
import { openSite } from './support/site.ts';

const site = await openSite();
const visits = await openVisits();

afterAll(async () => {
  await visits.close();
  await site.close();
});

/** KB of scripts on the wire once a page has come to rest: bytes, whatever the machine does beside. */
test.each([
  ['home', '/en/', 192],
  ['a list', '/en/cams/', 190],
  ['a profile', '/en/amateur/vesna/', 208],
])('a visitor of %s has loaded no more scripts than planned once it rests', async (_, path, most) => {
  const { rested } = await visits.scripts(`${site.origin}${path}`);
  expect(rested).toBeLessThanOrEqual(most);
});

// Marks that do not depend on how busy the machine is; speed is measured by `npm run bench -- lighthouse`.
test.each([
  ['home', '/en/'],
  ['a profile', '/de/amateur/vesna/'],
  ['a legal page', '/es/condiciones-de-uso/'],
])('Lighthouse finds nothing to improve in accessibility, best practices and search on %s', async (_, path) => {
  const visit = await visits.measure(`${site.origin}${path}`, ['accessibility', 'best-practices', 'seo']);
  expect(visit.failed).toEqual([]);
  expect([visit.accessibility, visit.bestPractices, visit.seo, visit.foreign]).toEqual([100, 100, 100, 0]);
});
