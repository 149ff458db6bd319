/** The button of mails about an application. */
export const action = {
  en: 'My application',
  de: 'Meine Bewerbung',
  nl: 'Mijn aanmelding',
  es: 'Mi solicitud',
} as const;
