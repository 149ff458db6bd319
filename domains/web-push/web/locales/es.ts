import type { en } from './en.ts';

export const es: typeof en = {
  'web-push.title': 'Notificaciones',
  'web-push.lead':
    'Llegan también sin ninguna página nuestra abierta y no nombran a nadie, salvo que lo permitas arriba.',
  'web-push.here': 'En este navegador',
  'web-push.unsupported':
    'Este navegador no puede mostrar notificaciones. En un iPhone, añade antes la web a la pantalla de inicio.',
  'web-push.blocked': 'Las notificaciones están bloqueadas. Puedes permitirlas en los ajustes de tu navegador.',
  'web-push.failed': 'No ha funcionado. No se cambió nada.',
  'web-push.ask': '¿Te avisamos cuando haya alguien en directo?',
  'web-push.askText': 'Con una notificación discreta de este navegador.',
  'web-push.yes': 'Sí, por favor',
  'web-push.askElsewhere': 'Está en tu cuenta, en avisos',
  'web-push.on': 'Te avisaremos',
  'web-push.stored.subscription': 'De quién son las notificaciones de este navegador.',
  'web-push.stored.favourites': 'Cuándo se te preguntó por última vez por las notificaciones.',
  'web-push.stored.token': 'Lo que renueva las notificaciones de este navegador.',
};
