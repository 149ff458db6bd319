import type { officeEn } from './office-en.ts';

export const officeEs = {
  'live.office.paidBack.menu': 'Devoluciones',
  'live.office.paidBack.title': 'Devoluciones',
  'live.office.paidBack.lead':
    'Usuarios a quienes se les cortó su propia conexión en un chat de pago. Hasta {cap} minutos al día se devuelven automáticamente; a partir de ahí el tiempo se retiene y aparece aquí. Desde {alarm} minutos el día queda marcado.',
  'live.office.paidBack.day': 'Día (UTC)',
  'live.office.paidBack.show': 'Mostrar',
  'live.office.paidBack.guest': 'Usuario',
  'live.office.paidBack.times': 'Veces',
  'live.office.paidBack.seconds': 'Segundos',
  'live.office.paidBack.coins': 'Coins',
  'live.office.paidBack.withheld': 'Retenido',
  'live.office.paidBack.withheldText': '{seconds} s · {coins} coins',
  'live.office.paidBack.state': 'Estado',
  'live.office.paidBack.state.quiet': 'Normal',
  'live.office.paidBack.state.alarm': 'Mucho',
  'live.office.paidBack.state.capped': 'Límite alcanzado',
  'live.office.paidBack.check': 'Marcar como revisado',
  'live.office.paidBack.checked': 'Revisado',
  'live.office.paidBack.noneOf': 'Ese día no se devolvió nada a nadie',
  'live.office.paidBack.noneText': 'El tiempo sin imagen causado por la modelo o por la casa no aparece aquí.',
} satisfies Record<keyof typeof officeEn, string>;
