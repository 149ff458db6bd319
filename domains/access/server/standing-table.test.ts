import { expect, test } from 'vitest';
import type { GuestRestrictions } from '#domains/guest/server/index.ts';
import type { Executor } from '#kit/db/db.ts';
import { createExtensions } from '#kit/domain/extensions.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { createAccess } from './index.ts';

const nobody = {} as Executor;
const good: GuestRestrictions = {
  isLocked: false,
  isRestricted: false,
  restrictionLevel: 0,
  isBlockedForComments: false,
};
const level = (restrictionLevel: number) => ({ isRestricted: true, restrictionLevel });

/** What somebody of a standing may: each thing asked as its domain asks it. */
async function allowed(standing: Partial<GuestRestrictions>): Promise<string[]> {
  const access = createAccess({
    extensions: createExtensions(),
    guest: { standing: async () => ({ ...good, ...standing }) },
  });
  const caller = testCaller({ accountId: 7 });
  const chat = (chatType: string) => access.mayChat(nobody, { caller, actorId: 1, fsk: 16, chatType });
  const view = (needs: 'nothing' | 'login' | 'abo' | 'purchase') =>
    access.mayView(nobody, { caller, fsk: 16, needs, has: true });
  const verdicts = {
    freeChat: await chat('FREECHAT'),
    preview: await chat('LIVE_PREVIEW'),
    paidChat: await chat('LIVECHAT'),
    look: await view('nothing'),
    lookAsMember: await view('login'),
    subscription: await view('abo'),
    bought: await view('purchase'),
    write: await access.mayWrite(nobody, 7),
    comment: await access.mayComment(nobody, 7),
  };
  return Object.entries(verdicts).flatMap(([what, { ok }]) => (ok ? [what] : []));
}

const everything = 'freeChat preview paidChat look lookAsMember subscription bought write comment'.split(' ');
const without = (...gone: string[]) => everything.filter((what) => !gone.includes(what));

test.each([
  ['in good standing', {}, everything],
  ['restricted, level 0', level(0), everything],
  ['restricted, level 1', level(1), without('paidChat', 'bought')],
  ['restricted, level 2', level(2), without('paidChat', 'bought', 'write', 'comment')],
  ['restricted, level 3', level(3), without('freeChat', 'preview', 'paidChat', 'bought', 'write', 'comment')],
  ['blocked for comments', { isBlockedForComments: true }, without('comment')],
  [
    'blocked for comments and restricted, level 1',
    { ...level(1), isBlockedForComments: true },
    without('paidChat', 'bought', 'comment'),
  ],
  ['locked', { isLocked: true }, []],
  ['locked, whatever else was decided', { ...level(3), isLocked: true, isBlockedForComments: true }, []],
  ['a level without the restriction', { restrictionLevel: 3 }, everything],
] as const)('%s: may do what the table says and nothing else', async (_, standing, may) => {
  expect(await allowed(standing)).toEqual(may);
});
