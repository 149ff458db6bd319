import type { Language } from '#kit/contract/access.ts';

const words = {
  en: {
    signed: 'Signed electronically',
    by: 'Name',
    at: 'Time (UTC)',
    from: 'Address of the connection',
    hash: 'SHA-256 of the words above',
  },
  de: {
    signed: 'Elektronisch unterschrieben',
    by: 'Name',
    at: 'Zeit (UTC)',
    from: 'Adresse der Verbindung',
    hash: 'SHA-256 des Textes oben',
  },
  nl: {
    signed: 'Elektronisch ondertekend',
    by: 'Naam',
    at: 'Tijd (UTC)',
    from: 'Adres van de verbinding',
    hash: 'SHA-256 van de tekst hierboven',
  },
  es: {
    signed: 'Firmado electrónicamente',
    by: 'Nombre',
    at: 'Hora (UTC)',
    from: 'Dirección de la conexión',
    hash: 'SHA-256 del texto de arriba',
  },
} as const;

/** What is known of a signature; without `ip` where the reader may not know it. */
export interface SignatureFacts {
  readonly name: string;
  readonly at: Date;
  readonly ip?: string;
  readonly sha256: string;
}

/** What stands below the words that somebody signed, in the reader's language: a heading, then lines, the hash last. */
export function signatureLines(language: Language, { name, at, ip, sha256 }: SignatureFacts) {
  const said = words[language];
  return {
    title: said.signed,
    lines: [
      `${said.by}: ${name}`,
      `${said.at}: ${at.toISOString().replace('T', ' ').slice(0, 19)}`,
      ...(ip === undefined ? [] : [`${said.from}: ${ip}`]),
    ],
    hash: `${said.hash}: ${sha256}`,
  };
}
