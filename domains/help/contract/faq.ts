import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';

/** Questions under one heading, in the caller's language. */
export const helpTopic = z
  .object({
    id: z.string(),
    title: z.string(),
    questions: z.array(
      z.object({ id: z.string().describe('unique on the page'), question: z.string(), answer: z.string() }),
    ),
  })
  .meta({ id: 'HelpTopic' });
export type HelpTopic = z.output<typeof helpTopic>;

export const getFaq = route({
  name: 'help.getFaq',
  method: 'GET',
  path: 'help/faq',
  summary: 'Short answers to what people ask, by topic, in the language of the call.',
  access: anyone,
  response: z.object({ topics: z.array(helpTopic) }),
});
