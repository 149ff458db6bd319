import type { Language } from '#kit/contract/access.ts';
import type { LegalTextType } from '../contract/index.ts';
import type { LegalDocument } from './texts/document.ts';
import { impDe } from './texts/imp.de.ts';
import { impEn } from './texts/imp.en.ts';
import { impEs } from './texts/imp.es.ts';
import { impNl } from './texts/imp.nl.ts';
import { ppDe } from './texts/pp.de.ts';
import { ppEn } from './texts/pp.en.ts';
import { ppEs } from './texts/pp.es.ts';
import { ppNl } from './texts/pp.nl.ts';
import { tosDe } from './texts/tos.de.ts';
import { tosEn } from './texts/tos.en.ts';
import { tosEs } from './texts/tos.es.ts';
import { tosNl } from './texts/tos.nl.ts';

/** One version of a text in one language. `validFrom` is an ISO date; ids are never given twice. */
export interface Publication {
  readonly id: number;
  readonly type: LegalTextType;
  readonly version: number;
  readonly language: Language;
  readonly validFrom: string;
  readonly document: LegalDocument;
}

const first = { version: 1, validFrom: '2026-01-01' } as const;

/** Everything ever published. A changed wording is added with a higher version; the old one stays downloadable. */
export const publications: readonly Publication[] = [
  { id: 1, type: 'TOS', language: 'de', ...first, document: tosDe },
  { id: 2, type: 'TOS', language: 'en', ...first, document: tosEn },
  { id: 3, type: 'TOS', language: 'nl', ...first, document: tosNl },
  { id: 4, type: 'TOS', language: 'es', ...first, document: tosEs },
  { id: 5, type: 'PP', language: 'de', ...first, document: ppDe },
  { id: 6, type: 'PP', language: 'en', ...first, document: ppEn },
  { id: 7, type: 'PP', language: 'nl', ...first, document: ppNl },
  { id: 8, type: 'PP', language: 'es', ...first, document: ppEs },
  { id: 9, type: 'IMP', language: 'de', ...first, document: impDe },
  { id: 10, type: 'IMP', language: 'en', ...first, document: impEn },
  { id: 11, type: 'IMP', language: 'nl', ...first, document: impNl },
  { id: 12, type: 'IMP', language: 'es', ...first, document: impEs },
];
