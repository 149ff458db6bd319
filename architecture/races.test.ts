import { describe, expect, it } from 'vitest';
import { nothingWrong } from './nothing-wrong.ts';
import type { Source } from './sources.ts';
import { at, sources } from './sources.ts';

/** Lines of these files on which a pattern stands, with the way out; comments do not count. */
function lines(where: readonly Source[], pattern: RegExp, advice: string): string[] {
  return where.flatMap((source) =>
    source.text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) && !/^\s*(\*|\/\/)/.test(line)
          ? [`${at(source, index + 1)}: ${line.trim()}. ${advice}`]
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
        path !== 'kit/web/live/socket.ts',
    );
    nothingWrong(
      lines(
        clients,
        /socket\b[!?]*\.(send\(|readyState === \w*\.?OPEN)/i,
        'Between the last message and the close event a socket is closing and loses what it is given: use sendWhenOpen of kit/web/live/socket.ts, and keep what must not be lost.',
      ),
    );
  });
});

describe('a journey continues when a person would', () => {
  const journeys = sources.filter(({ path }) => /^e2e\/.*\.test\.ts$|\.e2e\.test\.ts$/.test(path));
  const rules: [string, RegExp, string][] = [
    [
      'opens pages by the helper that waits until they hear what is done on them',
      /\.(goto|reload)\(/,
      "A press before a page's scripts have come is lost: use openPage or reload of e2e/support/go.ts.",
    ],
    [
      'is on another page when its heading is there, not when the address has changed',
      /\.(waitForURL|waitForNavigation|goBack|goForward)\(/,
      'The address changes before the page does, and what is filled then belongs to the page before: use follow, goBack or arrive of e2e/support/go.ts.',
    ],
    [
      'waits for what it needs to see, not for time to pass or the network to rest',
      /\.(waitForTimeout|waitForLoadState)\(|\bsetTimeout\(|\bdelay\(/,
      'A slower machine needs longer: wait for what a person would wait for, or for quiet of e2e/support/go.ts before saying that something did not come.',
    ],
  ];
  it.each(rules)('%s', (_, pattern, advice) => {
    expect(journeys.length).toBeGreaterThan(10);
    nothingWrong(lines(journeys, pattern, advice));
  });
});

describe('a journey loads no server', () => {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  /** The way by imports from a file to code of the server, or null. */
  const wayToServer = (path: string, seen: Set<string>): string[] | null => {
    if (/^domains\/[^/]+\/server\/|^apps\/server\/(?!testing\/)/.test(path)) return [path];
    if (seen.has(path)) return null;
    seen.add(path);
    for (const { target, typeOnly } of byPath.get(path)?.imports ?? []) {
      const way = target === null || typeOnly ? null : wayToServer(target, seen);
      if (way) return [path, ...way];
    }
    return null;
  };

  it('it is asked over the wire, or of the host process of its worker', () => {
    expect(wayToServer('apps/server/testing/host-process.ts', new Set())).not.toBeNull();
    const journeys = sources.filter(({ path }) => /^e2e\/[\w-]+\.test\.ts$|\.e2e\.test\.ts$/.test(path));
    nothingWrong(
      journeys.flatMap(({ path }) => {
        const way = /\.long\./.test(path) ? null : wayToServer(path, new Set());
        return way
          ? [
              `${way.join(' -> ')}: loading the server costs a file two seconds. Have apps/server/testing/host-process.ts do it.`,
            ]
          : [];
      }),
    );
  });
});
