import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shardOf, sharedAccountShards } from './shards.ts';

test('whatever number a driver or a pooler gives a connection, its row is one there is', () => {
  const named = fc.oneof(fc.integer({ min: -(2 ** 31), max: 2 ** 32 }), fc.double(), fc.constantFrom(null, undefined));
  fc.assert(
    fc.property(named, (processID) => {
      const shard = shardOf({ processID });
      expect(Number.isInteger(shard) && shard >= 0 && shard < sharedAccountShards).toBe(true);
    }),
  );
  const used = new Set(Array.from({ length: sharedAccountShards }, (_, at) => shardOf({ processID: -1000 + at })));
  expect(used.size).toBe(sharedAccountShards);
});
