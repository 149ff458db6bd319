import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'auto-recharge.title': 'Recarga automática',
  'auto-recharge.lead': 'Que los coins no se acaben en medio de un chat. Tú decides cuánto.',
  'auto-recharge.on': 'Activada',
  'auto-recharge.off': 'Desactivada',
  'auto-recharge.standing': 'Con menos de {threshold} coins: {coins} coins por {price}',
  'auto-recharge.today': 'Hoy {used} de un máximo de {most}',
  'auto-recharge.howIt':
    'Cuando te queden pocos coins al gastar, tu tarjeta guardada compra más. Desactivada hasta que la actives.',
  'auto-recharge.needsCard':
    'Para ello el proveedor de pago debe guardar tu tarjeta: márcalo arriba en tu próxima recarga.',
  'auto-recharge.ended.declined': 'Detenida el {at}: tu tarjeta fue rechazada.',
  'auto-recharge.ended.noCard': 'Detenida el {at}: ya no había tarjeta guardada.',
  'auto-recharge.ended.notSold': 'Detenida el {at}: el importe ya no se vende.',
  'auto-recharge.ended.closed': 'Detenida el {at}: una comprobación dice que aún no tienes 18 años.',
  'auto-recharge.setUp': 'Configurar',
  'auto-recharge.change': 'Cambiar',
  'auto-recharge.stopNow': 'Detener',
  'auto-recharge.amount': 'Comprar cada vez',
  'auto-recharge.coins': '{coins} coins',
  'auto-recharge.threshold': 'Cuando queden menos coins que',
  'auto-recharge.thresholdHint': 'Se mira después de cada pago',
  'auto-recharge.daily': 'Máximo al día',
  'auto-recharge.dailyHint': 'En euros',
  'auto-recharge.promise':
    'Después de cada cobro recibes un correo con un enlace que la detiene. Una tarjeta rechazada también la detiene.',
  'auto-recharge.switchOn': 'Activar',
  'auto-recharge.save': 'Guardar',
  'auto-recharge.leave': 'Cancelar',
  'auto-recharge.stop.title': '¿Detener la recarga automática?',
  'auto-recharge.stop.text': 'A partir de entonces solo se cobra en tu tarjeta cuando tú pulsas un botón.',
  'auto-recharge.stop.press': 'Detenerla',
  'auto-recharge.stop.done': 'La recarga automática está desactivada',
  'auto-recharge.stop.doneText': 'Ya no se cobra nada de forma automática.',
  'auto-recharge.stop.failed': 'No ha funcionado',
  'auto-recharge.stop.back': 'A recargar',
};
