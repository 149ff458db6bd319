import { describe, expect, it } from 'vitest';
import { testsOfChange, testsOfDomain } from './tests-of-domain.ts';

describe('the tests of a change', () => {
  const own = (tests: readonly string[]) => tests.filter((test) => test.startsWith('domains/gifts/'));

  it('are those of its domain that reach it, without the rules over all domains', () => {
    const tests = testsOfChange('gifts', ['domains/gifts/server/room.test.ts']);
    expect(tests).toEqual(['domains/gifts/server/room.test.ts']);
    expect(testsOfDomain('gifts')).toEqual(expect.arrayContaining([...tests, 'apps/server/bad-input.test.ts']));
  });

  it('are all of its own where the file is read and not imported, and none where it is for readers', () => {
    expect(testsOfChange('gifts', ['domains/gifts/edges.json'])).toEqual(own(testsOfDomain('gifts')));
    expect(testsOfChange('gifts', ['domains/gifts/README.md'])).toEqual([]);
    expect(testsOfChange('gifts', ['domains/wallet/edges.json'])).toEqual([]);
  });
});
