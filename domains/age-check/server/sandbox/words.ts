import type { Language } from '#kit/contract/access.ts';

/** What the sandbox says. It is for testers: nothing is checked, and nobody is asked for anything real. */
export const sandboxWords: Readonly<
  Record<
    Language,
    Readonly<
      Record<
        DocumentDecision | WalletDecision | 'document' | 'documentNotice' | 'wallet' | 'walletNotice' | 'over',
        string
      >
    >
  >
> = {
  en: {
    document: 'Check of a document and a selfie',
    documentNotice: 'A sandbox for tests: no document is asked for and nothing is checked. Choose how it ends.',
    approve: 'Approve: adult',
    underage: 'Approve: not 18 yet',
    unreadable: 'Decline: unreadable',
    notOwn: 'Decline: another face',
    submit: 'Hand in and wait',
    leave: 'Leave',
    wallet: 'Show a proof of age?',
    walletNotice: 'A wallet for tests. It shows that somebody is over 18 and nothing else. Choose what it holds.',
    adult: 'Show: over 18',
    minor: 'Show: not over 18',
    stranger: 'Show: unknown issuer',
    stale: 'Show: out of date',
    refuse: 'Show nothing',
    over: 'This request is over.',
  },
  de: {
    document: 'Prüfung von Ausweis und Selfie',
    documentNotice: 'Eine Sandbox für Tests: Kein Ausweis wird verlangt und nichts geprüft. Wähle, wie es ausgeht.',
    approve: 'Bestätigen: volljährig',
    underage: 'Bestätigen: noch nicht 18',
    unreadable: 'Ablehnen: unlesbar',
    notOwn: 'Ablehnen: anderes Gesicht',
    submit: 'Einreichen und warten',
    leave: 'Verlassen',
    wallet: 'Altersnachweis zeigen?',
    walletNotice:
      'Eine Wallet für Tests. Sie zeigt, dass jemand über 18 ist, und sonst nichts. Wähle, was sie enthält.',
    adult: 'Zeigen: über 18',
    minor: 'Zeigen: nicht über 18',
    stranger: 'Zeigen: unbekannte Stelle',
    stale: 'Zeigen: abgelaufen',
    refuse: 'Nichts zeigen',
    over: 'Diese Anfrage ist vorbei.',
  },
  nl: {
    document: 'Controle van document en selfie',
    documentNotice:
      'Een sandbox voor tests: er wordt geen document gevraagd en niets gecontroleerd. Kies hoe het afloopt.',
    approve: 'Goedkeuren: meerderjarig',
    underage: 'Goedkeuren: nog geen 18',
    unreadable: 'Afwijzen: onleesbaar',
    notOwn: 'Afwijzen: ander gezicht',
    submit: 'Indienen en wachten',
    leave: 'Verlaten',
    wallet: 'Leeftijdsbewijs tonen?',
    walletNotice: 'Een wallet voor tests. Die toont dat iemand boven de 18 is en verder niets. Kies wat erin zit.',
    adult: 'Tonen: boven de 18',
    minor: 'Tonen: niet boven de 18',
    stranger: 'Tonen: onbekende uitgever',
    stale: 'Tonen: verlopen',
    refuse: 'Niets tonen',
    over: 'Deze aanvraag is voorbij.',
  },
  es: {
    document: 'Comprobación de documento y selfi',
    documentNotice: 'Un entorno de pruebas: no se pide ningún documento ni se comprueba nada. Elige cómo acaba.',
    approve: 'Aprobar: mayor de edad',
    underage: 'Aprobar: aún no 18',
    unreadable: 'Rechazar: ilegible',
    notOwn: 'Rechazar: otra cara',
    submit: 'Enviar y esperar',
    leave: 'Salir',
    wallet: '¿Mostrar una prueba de edad?',
    walletNotice: 'Una cartera de pruebas. Muestra que alguien tiene más de 18 y nada más. Elige qué contiene.',
    adult: 'Mostrar: más de 18',
    minor: 'Mostrar: no más de 18',
    stranger: 'Mostrar: emisor desconocido',
    stale: 'Mostrar: caducada',
    refuse: 'No mostrar nada',
    over: 'Esta solicitud ha terminado.',
  },
};

export const documentDecisions = ['approve', 'underage', 'unreadable', 'notOwn', 'submit', 'leave'] as const;
export type DocumentDecision = (typeof documentDecisions)[number];
export const walletDecisions = ['adult', 'minor', 'stranger', 'stale', 'refuse'] as const;
export type WalletDecision = (typeof walletDecisions)[number];
