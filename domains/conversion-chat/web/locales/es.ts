import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'conversion-chat.title': 'Chat gratis adicional',
  'conversion-chat.more': '{minutes} minutos más de chat gratis',
  'conversion-chat.offered': 'No cuesta nada. Disponible durante',
  'conversion-chat.offeredLabel': 'Tiempo que queda para activarlo',
  'conversion-chat.what': '¿Qué es?',
  'conversion-chat.gives':
    'Durante {minutes} minutos, el chat gratis con quienes dan la bienvenida a gente nueva no gasta tu chat gratis del día.',
  'conversion-chat.costs':
    'No se cobra nada y no necesitas monedas. Es una sola vez: el tiempo corre desde que lo activas.',
  'conversion-chat.after': 'Cuando termina, el chat gratis sigue y cuenta como antes.',
  'conversion-chat.switchOn': 'Activar ahora',
  'conversion-chat.later': 'Ahora no',
  'conversion-chat.left': 'Tiempo que queda de chat gratis adicional',
  'conversion-chat.onHere': 'Ahora el chat gratis aquí no cuenta.',
  'conversion-chat.onOthers': 'Con {name} no vale en este momento.',
  'conversion-chat.off': 'Desactivar',
  'conversion-chat.offTitle': '¿Desactivar el chat gratis adicional?',
  'conversion-chat.offText':
    'Termina al momento y no se puede volver a activar. El chat gratis sigue y cuenta como antes.',
  'conversion-chat.offYes': 'Desactivar del todo',
  'conversion-chat.offNo': 'Dejarlo activado',
  'conversion-chat.toldOn': 'El chat gratis adicional está activado.',
  'conversion-chat.toldOff': 'El chat gratis adicional ha terminado. El chat gratis cuenta como antes.',
  'conversion-chat.home.with': 'Ahora dan la bienvenida a gente nueva',
  'conversion-chat.home.nobody': 'Ahora nadie que participe está en chat gratis.',
  'conversion-chat.studio.title': 'Da la bienvenida a gente nueva',
  'conversion-chat.studio.switch': 'Participar en el chat gratis adicional',
  'conversion-chat.studio.hint':
    'Quien es nuevo y aún no ha comprado monedas puede tener, una vez en {hours} horas, {minutes} minutos en los que el chat gratis contigo no gasta su tiempo del día. Mientras estés en chat gratis, te encuentra en su página de inicio. Lo que ganas no cambia y no se te dice quién lo tiene.',
  'conversion-chat.office.used': 'Chats gratis adicionales iniciados',
};
