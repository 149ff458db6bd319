import type { LegalDocuments, LegalTextKey } from '../../contract/index.ts';
import { contractDe } from './contract/de.ts';
import { contractEn } from './contract/en.ts';
import { contractEs } from './contract/es.ts';
import { contractNl } from './contract/nl.ts';
import { impDe } from './first/imp.de.ts';
import { impEn } from './first/imp.en.ts';
import { impEs } from './first/imp.es.ts';
import { impNl } from './first/imp.nl.ts';
import { ppDe } from './first/pp.de.ts';
import { ppEn } from './first/pp.en.ts';
import { ppEs } from './first/pp.es.ts';
import { ppNl } from './first/pp.nl.ts';
import { tosDe } from './first/tos.de.ts';
import { tosEn } from './first/tos.en.ts';
import { tosEs } from './first/tos.es.ts';
import { tosNl } from './first/tos.nl.ts';
import * as generalDe from './general/de.ts';
import * as generalEn from './general/en.ts';
import * as generalEs from './general/es.ts';
import * as generalNl from './general/nl.ts';
import * as secondDe from './second/de.ts';
import * as secondEn from './second/en.ts';
import * as secondEs from './second/es.ts';
import * as secondNl from './second/nl.ts';
import { touDe } from './studio/tou.de.ts';
import { touEn } from './studio/tou.en.ts';
import { touEs } from './studio/tou.es.ts';
import { touNl } from './studio/tou.nl.ts';

/** A version the platform comes with. Download ids are never given twice; the operators' own begin at 1001. */
export interface Publication extends LegalTextKey {
  readonly version: number;
  /** ISO date. */
  readonly validFrom: string;
  /** The id of the German text; English, Dutch and Spanish follow it. */
  readonly firstId: number;
  readonly documents: LegalDocuments;
}

const first = { product: 'vesper', version: 1, validFrom: '2026-01-01' } as const;
/** Consent by category, storage, statistics of our own, offline, the withdrawal function, the Digital Services Act. */
const second = { product: 'vesper', version: 2, validFrom: '2026-11-20' } as const;
/** What applies to purchases in short, and the rules of the house: they inform, nobody is asked to accept them. */
const firstOfSite = { product: 'vesper', version: 1, validFrom: '2026-11-20' } as const;
/** What performers agree to; in everything else the site's texts apply to them too. */
const studioFirst = { product: 'studio', version: 1, validFrom: '2026-11-20' } as const;
/** What a performer signs before she is seen. */
const firstContract = { product: 'contract', version: 1, validFrom: '2026-11-20' } as const;

/**
 * Every version the platform came with. A changed wording is added with a higher version: the old one stays as it was. What
 * operators publish themselves stands in the database alone, and from then on their text is theirs (seed.ts).
 */
export const publications: readonly Publication[] = [
  { type: 'TOS', ...first, firstId: 1, documents: { de: tosDe, en: tosEn, nl: tosNl, es: tosEs } },
  { type: 'PP', ...first, firstId: 5, documents: { de: ppDe, en: ppEn, nl: ppNl, es: ppEs } },
  { type: 'IMP', ...first, firstId: 9, documents: { de: impDe, en: impEn, nl: impNl, es: impEs } },
  {
    type: 'TOS',
    ...second,
    firstId: 13,
    documents: { de: secondDe.tosDe, en: secondEn.tosEn, nl: secondNl.tosNl, es: secondEs.tosEs },
  },
  {
    type: 'PP',
    ...second,
    firstId: 17,
    documents: { de: secondDe.ppDe, en: secondEn.ppEn, nl: secondNl.ppNl, es: secondEs.ppEs },
  },
  {
    type: 'TOU',
    ...studioFirst,
    firstId: 21,
    documents: { de: touDe, en: touEn, nl: touNl, es: touEs },
  },
  {
    type: 'GTC',
    ...firstOfSite,
    firstId: 25,
    documents: { de: generalDe.gtcDe, en: generalEn.gtcEn, nl: generalNl.gtcNl, es: generalEs.gtcEs },
  },
  {
    type: 'TOU',
    ...firstOfSite,
    firstId: 29,
    documents: { de: generalDe.touDe, en: generalEn.touEn, nl: generalNl.touNl, es: generalEs.touEs },
  },
  {
    type: 'GTC',
    ...firstContract,
    firstId: 33,
    documents: { de: contractDe, en: contractEn, nl: contractNl, es: contractEs },
  },
];
