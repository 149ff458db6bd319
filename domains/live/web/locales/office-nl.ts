import type { officeEn } from './office-en.ts';

export const officeNl = {
  'live.office.paidBack.menu': 'Teruggaven',
  'live.office.paidBack.title': 'Teruggaven',
  'live.office.paidBack.lead':
    'Gasten van wie de eigen verbinding in een betaalde chat wegviel. Tot {cap} minuten per dag komen vanzelf terug, daarboven wordt de tijd ingehouden en staat ze hier. Vanaf {alarm} minuten is een dag gemarkeerd.',
  'live.office.paidBack.day': 'Dag (UTC)',
  'live.office.paidBack.show': 'Tonen',
  'live.office.paidBack.guest': 'Gast',
  'live.office.paidBack.times': 'Aantal',
  'live.office.paidBack.seconds': 'Seconden',
  'live.office.paidBack.coins': 'Coins',
  'live.office.paidBack.withheld': 'Ingehouden',
  'live.office.paidBack.withheldText': '{seconds} s · {coins} coins',
  'live.office.paidBack.pay': 'Uitbetalen',
  'live.office.paidBack.paidOut': 'Uitbetaald',
  'live.office.paidBack.payTitle': 'Ingehouden tijd uitbetalen?',
  'live.office.paidBack.payText':
    '{name} krijgt {coins} coins terug, als terugbetaling van de chat, en leest het in het overzicht.',
  'live.office.paidBack.reason': 'Waarom',
  'live.office.paidBack.reasonHint': 'Het staat in het logboek.',
  'live.office.paidBack.reasonMissing': 'Zeg in een paar woorden waarom.',
  'live.office.paidBack.cancel': 'Annuleren',
  'live.office.paidBack.payout': 'Uitbetaling',
  'live.office.paidBack.state': 'Stand',
  'live.office.paidBack.state.quiet': 'Gewoon',
  'live.office.paidBack.state.alarm': 'Veel',
  'live.office.paidBack.state.capped': 'Grens bereikt',
  'live.office.paidBack.check': 'Als bekeken markeren',
  'live.office.paidBack.checked': 'Bekeken',
  'live.office.paidBack.noneOf': 'Op deze dag kreeg geen gast iets terug',
  'live.office.paidBack.noneText': 'Tijd zonder beeld waarvoor de performer of het huis zorgde, staat hier niet.',
} satisfies Record<keyof typeof officeEn, string>;
