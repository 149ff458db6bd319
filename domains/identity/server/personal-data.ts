import type { PersonalData, Purpose } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { lifetimes } from '../contract/cookies.ts';
import { deleteExpired } from '../contract/jobs.ts';
import {
  accounts,
  formerAddresses,
  guessCounts,
  invitations,
  links,
  passkeys,
  recoveryCodes,
  sessions,
  totp,
  usedProofs,
} from './tables.ts';

const dayMs = 24 * 60 * 60_000;
const everybody = ['guest', 'performer', 'operator'] as const;
const withAccount = { keeps: 'withAccount' } as const;
const deleteRow = { does: 'delete' } as const;

const letIn: Purpose = {
  label: {
    en: 'Keep the account and let its owner in',
    de: 'Das Konto führen und seine Inhaberin oder seinen Inhaber einlassen',
    nl: 'Het account bijhouden en de eigenaar binnenlaten',
    es: 'Mantener la cuenta y dejar entrar a su titular',
  },
  basis: 'contract',
};
const keepSafe: Purpose = {
  label: {
    en: 'Keep strangers out of accounts',
    de: 'Fremde von Konten fernhalten',
    nl: 'Vreemden buiten accounts houden',
    es: 'Mantener a extraños fuera de las cuentas',
  },
  basis: 'legitimateInterest',
};

