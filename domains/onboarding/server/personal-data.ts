import type { PersonalData, Purpose } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { forgetApplications, keptDays } from '../contract/index.ts';
import * as tables from './tables.ts';

const verify: Purpose = {
  label: {
    en: 'Know who is shown here, and that everybody who is shown is an adult, as the law and the card schemes ask',
    de: 'Wissen, wer hier zu sehen ist, und dass alle volljährig sind, wie es das Recht und die Kartenfirmen verlangen',
    nl: 'Weten wie hier te zien is, en dat iedereen volwassen is, zoals de wet en de kaartmaatschappijen vragen',
    es: 'Saber quién aparece aquí y que todos son adultos, como piden la ley y las marcas de tarjetas',
  },
  basis: 'legalDuty',
};
const keep = {
  does: 'keep',
  because: {
    en: 'Records of who is shown have to be kept for years after the last depiction; for nobody but authorities.',
    de: 'Nachweise, wer zu sehen ist, müssen noch Jahre nach der letzten Abbildung aufbewahrt werden; allein für Behörden.',
    nl: 'Gegevens over wie te zien is moeten nog jaren na de laatste afbeelding worden bewaard; alleen voor autoriteiten.',
    es: 'Los registros de quién aparece deben guardarse años después de la última imagen; solo para las autoridades.',
  },
} as const;
const law = { keeps: 'years', years: 7, law: '18 U.S.C. § 2257, 28 CFR 75.4' } as const;
const applicant = (columns: readonly string[]) =>
  ({ who: ['guest', 'performer'], columns, foundBy: 'accountId', erasure: keep }) as never;

