import type { roomEn } from './room-en.ts';

export const roomEs = {
  'live.leave.ask': '¿Terminar el chat?',
  'live.leave.paid': 'Al minuto que has pagado le quedan',
  'live.leave.stay': 'Seguir',
  'live.leave.end': 'Terminar ya',
  'live.leave.short': 'Terminar',
  'live.money.left': 'quedan {coins}',
  'live.money.elapsed': 'Tiempo en este chat',
} satisfies Record<keyof typeof roomEn, string>;
