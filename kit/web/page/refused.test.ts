import { expect, it } from 'vitest';
import { notFound, refused, refusedAddress } from './refused.ts';

it('the status of the page is that of the refusal', () => {
  expect(notFound().status).toBe(404);
  expect(refused(403).status).toBe(403);
  expect(refusedAddress(403).status).toBe(403);
});

it('a server that was not reached is one that is not there for now', () => {
  expect(refused(0).status).toBe(503);
});

it('an address with parts that are no input leads nowhere', () => {
  expect(refused(422).status).toBe(422);
  expect(refusedAddress(422).status).toBe(404);
});
