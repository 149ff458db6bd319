import type { BenchRun } from './extent.ts';
import { brief, full } from './extent.ts';
import type { Row } from './row.ts';
import { forgetWorlds } from './seeded-world.ts';

/** Every benchmark by name; `npm run bench -- realtime ledger` runs some of them, `--brief` looks only whether they run. */
const all: Record<string, () => Promise<{ run(extent: BenchRun): Promise<readonly Row[]> }>> = {
  'live-media': () => import('./live-media/run.ts'),
  ingest: () => import('./ingest/run.ts'),
  'living-cards': () => import('./living-cards/run.ts'),
  realtime: () => import('./realtime/run.ts'),
  ledger: () => import('./ledger/run.ts'),
  outbox: () => import('./outbox/run.ts'),
  http: () => import('./http/run.ts'),
  members: () => import('./members/run.ts'),
  lists: () => import('./lists/run.ts'),
  'actor-search': () => import('./actor-search/run.ts'),
  messenger: () => import('./messenger/run.ts'),
  notifications: () => import('./notifications/run.ts'),
  subscriptions: () => import('./subscriptions/run.ts'),
  'ticket-shows': () => import('./ticket-shows/run.ts'),
  payouts: () => import('./payouts/run.ts'),
  films: () => import('./films/run.ts'),
  videos: () => import('./videos/run.ts'),
  search: () => import('./search/run.ts'),
  recommendations: () => import('./recommendations/run.ts'),
  world: () => import('./world/run.ts'),
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

let failures = 0;
async function report(name: string): Promise<void> {
  const started = performance.now();
  const lines = [`\n${name}`];
  try {
    const { run } = (await all[name]?.()) ?? {};
    for (const row of (await run?.(extent)) ?? []) {
      const peer = row.peer ? `${row.peer.name} ${row.peer.value}` : '';
      // What is looked at briefly is held against nothing.
      const said = extent.isBrief ? '' : verdict(row);
      lines.push(
        `  ${row.name.padEnd(52)} ${String(row.value).padStart(10)} ${row.unit.padEnd(14)} ${peer.padEnd(30)} ${said}`,
      );
    }
    if (extent.isBrief) lines.push(`  ran in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    failures += 1;
    lines.push(`  FAILED: ${error instanceof Error ? error.stack : String(error)}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Asked for by name alone: a large database takes its minutes, and a small one says nothing that others do not. */
const byName = ['world'];
const names = Object.keys(all).filter((name) => (wanted.length === 0 ? !byName.includes(name) : wanted.includes(name)));
/** Those that share a world come one after the other. */
const sharing = ['start', 'http', 'members', 'films', 'lighthouse'];
/** Brief ones run beside each other. */
const lanes = extent.isBrief
  ? [
      names.filter((name) => sharing.includes(name)),
      names.filter((name) => !sharing.includes(name) && name !== 'live-media'),
      names.filter((name) => name === 'live-media'),
    ]
  : [names];
await Promise.all(
  lanes.map(async (lane) => {
    for (const name of lane) await report(name);
  }),
);
await forgetWorlds();
process.exit(failures === 0 ? 0 : 1);
