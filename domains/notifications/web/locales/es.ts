import type { en } from './en.ts';

export const es: typeof en = {
  'notifications.label': 'Avisos',
  'notifications.close': 'Cerrar «{title}»',
  'notifications.toPreferences': 'Ajustar de qué te avisamos',
  'notifications.preferences.title': 'Avisos',
  'notifications.preferences.lead': 'De qué te avisamos, por qué medios, cada cuánto y cuándo no.',
  'notifications.ways': 'Medios',
  'notifications.waysHint': 'Lo que desactivas aquí queda desactivado para todos los mensajes.',
  'notifications.way.site': 'En la web, tras la campana',
  'notifications.way.email': 'Por correo',
  'notifications.way.push': 'Como notificación de este navegador',
  'notifications.way.sms': 'Por SMS',
  'notifications.digest': 'Correos',
  'notifications.digest.none': 'Al momento',
  'notifications.digest.hourly': 'Juntos, cada hora',
  'notifications.digest.daily': 'Juntos, por la tarde',
  'notifications.explicit': 'Se pueden ver nombres',
  'notifications.explicitHint':
    'Apagado, los asuntos, las notificaciones y los SMS no nombran a nadie ni dicen de qué se trata. Encendido, sí.',
  'notifications.every': 'Como mucho, por artista',
  'notifications.everyHours':
    '{minutes, plural, =0 {Cada vez} =60 {Una vez por hora} =1440 {Una vez al día} =10080 {Una vez por semana} other {Una vez cada {hours} horas}}',
  'notifications.quiet': 'Horas de silencio',
  'notifications.quietHint':
    'Los correos, las notificaciones y los SMS esperan a que acaben. La campana se llena en silencio.',
  'notifications.quietOn': 'Respetar las horas de silencio',
  'notifications.quietFrom': 'De',
  'notifications.quietTo': 'A',
  'notifications.zone': 'Según los relojes de {zone}',
  'notifications.unsubscribe.title': '¿No quieres más correos de estos?',
  'notifications.unsubscribe.text': 'Ya no recibirás correos sobre: {label}.',
  'notifications.unsubscribe.submit': 'Darme de baja',
  'notifications.unsubscribe.done': 'Hecho',
  'notifications.unsubscribe.doneText': 'No habrá más correos sobre: {label}.',
  'notifications.unsubscribe.failed': 'No ha funcionado',
};
