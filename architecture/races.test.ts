import { describe, expect, it } from 'vitest';
import type { Source } from './sources.ts';
import { at, sources } from './sources.ts';

/** Lines of these files on which a pattern stands, with the way out; comments do not count. */
function lines(where: readonly Source[], pattern: RegExp, wayOut: string): string[] {
  return where.flatMap((source) =>
    source.text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) && !/^\s*(\*|\/\/)/.test(line)
          ? [`${at(source, index + 1)}: ${line.trim()}. ${wayOut}`]
          : [],
      ),
  );
}

describe('a socket that may be going', () => {
  it('is written to by one function alone', () => {
    const clients = sources.filter(
      ({ path }) =>
        /^(kit|domains|apps|demo)\//.test(path) &&
        !/\.test\.tsx?$|\/testing\/|\/server\//.test(path) &&
        path !== 'kit/web/socket.ts',
    );
    expect(
      lines(
        clients,
        /socket\b[!?]*\.(send\(|readyState === \w*\.?OPEN)/i,
        'Between the last message and the close event a socket is closing and loses what it is given: use sendWhenOpen of kit/web/socket.ts, and keep what must not be lost.',
      ),
    ).toEqual([]);
  });
});
