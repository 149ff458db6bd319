import type { en } from './en.ts';

export const nl: typeof en = {
  'web-push.title': 'Pushberichten',
  'web-push.lead':
    'Ze komen ook als er geen pagina van ons open is, en noemen niemand tenzij je dat hierboven toestaat.',
  'web-push.here': 'In deze browser',
  'web-push.unsupported':
    'Deze browser kan geen pushberichten tonen. Zet de site op een iPhone eerst op het beginscherm.',
  'web-push.blocked': 'Pushberichten zijn geblokkeerd. Je kunt ze toestaan in de instellingen van je browser.',
  'web-push.failed': 'Dat is niet gelukt. Er is niets veranderd.',
  'web-push.ask': 'Zullen we het zeggen als iemand live is?',
  'web-push.askText': 'Met een discreet pushbericht van deze browser.',
  'web-push.yes': 'Ja, graag',
  'web-push.askElsewhere': 'Je vindt het in je account onder meldingen',
  'web-push.on': 'Je hoort van ons',
  'web-push.stored.subscription': 'Van wie de pushberichten van deze browser zijn.',
  'web-push.stored.favourites': 'Wanneer je voor het laatst naar pushberichten gevraagd bent.',
  'web-push.stored.token': 'Wat de pushberichten van deze browser vernieuwt.',
};
