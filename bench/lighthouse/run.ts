import type { BenchRun } from '../extent.ts';
import type { Row } from '../row.ts';
import { openWorld } from '../seeded-world.ts';
import { startServer } from '../server.ts';
import type { Visit } from './visit.ts';
import { openVisits } from './visit.ts';

/** A page of each kind: a grid of pictures, one performer, text. */
const pages = { home: '/en/', profile: '/en/amateur/vesna/', legal: '/en/terms-of-service/' };
const rounds = 3;

/**
 * Lighthouse's mobile profile (a phone four times as slow as this machine, simulated slow 4G) on a built server with the
 * demo world: the median of three visits by performance. Times say something only where the machine has nothing else to
 * do; the other three marks, moved layout, foreign requests and bytes hold on any.
 */
export async function run({ isBrief, ...extent }: BenchRun): Promise<Row[]> {
  const { settings, forget } = await openWorld({ isBrief, ...extent });
  const server = await startServer('apps/server/main.ts', settings);
  let visits: Awaited<ReturnType<typeof openVisits>> | null = null;
  try {
    visits = await openVisits();
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(isBrief ? { legal: pages.legal } : pages)) {
      const seen: Visit[] = [];
      for (let round = 0; round < (isBrief ? 1 : rounds); round += 1)
        seen.push(await visits.measure(`${server.address}${path}`));
      const median = seen.sort((a, b) => a.performance - b.performance)[seen.length >> 1] as Visit;
      rows.push(...rowsOf(name, median));
    }
    const scripts = await visits.scripts(`${server.address}${pages.home}`);
    rows.push(
      { name: 'home, scripts of the first look', value: scripts.first, unit: 'KB', goal: { max: 136 } },
      { name: 'home, scripts once the page rests', value: scripts.rested, unit: 'KB', goal: { max: 160 } },
    );
    return rows;
  } finally {
    await visits?.close();
    await server.stop();
    await forget();
  }
}

function rowsOf(name: string, visit: Visit): Row[] {
  const row = (what: string, value: number, unit: string, goal?: Row['goal']): Row => ({
    name: `${name}, ${what}`,
    value,
    unit,
    goal,
  });
  return [
    row('performance', visit.performance, 'of 100', { min: 95 }),
    row('accessibility', visit.accessibility, 'of 100', { min: 100 }),
    row('best practices', visit.bestPractices, 'of 100', { min: 100 }),
    row('search engines', visit.seo, 'of 100', { min: 100 }),
    row('largest picture or text (LCP)', visit.lcp, 'ms'),
    row('blocked (TBT)', visit.tbt, 'ms'),
    row('moved layout (CLS)', visit.cls, '', { max: 0 }),
    row('foreign requests', visit.foreign, '', { max: 0 }),
    row('transferred', visit.kilobytes, 'KB'),
  ];
}
