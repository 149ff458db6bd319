export const officeDe = {
  'identity.office.first.passkey': 'Dein Passkey',
  'identity.office.first.passkeyDone': 'Du meldest dich mit einem Passkey an.',
  'identity.office.first.passkeyOpen': 'Richte einen Passkey ein: Ein Passwort allein kann man dir ablisten.',
  'identity.office.factor.menu': 'Verlorene Faktoren',
  'identity.office.factor.title': 'Zweiter Faktor verloren',
  'identity.office.factor.lead':
    'Für jemanden, der den zweiten Faktor nicht mehr zeigen kann. Entferne ihn erst, wenn du auf anderem Weg weißt, wer es ist.',
  'identity.office.factor.email': 'E-Mail-Adresse des Kontos',
  'identity.office.factor.emailHint': 'Die Adresse, die das Konto bestätigt hat.',
  'identity.office.factor.reason': 'Woher du weißt, wer es ist',
  'identity.office.factor.reasonHint': 'Zum Beispiel: Videoanruf, Ausweis gezeigt. Es steht im Protokoll.',
  'identity.office.factor.reasonMissing': 'Bitte sag in ein paar Worten, woher du weißt, wer es ist.',
  'identity.office.factor.submit': 'Zweiten Faktor entfernen',
  'identity.office.factor.ask': 'Zweiten Faktor entfernen?',
  'identity.office.factor.askText':
    '{email} verliert App, Passkeys, Wiederherstellungscodes und Passwort, wird überall abgemeldet und bekommt eine Mail.',
  'identity.office.factor.confirm': 'Entfernen',
  'identity.office.factor.done':
    'Der zweite Faktor von {email} ist entfernt. Eine Mail ist unterwegs; zuerst wird ein neues Passwort festgelegt, dann ein neuer Faktor eingerichtet.',
  'identity.office.factor.nobody': 'Kein Konto hat diese Adresse bestätigt.',
} as const;
