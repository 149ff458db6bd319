import { Driver } from './drive-chats.ts';

/**
 * What running chats cost: drives them at the wall's own speed and prints the processor time of this process.
 * Arguments: address of an empty database, chats, seconds.
 */
const [url, chats = '500', seconds = '60'] = process.argv.slice(2);
if (!url) throw new Error('Give the address of an empty database: node load-cli.ts postgres://… [chats] [seconds]');
const started = performance.now();
const driver = await Driver.start({ url, guests: Number(chats), performers: 25, speed: 1 });
await driver.fill();
await new Promise((resolve) => setTimeout(resolve, 3_000));
const running = async () => {
  const { rows } = await driver.stage.kit.db.pool.query<{ running: number; minutes: number }>(
    `select count(*) filter (where status = 'running')::int as running, sum(minutes)::int as minutes from live.chats`,
  );
  return rows[0] ?? { running: 0, minutes: 0 };
};
const before = await running();
console.log(`${before.running} chats run after ${Math.round(performance.now() - started)} ms`);

let worst = 0;
let last = performance.now();
const pulse = setInterval(() => {
  const now = performance.now();
  worst = Math.max(worst, now - last - 20);
  last = now;
}, 20);
const cpu = process.cpuUsage();
const from = performance.now();
await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1_000));
const used = process.cpuUsage(cpu);
const tookMs = performance.now() - from;
clearInterval(pulse);
const after = await running();
const percent = ((used.user + used.system) / 1_000 / tookMs) * 100;
console.log(
  `${after.running} chats, ${after.minutes - before.minutes} minutes booked in ${Math.round(tookMs / 1000)} s: ` +
    `${percent.toFixed(1)} % of one core in this process, event loop late by at most ${Math.round(worst)} ms`,
);
process.exit(0);