/** What identity holds about people. */
export const identityData: PersonalData = {
  domain: 'identity',
  title: {
    en: 'Accounts and sign-in',
    de: 'Konten und Anmeldung',
    nl: 'Accounts en inloggen',
    es: 'Cuentas e inicio de sesión',
  },
  holds: [
    holds(accounts, {
      what: {
        en: 'E-mail address, hash of the password, roles, language, declaration to be of age',
        de: 'E-Mail-Adresse, Hash des Passworts, Rollen, Sprache, Erklärung der Volljährigkeit',
        nl: 'E-mailadres, hash van het wachtwoord, rollen, taal, verklaring meerderjarig te zijn',
        es: 'Correo electrónico, hash de la contraseña, roles, idioma, declaración de mayoría de edad',
      },
      purpose: letIn,
      kept: withAccount,
      about: [
        {
          who: everybody,
          columns: [
            'email',
            'emailKey',
            'emailVerifiedAt',
            'passwordHash',
            'roles',
            'language',
            'adultDeclaredAt',
            'createdAt',
            'devicesSince',
            'graceUsedAt',
          ],
          foundBy: 'id',
          erasure: deleteRow,
        },
      ],
    }),
    holds(sessions, {
      what: {
        en: 'Sessions: device, country, times of use and of proofs of identity',
        de: 'Sitzungen: Gerät, Land, Zeiten der Nutzung und der Nachweise',
        nl: 'Sessies: apparaat, land, tijden van gebruik en van bewijzen',
        es: 'Sesiones: dispositivo, país, momentos de uso y de verificación',
      },
      purpose: letIn,
      kept: {
        keeps: 'days',
        days: lifetimes.sessionIdle / dayMs,
        after: 'lastSeenAt',
        event: { en: 'the last use', de: 'letzte Nutzung', nl: 'laatste gebruik', es: 'último uso' },
        by: deleteExpired,
      },
      about: [
        {
          who: everybody,
          columns: [
            'accountId',
            'tokenHash',
            'createdAt',
            'lastSeenAt',
            'device',
            'country',
            'provenAt',
            'previousProvenAt',
            'secondFactorAt',
          ],
          foundBy: 'accountId',
          erasure: deleteRow,
        },
      ],
    }),
    holds(passkeys, {
      what: {
        en: 'Passkeys: public key, name, times of use',
        de: 'Passkeys: öffentlicher Schlüssel, Name, Zeiten der Nutzung',
        nl: 'Passkeys: openbare sleutel, naam, tijden van gebruik',
        es: 'Passkeys: clave pública, nombre, momentos de uso',
      },
      purpose: letIn,
      kept: withAccount,
      about: [
        {
          who: everybody,
          columns: ['id', 'accountId', 'publicKey', 'transports', 'name', 'createdAt', 'lastUsedAt'],
          foundBy: 'accountId',
          erasure: deleteRow,
        },
      ],
    }),
    holds(totp, {
      what: {
        en: 'Secret of the authenticator app, encrypted',
        de: 'Geheimnis der Authenticator-App, verschlüsselt',
        nl: 'Geheim van de authenticator-app, versleuteld',
        es: 'Secreto de la aplicación de autenticación, cifrado',
      },
      purpose: letIn,
      kept: withAccount,
      about: [
        {
          who: everybody,
          columns: ['accountId', 'secret', 'since', 'pendingSecret'],
          foundBy: 'accountId',
          erasure: deleteRow,
        },
      ],
    }),
    holds(recoveryCodes, {
      what: {
        en: 'Hashes of the recovery codes',
        de: 'Hashes der Wiederherstellungscodes',
        nl: 'Hashes van de herstelcodes',
        es: 'Hashes de los códigos de recuperación',
      },
      purpose: letIn,
      kept: withAccount,
      about: [{ who: everybody, columns: ['accountId', 'label', 'hash'], foundBy: 'accountId', erasure: deleteRow }],
    }),
    holds(formerAddresses, {
      what: {
        en: 'E-mail addresses the account has left',
        de: 'E-Mail-Adressen, die das Konto früher hatte',
        nl: 'E-mailadressen die het account eerder had',
        es: 'Correos electrónicos que la cuenta tuvo antes',
      },
      purpose: keepSafe,
      kept: {
        keeps: 'days',
        days: lifetimes.formerAddress / dayMs,
        after: 'leftAt',
        event: {
          en: 'the change of address',
          de: 'Wechsel der Adresse',
          nl: 'wijziging van het adres',
          es: 'cambio de dirección',
        },
        by: deleteExpired,
      },
      about: [{ who: everybody, columns: ['accountId', 'email', 'leftAt'], foundBy: 'accountId', erasure: deleteRow }],
    }),
    holds(links, {
      what: {
        en: 'Hashes of links in mails and of sign-ins that have begun, with the e-mail address a link is about',
        de: 'Hashes von Links in Mails und von begonnenen Anmeldungen, mit der E-Mail-Adresse, um die es geht',
        nl: 'Hashes van links in mails en van begonnen aanmeldingen, met het e-mailadres waar het om gaat',
        es: 'Hashes de enlaces de correos y de inicios de sesión empezados, con la dirección de la que tratan',
      },
      purpose: letIn,
      kept: {
        keeps: 'days',
        days: 1,
        after: 'expiresAt',
        event: {
          en: 'the end of validity',
          de: 'Ende der Gültigkeit',
          nl: 'einde van de geldigheid',
          es: 'fin de la validez',
        },
        by: deleteExpired,
      },
      about: [{ who: everybody, columns: ['accountId', 'data'], foundBy: 'accountId', erasure: deleteRow }],
    }),
    holds(invitations, {
      what: {
        en: 'Who was invited to work here, by whom, to what',
        de: 'Wer zur Mitarbeit eingeladen wurde, von wem und wozu',
        nl: 'Wie is uitgenodigd om mee te werken, door wie en waarvoor',
        es: 'A quién se invitó a trabajar aquí, quién lo hizo y para qué',
      },
      purpose: letIn,
      kept: {
        keeps: 'days',
        days: 31,
        after: 'expiresAt',
        event: {
          en: 'the end of validity',
          de: 'Ende der Gültigkeit',
          nl: 'einde van de geldigheid',
          es: 'fin de la validez',
        },
        by: deleteExpired,
      },
      about: [
        { who: ['operator'], columns: ['email', 'accountId'], foundBy: 'accountId', erasure: deleteRow },
        {
          who: ['operator'],
          columns: ['invitedBy'],
          foundBy: 'invitedBy',
          erasure: { does: 'blank', columns: ['invitedBy'] },
        },
      ],
    }),
    holds(guessCounts, {
      what: {
        en: 'Counts of wrong passwords and codes, under keyed hashes of account and address',
        de: 'Zahl falscher Passwörter und Codes, unter Hashes von Konto und Adresse',
        nl: 'Aantal foute wachtwoorden en codes, onder hashes van account en adres',
        es: 'Número de contraseñas y códigos erróneos, bajo hashes de cuenta y dirección',
      },
      purpose: keepSafe,
      kept: {
        keeps: 'days',
        days: 1,
        after: 'lastAt',
        event: { en: 'the last try', de: 'letzter Versuch', nl: 'laatste poging', es: 'último intento' },
        by: deleteExpired,
      },
      about: [
        {
          who: [...everybody, 'visitor'],
          columns: ['key', 'failures', 'lastAt'],
          foundBy: { nowhere: 'a hash under a secret of the installation, of an account together with an address' },
          erasure: {
            does: 'keep',
            because: {
              en: 'It goes by itself within two days; sooner would give whoever guesses new tries',
              de: 'Sie verschwindet innerhalb von zwei Tagen; früher gäbe Ratenden neue Versuche',
              nl: 'Het verdwijnt binnen twee dagen vanzelf; eerder zou raders nieuwe pogingen geven',
              es: 'Desaparece sola en dos días; antes daría nuevos intentos a quien adivina',
            },
          },
        },
      ],
    }),
  ],
  impersonal: [
    { table: usedProofs, because: 'Hashes of solved puzzles; a puzzle names nobody, and is deleted when it runs out.' },
  ],
};
