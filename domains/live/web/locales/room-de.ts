import type { roomEn } from './room-en.ts';

export const roomDe = {
  'live.leave.ask': 'Chat beenden?',
  'live.leave.paid': 'Deine bezahlte Minute läuft noch',
  'live.leave.stay': 'Bleiben',
  'live.leave.end': 'Jetzt beenden',
  'live.leave.short': 'Beenden',
  'live.money.left': 'noch {coins}',
  'live.money.elapsed': 'Zeit in diesem Chat',
} satisfies Record<keyof typeof roomEn, string>;
