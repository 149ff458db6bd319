import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedRead } from '#kit/contract/audit.ts';
import { route } from '#kit/contract/operations.ts';

export const firstStepLine = z
  .object({
    name: z.string(),
    title: z.string().describe('key of its title among the words of the office'),
    state: z.enum(['done', 'open', 'wrong']),
    says: z.string().describe('key of the sentence that says why'),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
    page: z.string().nullable(),
    settings: z.array(z.string()).describe('settings of the machine it is about'),
  })
  .meta({ id: 'FirstStep' });
export type FirstStepLine = z.output<typeof firstStepLine>;

export const getFirstSteps = route({
  name: 'office.firstSteps',
  summary: 'What a new installation still needs before guests can come; each step is looked at now.',
  access: operators('administrator'),
  audit: auditedRead('office.readFirstSteps'),
  limit: { points: 30, seconds: 60, per: 'subject' },
  method: 'GET',
  path: 'office/firstSteps',
  response: z.object({ steps: z.array(firstStepLine) }),
});
