import { setTimeout as wait } from 'node:timers/promises';
import type { Drive } from './drive-chats.ts';
import { Driver } from './drive-chats.ts';

/**
 * A process to be killed: drives paid chats until it dies, or with `settle` lets the open ones end by themselves.
 * Arguments: a {@link Drive} in JSON, and `settle`.
 */
const [given = '{}', mode = 'drive'] = process.argv.slice(2);
const drive = JSON.parse(given) as Drive;
const driver = await Driver.start(drive);
const { pool } = driver.stage.kit.db;

/** Does it, or not when the database is away just now. */
async function tryTo(act: () => Promise<unknown>): Promise<void> {
  const failed = await act().then(
    () => false,
    () => true,
  );
  if (failed) await wait(100);
}

if (mode === 'settle') await driver.settle();
else {
  const { rows } = await pool.query<{ open: number }>(
    `select count(*)::int as open from live.chats where status <> 'ended'`,
  );
  // The first kills come when the rooms are full, later ones also while everybody comes back.
  if ((rows[0]?.open ?? 0) < drive.guests / 2) await tryTo(() => driver.fill());
  process.stdout.write('driving\n');
  for (let turn = 0; ; turn += 1) {
    await wait(50);
    if (turn % 10 === 0) await tryTo(() => driver.fill());
    await tryTo(() => driver.stir(Math.random()));
    driver.connect();
  }
}
process.exit(0);
