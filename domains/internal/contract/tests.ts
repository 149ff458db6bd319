import { z } from 'zod';
import { internal, operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { email } from '#kit/contract/email.ts';
import { route } from '#kit/contract/operations.ts';
import type { Texts } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { notATestAccount, notInProduction, unknownAction } from './problems.ts';

const runItemId = z.string().regex(/^[\w-]{1,100}$/);
const line = (length: number) => z.string().trim().min(1).max(length).regex(visiblePattern);

/** Most characters a result's details may have as JSON. */
export const longestDetails = 16_000;

/** How deep they may lie in each other. */
const deepest = 5;

const isShallow = (value: unknown, left = deepest): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((part) => isShallow(part, left - 1)));

const tooDeep: Texts = {
  en: 'JSON at most 5 levels deep.',
  de: 'JSON, höchstens 5 Ebenen tief.',
  nl: 'JSON, hoogstens 5 niveaus diep.',
  es: 'JSON de 5 niveles como máximo.',
};
const tooLong: Texts = {
  en: 'JSON of at most 16,000 characters.',
  de: 'JSON mit höchstens 16.000 Zeichen.',
  nl: 'JSON van hoogstens 16.000 tekens.',
  es: 'JSON de 16.000 caracteres como máximo.',
};

const details = z
  .record(z.string().max(100), z.unknown())
  .refine((value) => isShallow(value), { params: { words: tooDeep }, abort: true })
  .refine((value) => JSON.stringify(value).length <= longestDetails, { params: { words: tooLong } });

/** One item of a run of automated tests, as the tool that ran it reports it. */
export const testResult = z
  .object({
    runItemId,
    title: line(200),
    status: z.enum(['passed', 'failed', 'blocked', 'skipped']),
    durationMs: z.int().min(0).max(86_400_000).nullable(),
    videoUrl: z
      .url({ protocol: /^https$/ })
      .max(500)
      .nullable(),
    details,
    reportedAt: z.iso.datetime(),
  })
  .meta({ id: 'TestResult' });
export type TestResult = z.output<typeof testResult>;

export const storeTestResult = route({
  name: 'internal.storeTestResult',
  method: 'POST',
  path: 'test/leapwork/result',
  summary:
    'Keeps the result of one item of an automated test run; told again under the same id, it replaces the former.',
  access: internal('secure'),
  audit: selfAuditedChange('internal.storeTestResult', 'testRun:{runItemId}'),
  limit: { points: 600, seconds: 60, per: 'address' },
  body: z.object({
    runItemId,
    title: line(200),
    status: testResult.shape.status,
    durationMs: testResult.shape.durationMs.default(null),
    videoUrl: testResult.shape.videoUrl.default(null),
    details: details.default({}),
  }),
  response: z.object({ data: testResult }),
});

export const getTestVideo = route({
  name: 'internal.getTestVideo',
  method: 'GET',
  path: 'test/leapwork/video/{runItemId}',
  summary: 'Where the video of a test run’s item is, with its result; `videoUrl` is null when none was reported.',
  access: internal('secure'),
  audit: auditedRead('internal.getTestVideo', 'testRun:{runItemId}'),
  params: z.object({ runItemId }),
  response: z.object({ data: testResult }),
  problems: [notFound],
});

export const listTestResults = route({
  name: 'internal.listTestResults',
  method: 'GET',
  path: 'internal/testResults',
  summary: 'The latest 100 results of automated tests.',
  access: operators('administrator'),
  audit: auditedRead('internal.listTestResults'),
  response: z.object({ data: z.array(testResult) }),
});

/** What an automated test may do to the platform: harmless, and never about money. */
export const testActions = ['verifyEmail', 'expireSession', 'clearLimits'] as const;
export type TestAction = (typeof testActions)[number];

export const runTestAction = route({
  name: 'internal.runTestAction',
  method: 'POST',
  path: 'test/testPLA/{action}',
  summary:
    'Helps an automated test along: verifyEmail and expireSession of a test account (its address ends in .example or .test), clearLimits. Never in production.',
  access: internal('secure'),
  audit: selfAuditedChange('internal.runTestAction', 'testAction:{action}'),
  limit: { points: 300, seconds: 60, per: 'address' },
  params: z.object({ action: z.string().max(100) }),
  body: z.object({ email: email.optional() }),
  response: z.object({ data: z.object({ action: z.enum(testActions), affected: z.int() }) }),
  problems: [unknownAction, notInProduction, notATestAccount, notFound],
});
