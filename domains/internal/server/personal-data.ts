import { anchors } from '#kit/clock/tables.ts';
import { deliveries } from '#kit/events/tables.ts';
import { queuedJobs } from '#kit/jobs/queue-table.ts';
import type { PersonalData, Purpose } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { runs, testResults } from './tables.ts';

const everybody = ['guest', 'performer', 'operator', 'visitor'] as const;
const carryOut: Purpose = {
  label: {
    en: 'Carry out in the background what somebody started',
    de: 'Im Hintergrund ausführen, was jemand begonnen hat',
    nl: 'Op de achtergrond uitvoeren wat iemand begon',
    es: 'Ejecutar en segundo plano lo que alguien inició',
  },
  basis: 'contract',
};
const goesByItself = {
  does: 'keep',
  because: {
    en: 'It goes by itself when it is done; before, something would be lost',
    de: 'Verschwindet von selbst, wenn es erledigt ist; vorher ginge etwas verloren',
    nl: 'Het verdwijnt vanzelf als het klaar is; eerder zou er iets verloren gaan',
    es: 'Desaparece por sí mismo cuando está hecho; antes se perdería algo',
  },
} as const;

/** What the operation of the platform holds about people: its own tables, and those of the machinery that belong to no domain. */
export const internalData: PersonalData = {
  domain: 'internal',
  title: { en: 'Operation', de: 'Betrieb', nl: 'Bedrijf van het platform', es: 'Funcionamiento' },
  holds: [
    holds(deliveries, {
      what: {
        en: 'News between parts of the platform, with numbers of accounts',
        de: 'Nachrichten zwischen Teilen der Plattform, mit Nummern von Konten',
        nl: 'Berichten tussen delen van het platform, met accountnummers',
        es: 'Mensajes entre partes de la plataforma, con números de cuentas',
      },
      purpose: carryOut,
      kept: {
        keeps: 'until',
        event: {
          en: 'Until delivered, mostly within seconds; what failed for good waits for an operator',
          de: 'Bis zur Zustellung, meist Sekunden; was endgültig scheitert, wartet auf das Team',
          nl: 'Tot de bezorging, meestal seconden; wat definitief mislukt, wacht op een beheerder',
          es: 'Hasta la entrega, casi siempre segundos; lo que falla del todo espera a un operador',
        },
      },
      about: [
        {
          who: everybody,
          columns: ['key', 'payload'],
          foundBy: { column: 'payload', as: 'the number of the account, among what is told' },
          erasure: goesByItself,
        },
      ],
    }),
    holds(queuedJobs, {
      what: {
        en: 'Work to be done, with the address of who asked for a new password',
        de: 'Anstehende Arbeiten, mit der Adresse, für die ein neues Passwort angefordert wurde',
        nl: 'Werk dat moet gebeuren, met het adres waarvoor een nieuw wachtwoord is gevraagd',
        es: 'Trabajos pendientes, con la dirección para la que se pidió una contraseña nueva',
      },
      purpose: carryOut,
      kept: {
        keeps: 'until',
        event: {
          en: 'Until 7 days after the work is done',
          de: 'Bis 7 Tage nach der Erledigung',
          nl: 'Tot 7 dagen nadat het werk klaar is',
          es: 'Hasta 7 días después de hacerse el trabajo',
        },
      },
      about: [
        {
          who: everybody,
          columns: ['data'],
          foundBy: { column: 'data', as: 'the address of the account, among what the work needs' },
          erasure: goesByItself,
        },
      ],
    }),
  ],
  impersonal: [
    { table: runs, because: 'Maintenance: what ran when and how much it found.' },
    { table: testResults, because: 'What automated tests reported; their people are made up.' },
    { table: anchors, because: 'Where the platform’s time stood.' },
  ],
};
