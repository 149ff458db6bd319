import type { en } from './en.ts';

export const nl: Record<keyof typeof en, string> = {
  'auto-recharge.title': 'Automatisch opwaarderen',
  'auto-recharge.lead': 'Nooit zonder coins midden in een chat. Jij bepaalt hoeveel.',
  'auto-recharge.on': 'Aan',
  'auto-recharge.off': 'Uit',
  'auto-recharge.standing': 'Bij minder dan {threshold} coins: {coins} coins voor {price}',
  'auto-recharge.today': 'Vandaag {used} van hoogstens {most}',
  'auto-recharge.howIt':
    'Raken je coins bij het uitgeven bijna op, dan koopt je opgeslagen kaart bij. Uit, tot jij het aanzet.',
  'auto-recharge.needsCard':
    'Daarvoor moet de betaaldienst je kaart bewaren: vink het hierboven aan bij je volgende opwaardering.',
  'auto-recharge.ended.declined': 'Gestopt op {at}: je kaart is geweigerd.',
  'auto-recharge.ended.noCard': 'Gestopt op {at}: er was geen kaart meer opgeslagen.',
  'auto-recharge.ended.notSold': 'Gestopt op {at}: het bedrag wordt niet meer verkocht.',
  'auto-recharge.ended.closed': 'Gestopt op {at}: een controle zegt dat je nog geen 18 bent.',
  'auto-recharge.setUp': 'Instellen',
  'auto-recharge.change': 'Wijzigen',
  'auto-recharge.stopNow': 'Stoppen',
  'auto-recharge.amount': 'Elke keer kopen',
  'auto-recharge.coins': '{coins} coins',
  'auto-recharge.threshold': 'Als er minder coins over zijn dan',
  'auto-recharge.thresholdHint': 'Na elke betaling bekeken',
  'auto-recharge.daily': 'Hoogstens per dag',
  'auto-recharge.dailyHint': 'In euro’s',
  'auto-recharge.promise':
    'Na elke afschrijving krijg je een mail met een link die het stopt. Ook een geweigerde kaart stopt het.',
  'auto-recharge.switchOn': 'Aanzetten',
  'auto-recharge.save': 'Opslaan',
  'auto-recharge.leave': 'Annuleren',
  'auto-recharge.stop.title': 'Automatisch opwaarderen stoppen?',
  'auto-recharge.stop.text': 'Daarna wordt je kaart alleen nog belast als jij op een knop drukt.',
  'auto-recharge.stop.press': 'Stoppen',
  'auto-recharge.stop.done': 'Automatisch opwaarderen staat uit',
  'auto-recharge.stop.doneText': 'Er wordt niets meer vanzelf afgeschreven.',
  'auto-recharge.stop.failed': 'Dat is niet gelukt',
  'auto-recharge.stop.back': 'Naar opwaarderen',
};
