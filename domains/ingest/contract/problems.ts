import { defineProblem } from '#kit/contract/problem.ts';

/** There is no key that could be revoked. */
export const noIngestKey = defineProblem('no_ingest_key', 404, {
  en: 'There is no stream key.',
  de: 'Es gibt keinen Streamschlüssel.',
  nl: 'Er is geen streamsleutel.',
  es: 'No hay ninguna clave de emisión.',
});

/** Nothing comes from the performer's software. */
export const noSignal = defineProblem('no_signal', 409, {
  en: 'Nothing arrives from your software.',
  de: 'Von deiner Software kommt nichts an.',
  nl: 'Er komt niets van je software aan.',
  es: 'No llega nada de tu programa.',
});
