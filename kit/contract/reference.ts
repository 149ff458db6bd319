import type { z } from 'zod';
import type { Access } from './access.ts';
import type { AuditRule } from './audit.ts';
import { documentOf } from './client.ts';
import { costRange, isCalled } from './cost.ts';
import { accessWords, jsonSchema, stepUpWords } from './openapi.ts';
import type { Field, Operation, RateLimit, Route } from './operations.ts';
import type { ProblemType, Texts } from './problem.ts';
import { commonProblems } from './problems.ts';

/** JSON Schema (draft 2020-12) of one part of an input or of an answer. */
export type Schema = Readonly<Record<string, unknown>>;

/** One operation as the page at /docs shows it. */
export interface OperationReference {
  readonly kind: Operation['kind'];
  readonly name: string;
  readonly summary: string;
  /** Who may call it, as the rule and in words. */
  readonly access: Access;
  readonly accessWords: string;
  readonly method?: Route['method'];
  /** From the site's root. */
  readonly path?: string;
  readonly service?: Field['service'];
  /** The GraphQL document that asks for the whole result. */
  readonly document?: string;
  /** UTC, five fields. */
  readonly cron?: string;
  readonly limit?: RateLimit;
  /** What a call costs of the caller's budgets: with the usual page, and with the longest. */
  readonly cost?: { readonly usual: number; readonly most: number };
  /** What the audit log says of it. */
  readonly audit?: AuditRule;
  /** By part: params, query and body of a route, args of a field, payload of everything else. */
  readonly input: Readonly<Record<string, Schema>>;
  readonly output?: Schema;
  readonly problems: readonly Pick<ProblemReference, 'code' | 'status'>[];
}

/** A kind of refusal, and which operations name it. */
export interface ProblemReference {
  readonly code: string;
  readonly status: number;
  readonly title: Texts;
  /** Names of operations; empty for what any operation may answer. */
  readonly operations: readonly string[];
}

/** Describes an operation from its contract value. */
export function referenceOf(operation: Operation): OperationReference {
  const { kind, name, summary, access, limit, audit } = operation;
  const schemas = Object.entries(inputOf(operation)).filter((entry): entry is [string, z.ZodType] => Boolean(entry[1]));
  return {
    kind,
    name,
    summary,
    access,
    accessWords: accessWords(access) + stepUpWords('stepUp' in operation ? operation.stepUp : undefined),
    ...(limit ? { limit } : {}),
    ...(isCalled(operation) ? { cost: costRange(operation) } : {}),
    ...(audit ? { audit } : {}),
    ...(operation.kind === 'route' ? { method: operation.method, path: `/rest/v1/${operation.path}` } : {}),
    ...('service' in operation ? { service: operation.service, document: documentOf(operation) } : {}),
    ...('cron' in operation && operation.cron ? { cron: operation.cron } : {}),
    input: Object.fromEntries(schemas.map(([part, schema]) => [part, jsonSchema(schema, 'input')])),
    ...('response' in operation ? { output: jsonSchema(operation.response, 'output') } : {}),
    ...('result' in operation ? { output: jsonSchema(operation.result, 'output') } : {}),
    problems: (operation.problems ?? []).map(({ code, status }) => ({ code, status })),
  };
}

function inputOf(operation: Operation): Readonly<Record<string, z.ZodType | undefined>> {
  if ('payload' in operation) return { payload: operation.payload };
  if (operation.kind !== 'route') return { args: operation.args };
  const { params, query, body } = operation;
  return { params, query, body };
}

/** Every kind of refusal the operations name, and those that any may answer; sorted by code. */
export function problemsOf(operations: readonly Operation[]): ProblemReference[] {
  const found = new Map<string, { problem: ProblemType; operations: Set<string> }>();
  for (const problem of commonProblems) found.set(problem.code, { problem, operations: new Set() });
  for (const { name, problems = [] } of operations) {
    for (const problem of problems) {
      const known = found.get(problem.code) ?? { problem, operations: new Set() };
      found.set(problem.code, known);
      if (!commonProblems.includes(problem)) known.operations.add(name);
    }
  }
  return [...found.values()]
    .map(({ problem: { code, status, title }, operations: named }) => ({
      code,
      status,
      title,
      operations: [...named].sort(),
    }))
    .sort((a, b) => a.code.localeCompare(b.code));
}
