export const officeNl = {
  'identity.office.first.passkey': 'Je passkey',
  'identity.office.first.passkeyDone': 'Je meldt je aan met een passkey.',
  'identity.office.first.passkeyOpen': 'Stel een passkey in: een wachtwoord alleen kan iemand je ontfutselen.',
  'identity.office.factor.menu': 'Verloren factoren',
  'identity.office.factor.title': 'Tweede factor kwijt',
  'identity.office.factor.lead':
    'Voor iemand die de tweede factor niet meer kan laten zien. Haal hem er pas af als je op een andere manier weet wie het is.',
  'identity.office.factor.email': 'E-mailadres van het account',
  'identity.office.factor.emailHint': 'Het adres dat het account heeft bevestigd.',
  'identity.office.factor.reason': 'Hoe je weet wie het is',
  'identity.office.factor.reasonHint': 'Bijvoorbeeld: videogesprek, paspoort laten zien. Het staat in het logboek.',
  'identity.office.factor.reasonMissing': 'Zeg in een paar woorden hoe je weet wie het is.',
  'identity.office.factor.submit': 'Tweede factor verwijderen',
  'identity.office.factor.ask': 'Tweede factor verwijderen?',
  'identity.office.factor.askText':
    '{email} verliest app, passkeys, herstelcodes en wachtwoord, wordt overal uitgelogd en krijgt een mail.',
  'identity.office.factor.confirm': 'Verwijderen',
  'identity.office.factor.done':
    'De tweede factor van {email} is verwijderd. Er is een mail gestuurd; eerst komt er een nieuw wachtwoord, dan een nieuwe factor.',
  'identity.office.factor.nobody': 'Geen account heeft dit adres bevestigd.',
} as const;
