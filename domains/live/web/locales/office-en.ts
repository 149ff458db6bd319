/** Words of the operators' list of what was paid back. */
export const officeEn = {
  'live.office.paidBack.menu': 'Paid back',
  'live.office.paidBack.title': 'Paid back',
  'live.office.paidBack.lead':
    'Guests whose own line broke in a paid chat. Up to {cap} minutes a day come back by themselves; beyond that the time is withheld and stands here. A day with {alarm} minutes or more is marked.',
  'live.office.paidBack.day': 'Day (UTC)',
  'live.office.paidBack.show': 'Show',
  'live.office.paidBack.guest': 'Guest',
  'live.office.paidBack.times': 'Times',
  'live.office.paidBack.seconds': 'Seconds',
  'live.office.paidBack.coins': 'Coins',
  'live.office.paidBack.withheld': 'Withheld',
  'live.office.paidBack.withheldText': '{seconds} s · {coins} coins',
  'live.office.paidBack.pay': 'Pay out',
  'live.office.paidBack.paidOut': 'Paid out',
  'live.office.paidBack.payTitle': 'Pay the withheld time out?',
  'live.office.paidBack.payText':
    '{name} gets {coins} coins back, as a refund of the chat, and reads it in the statement.',
  'live.office.paidBack.reason': 'Why',
  'live.office.paidBack.reasonHint': 'It stands in the audit log.',
  'live.office.paidBack.reasonMissing': 'Please say why in a few words.',
  'live.office.paidBack.cancel': 'Cancel',
  'live.office.paidBack.payout': 'Payout',
  'live.office.paidBack.state': 'State',
  'live.office.paidBack.state.quiet': 'Usual',
  'live.office.paidBack.state.alarm': 'Much',
  'live.office.paidBack.state.capped': 'Limit reached',
  'live.office.paidBack.check': 'Mark as looked at',
  'live.office.paidBack.checked': 'Looked at',
  'live.office.paidBack.noneOf': 'No guest was paid back anything on this day',
  'live.office.paidBack.noneText':
    'Time without a picture that the performer or the house brought about is not listed here.',
} as const;
