import { defineNotification } from '#domains/notifications/server/index.ts';

/** To guests who are away while a performer writes to them. */
export const newMessage = defineNotification({
  name: 'messenger.newMessage',
  type: 2,
  label: { en: 'New messages', de: 'Neue Nachrichten', nl: 'Nieuwe berichten', es: 'Mensajes nuevos' },
  hint: {
    en: 'When somebody writes to you while you are away.',
    de: 'Wenn dir jemand schreibt, während du nicht da bist.',
    nl: 'Als iemand je schrijft terwijl je er niet bent.',
    es: 'Cuando alguien te escribe mientras no estás.',
  },
  words: {
    en: { title: '{name} has written to you', text: 'Read the message and write back.' },
    de: { title: '{name} hat dir geschrieben', text: 'Lies die Nachricht und schreib zurück.' },
    nl: { title: '{name} heeft je geschreven', text: 'Lees het bericht en schrijf terug.' },
    es: { title: '{name} te ha escrito', text: 'Lee el mensaje y contesta.' },
  },
  discreet: {
    en: { title: 'A message is waiting for you', text: 'Read it when you have a moment.' },
    de: { title: 'Eine Nachricht wartet auf dich', text: 'Lies sie, wenn du einen Moment hast.' },
    nl: { title: 'Er wacht een bericht op je', text: 'Lees het als je een moment hebt.' },
    es: { title: 'Te espera un mensaje', text: 'Léelo cuando tengas un momento.' },
  },
  channels: ['email', 'push'],
  // Of one performer, until the guest says otherwise.
  everyMinutes: 60,
});
