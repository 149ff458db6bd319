import type { BenchRun } from './extent.ts';
import { brief, full } from './extent.ts';
import type { Row } from './row.ts';

/** Every benchmark by name; `npm run bench -- realtime ledger` runs some of them, `--brief` looks only whether they run. */
const all: Record<string, () => Promise<{ run(extent: BenchRun): Promise<readonly Row[]> }>> = {
  'live-media': () => import('./live-media/run.ts'),
  realtime: () => import('./realtime/run.ts'),
  ledger: () => import('./ledger/run.ts'),
  outbox: () => import('./outbox/run.ts'),
  http: () => import('./http/run.ts'),
  start: () => import('./start/run.ts'),
  lighthouse: () => import('./lighthouse/run.ts'),
};

const extent = process.argv.includes('--brief') ? brief : full;
const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const unknown = wanted.filter((name) => !(name in all));
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(all).join(', ')}.\n`);
  process.exit(1);
}

const verdict = ({ value, goal }: Row): string => {
  if (!goal) return '';
  if ('max' in goal) return value <= goal.max ? `meets <= ${goal.max}` : `misses <= ${goal.max}`;
  return value >= goal.min ? `meets >= ${goal.min}` : `misses >= ${goal.min}`;
};

for (const [name, load] of Object.entries(all)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  const { run } = await load();
  for (const row of await run(extent)) {
    const peer = row.peer ? `${row.peer.name} ${row.peer.value}` : '';
    process.stdout.write(
      `  ${row.name.padEnd(52)} ${String(row.value).padStart(10)} ${row.unit.padEnd(14)} ${peer.padEnd(30)} ${verdict(row)}\n`,
    );
  }
}
process.exit(0);
