import { cast, guests } from '#demo/cast/index.ts';
import { simulateGiver } from './giver.ts';
import { simulatePerformer } from './performer.ts';

/**
 * The demo world's life, in a process of its own: every member of the cast with a clip goes live over the public wire.
 * Started by the server with its address; ends when the server does.
 */
const base = process.argv[2] ?? '';
const stops: (() => Promise<void>)[] = [];

process.on('disconnect', () => process.exit(0));
process.once('SIGTERM', () => {
  Promise.allSettled(stops.map((stop) => stop())).then(() => process.exit(0));
});

for (const member of cast) {
  if (!member.clip) continue;
  try {
    stops.push(await simulatePerformer(base, member, member.clip));
  } catch (error) {
    process.stderr.write(`demo: ${member.name} could not go live: ${String(error)}\n`);
  }
}
process.send?.('live');
// Who is named at the start is left to whoever tries the demo.
for (const guest of guests.slice(2, 7)) {
  try {
    const onAir = cast.filter(({ clip, freeChat }) => clip && freeChat);
    stops.push(await simulateGiver(base, guest, onAir));
  } catch (error) {
    process.stderr.write(`demo: ${guest.name} gives nothing: ${String(error)}\n`);
  }
}
