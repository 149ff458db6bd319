import { expect, it } from 'vitest';
import { mediaTables } from '#domains/media/server/index.ts';
import { testKit } from '#kit/testing/kit.ts';
import { findActor } from './find-actor.ts';
import { performersTables } from './index.ts';

const kit = await testKit([mediaTables, performersTables]);

it('a number no performer can have is nobody’s, and no failure', async () => {
  for (const number of [0, -1, 1.5, 2_147_483_648, 1e15, Number.MAX_SAFE_INTEGER, Number.NaN]) {
    expect(await findActor(kit.db, number), String(number)).toBeNull();
  }
});
