import { Driver } from './drive-chats.ts';

/**
 * A process to be killed: drives paid chats until it dies, or with `settle` lets the open ones end by themselves.
 * Arguments: database address, guests, performers, clock speed, and `settle`.
 */
const [url = '', guests = '50', performers = '5', speed = '20', mode = 'drive'] = process.argv.slice(2);
const driver = await Driver.start({
  url,
  guests: Number(guests),
  performers: Number(performers),
  speed: Number(speed),
});
const open = async (): Promise<number> => {
  const { rows } = await driver.stage.kit.db.pool.query<{ open: number }>(
    `select count(*)::int as open from live.chats where status <> 'ended'`,
  );
  return rows[0]?.open ?? 0;
};
// The first kills come when the rooms are full, later ones also while everybody comes back.
if (mode === 'drive' && (await open()) < Number(guests) / 2) await driver.fill();
process.stdout.write('driving\n');

if (mode === 'settle') {
  driver.stage.media.sending.clear();
  while ((await open()) > 0) await new Promise((resolve) => setTimeout(resolve, 200));
  await driver.stop();
} else {
  for (let turn = 0; ; turn += 1) {
    if (turn % 10 === 0) await driver.fill();
    await driver.stir(Math.random());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
