import { z } from 'zod';
import type { Access, StepUp } from './access.ts';
import { budgets, costRange } from './cost.ts';
import type { Operation, Route } from './operations.ts';

type Json = Record<string, unknown>;

/** JSON Schema of a contract shape, as clients send it (`input`) or as the server answers it (`output`). */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', cycles: 'ref' });
  return inlined(rest as Json, (rest as { $defs?: Record<string, Json> }).$defs ?? {}, 0) as Json;
}

/** Puts local definitions in place: the reference reads better without jumps, and our shapes are not recursive. */
function inlined(node: unknown, defs: Record<string, Json>, depth: number): unknown {
  if (Array.isArray(node)) return node.map((entry) => inlined(entry, defs, depth));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref } = node as { $ref?: string };
  if ($ref && depth < 12) return inlined(defs[$ref.split('/').at(-1) ?? ''] ?? {}, defs, depth + 1);
  const entries = Object.entries(node).filter(([name]) => name !== '$defs' && name !== '~standard');
  return Object.fromEntries(entries.map(([name, value]) => [name, inlined(value, defs, depth)]));
}

const internalWords = {
  anywhere: 'Everybody, where internal endpoints are switched on.',
  office: 'Operators and addresses of the office, where internal endpoints are switched on.',
  secure: 'Operators and machines of the platform, where internal endpoints are switched on.',
} as const;

/** An access rule as a person reads it. */
export function accessWords(access: Access): string {
  switch (access.who) {
    case 'anyone':
      return 'Everybody.';
    case 'visitor':
      return 'Whoever holds an access token, also anonymous visitors.';
    case 'loggedIn':
      return 'Logged-in accounts.';
    case 'entering':
      return 'Logged-in accounts, also before they have set up their second factor.';
    case 'role':
      return `Accounts with the role ${access.role}.`;
    case 'internal':
      return internalWords[access.from];
    case 'system':
      return 'Vesper itself.';
  }
}

/** When an operation asks for a fresh proof of identity, as a person reads it; empty when it never does. */
export function stepUpWords(stepUp: StepUp | undefined): string {
  if (stepUp === undefined) return '';
  const when = stepUp === 'always' ? '' : ` when it changes ${stepUp.whenChanging.join(', ')}`;
  return ` Asks for a fresh proof of identity${when} (step_up_required).`;
}

/** Whether an operation may take two operators, as a person reads it. */
export const fourEyesWords = ({ fourEyes }: Pick<Route, 'fourEyes'>): string =>
  fourEyes ? ' May take a second operator who agrees (second_operator_needed).' : '';

/** OpenAPI 3.1 of every REST route, generated from the contract values. */
export function openApi(operations: readonly Operation[]): Json {
  const paths: Record<string, Json> = {};
  const routes = operations.filter((operation): operation is Route => operation.kind === 'route');
  for (const route of routes.sort((a, b) => a.path.localeCompare(b.path))) {
    const path = `/rest/v1/${route.path}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describe(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vesper',
      version: '1',
      description:
        'Generated from the contract; every refusal is an RFC 9457 problem. Each call costs points of the caller’s budgets (x-cost, x-budgets).',
      'x-budgets': budgets,
    },
    paths,
    components: {
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: 'vesper_session' },
      },
    },
  };
}

function describe(route: Route): Json {
  const parameters = [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')];
  if (route.body && route.method === 'GET') parameters.push(...parametersOf(route.body, 'query'));
  const problems = Object.fromEntries(
    (route.problems ?? []).map((problem) => [
      String(problem.status),
      { description: `${problem.code}: ${problem.title.en}` },
    ]),
  );
  return {
    operationId: route.name,
    summary: route.summary,
    description: accessWords(route.access) + stepUpWords(route.stepUp) + fourEyesWords(route),
    'x-cost': costRange(route),
    ...(route.limit ? { 'x-limit': route.limit } : {}),
    ...(route.audit ? { 'x-audit': route.audit } : {}),
    ...(route.access.who === 'anyone' ? {} : { security: [{ accessToken: [] }, { session: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body && route.method !== 'GET'
      ? {
          requestBody: { required: true, content: bodyOf(route, route.body) },
        }
      : {}),
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: jsonSchema(route.response, 'output') } } },
      ...problems,
    },
  };
}

/** Files stand in the description by their content types, without a schema (OpenAPI 3.1 §4.8.14.2). */
function bodyOf({ upload }: Route, body: z.ZodType): Json {
  if (!upload) return { 'application/json': { schema: jsonSchema(body, 'input') } };
  return Object.fromEntries(upload.map((type) => [type, {}]));
}

function parametersOf(schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: shape,
  }));
}
