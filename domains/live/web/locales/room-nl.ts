import type { roomEn } from './room-en.ts';

export const roomNl = {
  'live.leave.ask': 'Chat beëindigen?',
  'live.leave.paid': 'Je betaalde minuut loopt nog',
  'live.leave.stay': 'Blijven',
  'live.leave.end': 'Nu stoppen',
  'live.leave.short': 'Beëindigen',
  'live.money.left': 'nog {coins}',
  'live.money.elapsed': 'Tijd in deze chat',
} satisfies Record<keyof typeof roomEn, string>;
