import type { en } from './en.ts';

export const nl: Record<keyof typeof en, string> = {
  'conversion-chat.title': 'Extra gratis chat',
  'conversion-chat.more': '{minutes} minuten meer gratis chat',
  'conversion-chat.offered': 'Kost niets. Nog te krijgen gedurende',
  'conversion-chat.offeredLabel': 'Zo lang kun je hem nog inschakelen',
  'conversion-chat.what': 'Wat is dat?',
  'conversion-chat.gives':
    '{minutes} minuten lang verbruikt gratis chat bij performers die nieuwe mensen verwelkomen niets van je gratis chat van vandaag.',
  'conversion-chat.costs':
    'Er wordt niets in rekening gebracht en je hebt geen coins nodig. Het kan één keer: de tijd loopt zodra je inschakelt.',
  'conversion-chat.after': 'Is het voorbij, dan gaat gratis chat door en telt die weer als eerst.',
  'conversion-chat.switchOn': 'Nu inschakelen',
  'conversion-chat.later': 'Niet nu',
  'conversion-chat.left': 'Zo lang nog extra gratis chat',
  'conversion-chat.onHere': 'Gratis chat telt hier nu niet.',
  'conversion-chat.onOthers': 'Bij {name} geldt het nu niet.',
  'conversion-chat.off': 'Uitschakelen',
  'conversion-chat.offTitle': 'Extra gratis chat uitschakelen?',
  'conversion-chat.offText':
    'Het is meteen voorbij en kan niet opnieuw aan. Gratis chat gaat door en telt weer als eerst.',
  'conversion-chat.offYes': 'Definitief uitschakelen',
  'conversion-chat.offNo': 'Aan laten',
  'conversion-chat.toldOn': 'De extra gratis chat loopt.',
  'conversion-chat.toldOff': 'De extra gratis chat is voorbij. Gratis chat telt weer als eerst.',
  'conversion-chat.home.with': 'Hier zijn nieuwe mensen nu welkom',
  'conversion-chat.home.nobody': 'Niemand die meedoet is nu in gratis chat.',
  'conversion-chat.studio.title': 'Nieuwe gasten verwelkomen',
  'conversion-chat.studio.switch': 'Meedoen met extra gratis chat',
  'conversion-chat.studio.hint':
    'Wie nieuw is en nog geen coins heeft gekocht, kan binnen {hours} uur één keer {minutes} minuten krijgen waarin gratis chat bij jou niets van de tijd van die dag verbruikt. Zolang je in gratis chat bent, vinden ze je daarvoor op hun startpagina. Aan je inkomsten verandert niets en je hoort niet wie het heeft.',
  'conversion-chat.office.used': 'Begonnen extra gratis chats',
};