/** What the domain holds about people. */
export const onboardingData: PersonalData = {
  domain: 'onboarding',
  title: { en: 'Becoming a performer', de: 'Darsteller/in werden', nl: 'Performer worden', es: 'Ser artista' },
  holds: [
    holds(tables.applications, {
      what: {
        en: 'Applications to be a performer: legal name, birth date, address, phone number, state and decisions',
        de: 'Bewerbungen: bürgerlicher Name, Geburtsdatum, Adresse, Telefonnummer, Stand und Entscheidungen',
        nl: 'Aanmeldingen: wettelijke naam, geboortedatum, adres, telefoonnummer, stand en beslissingen',
        es: 'Solicitudes: nombre legal, fecha de nacimiento, dirección, teléfono, estado y decisiones',
      },
      purpose: verify,
      kept: law,
      about: [
        applicant([
          ...[
            'accountId',
            'state',
            'phone',
            'firstName',
            'lastName',
            'birthDate',
            'street',
            'postcode',
            'town',
            'country',
          ],
          ...[
            'refusal',
            'message',
            'createdAt',
            'changedAt',
            'submittedAt',
            'decidedAt',
            'acceptedAt',
            'documentEnds',
            'warnedDays',
            ...(['askedVersion', 'askedAt', 'signUntil', 'lapsedAt'] as const),
          ],
        ]),
        {
          who: ['operator'],
          columns: ['decidedBy'],
          foundBy: 'decidedBy',
          erasure: { does: 'blank', columns: ['decidedBy'] },
        },
      ],
    }),
    holds(tables.copyReleases, {
      what: {
        en: 'That copies of identity documents were released to an inspector: whose, why, who agreed, until when',
        de: 'Dass Kopien von Ausweisen für eine Behörde freigegeben wurden: wessen, warum, wer zustimmte, bis wann',
        nl: 'Dat kopieën van documenten voor een inspecteur zijn vrijgegeven: van wie, waarom, wie instemde, tot wanneer',
        es: 'Que se autorizaron copias de documentos para un inspector: de quién, por qué, quién lo aprobó y hasta cuándo',
      },
      purpose: verify,
      kept: law,
      about: [
        applicant(['accountId', 'fromDay', 'toDay', 'reason', 'releasedAt', 'until']),
        {
          who: ['operator'],
          columns: ['agreedBy'],
          foundBy: 'agreedBy',
          erasure: { does: 'blank', columns: ['agreedBy'] },
        },
      ],
    }),
    holds(tables.steps, {
      what: {
        en: 'Which steps of an application are done, and what an operator asked for',
        de: 'Welche Schritte einer Bewerbung erledigt sind und was verlangt wurde',
        nl: 'Welke stappen van een aanmelding klaar zijn en wat is gevraagd',
        es: 'Qué pasos de una solicitud están hechos y qué se pidió',
      },
      purpose: verify,
      kept: law,
      about: [applicant(['accountId', 'step', 'doneAt', 'asked', 'askedAt'])],
    }),
    holds(tables.checks, {
      what: {
        en: 'Identity checks: result, what was read of the document (encrypted), and a hash that finds the same document again',
        de: 'Identitätsprüfungen: Ergebnis, was vom Ausweis gelesen wurde (verschlüsselt), und ein Hash, der denselben Ausweis wiederfindet',
        nl: 'Identiteitscontroles: resultaat, wat van het document is gelezen (versleuteld), en een hash die hetzelfde document terugvindt',
        es: 'Comprobaciones de identidad: resultado, lo leído del documento (cifrado) y un resumen que reconoce el mismo documento',
      },
      purpose: verify,
      kept: law,
      givenTo: {
        en: 'the provider of identity checks gets legal name and birth date, and the pictures of the document',
        de: 'der Dienst für Identitätsprüfungen bekommt Namen, Geburtsdatum und die Bilder des Ausweises',
        nl: 'de dienst voor identiteitscontroles krijgt naam, geboortedatum en de foto’s van het document',
        es: 'el servicio de comprobación de identidad recibe nombre, fecha de nacimiento y las fotos del documento',
      },
      about: [
        applicant([
          ...['key', 'accountId', 'state', 'providerRef', 'reason', 'findings', 'sealed', 'documentHash'],
          ...['validUntil', 'fetchedAt', 'createdAt', 'decidedAt'],
        ]),
      ],
    }),
    holds(tables.documents, {
      what: {
        en: 'Pictures of identity documents and faces, encrypted in the vault under keys of their own',
        de: 'Bilder von Ausweisen und Gesichtern, verschlüsselt im Tresor unter eigenen Schlüsseln',
        nl: 'Foto’s van documenten en gezichten, versleuteld in de kluis onder eigen sleutels',
        es: 'Fotos de documentos y caras, cifradas en la caja fuerte con claves propias',
      },
      purpose: verify,
      kept: law,
      about: [applicant(['accountId', 'checkId', 'kind', 'type', 'vaultKey', 'sealedKey', 'createdAt'])],
    }),
    holds(tables.signatures, {
      what: {
        en: 'Signatures under the agreement: name, time, address of the connection and the hash of the words',
        de: 'Unterschriften unter der Vereinbarung: Name, Zeit, Adresse der Verbindung und Hash des Textes',
        nl: 'Handtekeningen onder de overeenkomst: naam, tijd, adres van de verbinding en hash van de tekst',
        es: 'Firmas del acuerdo: nombre, hora, dirección de la conexión y resumen del texto',
      },
      purpose: verify,
      kept: { keeps: 'years', years: 10, law: '§ 257 HGB' },
      about: [applicant(['accountId', 'version', 'sha256', 'name', 'ip', 'signedAt'])],
    }),
    holds(tables.keptNames, {
      what: {
        en: 'Stage names that stay reserved for whoever left, for a year',
        de: 'Künstlernamen, die nach dem Weggang ein Jahr reserviert bleiben',
        nl: 'Artiestennamen die na vertrek een jaar gereserveerd blijven',
        es: 'Nombres artísticos que quedan reservados un año tras irse',
      },
      purpose: verify,
      kept: {
        keeps: 'days',
        days: 1,
        after: 'until',
        event: {
          en: 'the year is over',
          de: 'dem Ende des Jahres',
          nl: 'het einde van het jaar',
          es: 'el fin del año',
        },
        by: forgetApplications,
      },
      about: [
        {
          who: ['performer'],
          columns: ['name', 'skeleton', 'accountId', 'until'],
          foundBy: 'accountId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(tables.news, {
      what: {
        en: 'What the provider of identity checks told, encrypted until it is applied',
        de: 'Was der Dienst für Identitätsprüfungen gemeldet hat, verschlüsselt bis zur Verarbeitung',
        nl: 'Wat de dienst voor identiteitscontroles meldde, versleuteld tot het is verwerkt',
        es: 'Lo que comunicó el servicio de identidad, cifrado hasta aplicarse',
      },
      purpose: verify,
      kept: {
        keeps: 'days',
        days: keptDays.webhooks,
        after: 'receivedAt',
        event: { en: 'it came', de: 'dem Eingang', nl: 'de ontvangst', es: 'su llegada' },
        by: forgetApplications,
      },
      about: [
        {
          who: ['guest'],
          columns: ['hash', 'sealed', 'receivedAt', 'takenAt'],
          foundBy: { nowhere: 'It is encrypted, and names its session at the provider alone.' },
          erasure: {
            does: 'keep',
            because: {
              en: 'Its content is gone as soon as it was applied; the hash tells that it was.',
              de: 'Der Inhalt ist weg, sobald er verarbeitet ist; der Hash sagt, dass er es ist.',
              nl: 'De inhoud is weg zodra die is verwerkt; de hash zegt dat het gebeurd is.',
              es: 'El contenido desaparece en cuanto se aplica; el resumen dice que se aplicó.',
            },
          },
        },
      ],
    }),
  ],
  impersonal: [
    { table: tables.contractTexts, because: 'The words of agreements.' },
    {
      table: tables.sandboxSessions,
      because: 'Sessions at a sandbox that checks nobody; only where tests are allowed.',
    },
    { table: tables.sandboxOutbox, because: 'Webhooks of that sandbox, about nobody.' },
  ],
};
