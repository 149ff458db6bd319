import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'conversion-chat.title': 'Zusätzlicher Gratis-Chat',
  'conversion-chat.more': '{minutes} Minuten mehr Gratis-Chat',
  'conversion-chat.offered': 'Kostet nichts. Angebot noch',
  'conversion-chat.offeredLabel': 'So lange kannst du ihn noch einschalten',
  'conversion-chat.what': 'Was ist das?',
  'conversion-chat.gives':
    '{minutes} Minuten lang verbraucht der Gratis-Chat bei allen, die neue Leute willkommen heißen, nichts von deinem Gratis-Chat des Tages.',
  'conversion-chat.costs':
    'Es wird nichts berechnet, und du brauchst keine Coins. Es gibt ihn einmal: Die Zeit läuft, sobald du einschaltest.',
  'conversion-chat.after': 'Ist er vorbei, geht der Gratis-Chat weiter und zählt wie zuvor.',
  'conversion-chat.switchOn': 'Jetzt einschalten',
  'conversion-chat.later': 'Nicht jetzt',
  'conversion-chat.left': 'So lange noch zusätzlicher Gratis-Chat',
  'conversion-chat.onHere': 'Der Gratis-Chat hier zählt jetzt nicht.',
  'conversion-chat.onOthers': 'Bei {name} gilt er gerade nicht.',
  'conversion-chat.off': 'Ausschalten',
  'conversion-chat.offTitle': 'Zusätzlichen Gratis-Chat ausschalten?',
  'conversion-chat.offText':
    'Er ist sofort vorbei und lässt sich nicht wieder einschalten. Der Gratis-Chat geht weiter und zählt wie zuvor.',
  'conversion-chat.offYes': 'Endgültig ausschalten',
  'conversion-chat.offNo': 'Anlassen',
  'conversion-chat.toldOn': 'Der zusätzliche Gratis-Chat läuft.',
  'conversion-chat.toldOff': 'Der zusätzliche Gratis-Chat ist vorbei. Der Gratis-Chat zählt wie zuvor.',
  'conversion-chat.home.with': 'Hier sind neue Leute jetzt willkommen',
  'conversion-chat.home.nobody': 'Gerade ist niemand im Gratis-Chat, bei dem er gilt.',
  'conversion-chat.studio.title': 'Neue Gäste willkommen heißen',
  'conversion-chat.studio.switch': 'Beim zusätzlichen Gratis-Chat mitmachen',
  'conversion-chat.studio.hint':
    'Wer neu ist und noch keine Coins gekauft hat, kann innerhalb von {hours} Stunden einmal {minutes} Minuten haben, in denen der Gratis-Chat bei dir nichts von der Zeit des Tages verbraucht. Solange du im Gratis-Chat bist, findet man dich dafür auf der Startseite. An deinen Einnahmen ändert sich nichts, und du erfährst nicht, wer ihn gerade hat.',
  'conversion-chat.office.used': 'Begonnene zusätzliche Gratis-Chats',
};
