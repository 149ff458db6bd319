import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from './testing/server.ts';

it('a server that is stopped the moment it says ready finishes in order, its database too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-stop-'));
  try {
    for (const round of [1, 2, 3, 4, 5]) {
      const server = await startServer({ DATA_DIR: folder, DEMO: 'off' });
      expect(await server.stop(), `round ${round}`).toBe(0);
      expect(existsSync(join(folder, 'postgres', 'cluster', 'postmaster.pid')), `round ${round}`).toBe(false);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
