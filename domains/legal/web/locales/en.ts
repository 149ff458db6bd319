/** Words around the legal texts; the texts themselves are versioned data of the server. */
export const en = {
  'legal.terms.menu': 'Terms of service',
  'legal.dataProtection.menu': 'Data protection',
  'legal.imprint.menu': 'Imprint',
  'legal.version': 'Version {version}, in force since {date}',
  'legal.download': 'Save as a file',
  'legal.contents': 'On this page',
} as const;
