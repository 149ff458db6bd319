import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchRun } from './extent.ts';

/** A folder for the data of servers under measurement. */
export interface World {
  readonly folder: string;
  /** Settings of a server with the demo world in it, that answers whoever asks as often as they ask. */
  readonly settings: Record<string, string>;
  forget(): Promise<void>;
}

let shared: Promise<World> | null = null;

/** A folder of its own for each benchmark; brief ones share one, so that the demo world is made once. */
export function openWorld({ isBrief }: BenchRun): Promise<World> {
  if (!isBrief) return create();
  shared ??= create().then((world) => ({ ...world, forget: async () => undefined }));
  return shared;
}

/** Forgets the folder that brief benchmarks shared. */
export async function forgetWorlds(): Promise<void> {
  const world = await shared;
  if (world) await rm(world.folder, { recursive: true, force: true });
}

async function create(): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'vesper-bench-'));
  return {
    folder,
    settings: { DATA_DIR: folder, PORT: '0', DEMO: 'seed', LIMIT_FACTOR: '10000', LOG_LEVEL: 'error' },
    forget: () => rm(folder, { recursive: true, force: true }),
  };
}
