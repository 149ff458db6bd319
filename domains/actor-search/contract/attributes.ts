import { z } from 'zod';
import { anyone, only, operators } from '#kit/contract/access.ts';
import { auditedChange, unaudited } from '#kit/contract/audit.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { filterName, moodRange, optionName } from './filters.ts';
import { attributeTaken, attributeUnknown } from './problems.ts';

/** So many attributes a performer says of herself at most. */
export const mostAttributes = 60;

/** Names in the four languages. */
const word = z.string().trim().min(1).max(40).regex(visiblePattern);
export const AttributeWords = z.object({ en: word, de: word, nl: word, es: word }).meta({ id: 'AttributeWords' });

/** `group:attribute`, as both stand in addresses. */
const attributeRef = z
  .string()
  .max(81)
  .regex(/^[a-z][A-Za-z0-9-]*:[A-Za-z0-9-]+$/);

/** What can be said in a group; of one only a single attribute. */
const OwnGroup = z.object({
  key: z.string(),
  kind: z.enum(['one', 'many']),
  label: z.string(),
  attributes: z.array(z.object({ key: z.string(), label: z.string(), isOn: z.boolean() })),
});
export const OwnAttributes = z
  .object({
    groups: z.array(OwnGroup),
    moodValue: z.int().nullable().describe('0 calm to 100 lively; null: nothing said'),
  })
  .meta({ id: 'OwnAttributes' });
export type OwnAttributes = z.infer<typeof OwnAttributes>;

export const getOwnAttributes = route({
  name: 'getOwnAttributes',
  method: 'GET',
  path: 'actorsearch/attributes/own',
  summary: 'What a performer says of herself, among everything that can be said.',
  access: only('performer'),
  response: OwnAttributes,
});

export const setOwnAttributes = route({
  name: 'setOwnAttributes',
  method: 'POST',
  path: 'actorsearch/attributes/own',
  summary: 'Says it anew; of a group with one answer the last one counts. Guests find and read it at once.',
  access: only('performer'),
  limit: { points: 120, seconds: 600, per: 'subject' },
  problems: [attributeUnknown],
  body: z.object({
    attributes: z.array(attributeRef).max(mostAttributes),
    moodValue: z.int().min(moodRange.least).max(moodRange.most).nullable(),
  }),
  response: OwnAttributes,
});

/** What a performer says of herself, as guests read it: `filter` and `value` as searches name them. */
export const SaidAttributes = z
  .object({
    groups: z.array(
      z.object({
        filter: z.string(),
        label: z.string(),
        attributes: z.array(z.object({ value: z.string(), label: z.string() })),
      }),
    ),
  })
  .meta({ id: 'SaidAttributes' });
export type SaidAttributes = z.infer<typeof SaidAttributes>;

export const getActorAttributes = route({
  name: 'getActorAttributes',
  method: 'GET',
  path: 'actorsearch/attributes/of/{actorId}',
  summary: 'What a performer says of herself, in the order it is searched by; nothing of whom the caller does not see.',
  access: anyone,
  limit: { points: 300, seconds: 60, per: 'address' },
  params: z.object({ actorId: rowIdText }),
  response: SaidAttributes,
});

const OfficeAttribute = z.object({
  key: z.string(),
  words: AttributeWords,
  position: z.int(),
  isRetired: z.boolean(),
  performers: z.int().describe('how many say it'),
});
export const OfficeAttributes = z
  .object({
    groups: z.array(
      z.object({
        key: z.string(),
        kind: z.enum(['one', 'many']),
        words: AttributeWords,
        position: z.int(),
        isRetired: z.boolean(),
        attributes: z.array(OfficeAttribute),
      }),
    ),
  })
  .meta({ id: 'OfficeAttributes' });
export type OfficeAttributes = z.infer<typeof OfficeAttributes>;

export const listAttributes = route({
  name: 'actor-search.listAttributes',
  method: 'GET',
  path: 'actorsearch/office/attributes',
  summary: 'Everything that can be said of performers, with how many say it; retired ones too.',
  access: operators('content'),
  audit: unaudited('the words of filters; nothing of anybody'),
  response: OfficeAttributes,
});

export const putAttribute = route({
  name: 'actor-search.putAttribute',
  method: 'POST',
  path: 'actorsearch/office/attributes/put',
  summary: 'Adds an attribute to a group, renames one in four languages, or retires it and takes it back.',
  access: operators('content'),
  audit: auditedChange('actor-search.putAttribute'),
  problems: [attributeUnknown, attributeTaken],
  body: z.object({
    group: filterName,
    attribute: optionName.describe('its name in addresses'),
    words: AttributeWords,
    isRetired: z.boolean().default(false),
    isNew: z.boolean().default(false).describe('refused where there is one of that name'),
  }),
  response: OfficeAttributes,
});
