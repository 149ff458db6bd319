import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parseAst } from 'vite';

const contractFile = /\/(?:contract\/[^?]+|realtime\/messages)\.ts$/;
const declarations = new Set([
  'defineList',
  'defineResource',
  'route',
  'query',
  'mutation',
  'clientMessage',
  'serverMessage',
  'event',
  'job',
]);
/** Parts of an operation that only the server reads, and what the browser has instead. */
const serverParts: Readonly<Record<string, string>> = {
  summary: "''",
  problems: 'undefined',
  limit: 'undefined',
  audit: 'undefined',
  cost: 'undefined',
  stepUp: 'undefined',
  fourEyes: 'undefined',
  kept: 'undefined',
  // What comes from the server is what the contract says: nobody looks at it again.
  response: 'undefined',
  payload: 'undefined',
};

/** A replacement in a source text, from `start` up to `end`. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/**
 * Vite plugin: what the browser gets of the contracts. Schemas know their shape without zod's checks, operations nobody
 * calls are left out, and so is what only the server reads of the others.
 */
export function browserSchemas(): Plugin {
  return {
    name: 'vesper:browser-schemas',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) =>
      id === 'zod'
        ? // A module that only types its shapes with it brings nothing of it along.
          { id: fileURLToPath(import.meta.resolve('#kit/web/build/browser-schemas.ts')), moduleSideEffects: false }
        : undefined,
    transform: {
      filter: { id: contractFile },
      handler: (code) => ({ code: slimContract(code), map: null }),
    },
  };
}

/**
 * Makes every constant of a contract module droppable when unused: a contract declares values and does nothing else,
 * which the bundler cannot know.
 * @param source TypeScript of a contract module
 */
export function slimContract(source: string): string {
  const { body } = parseAst(source, { lang: 'ts' }) as unknown as { body: readonly Node[] };
  const edits: Edit[] = [];
  for (const statement of body) {
    const declaration = (statement['declaration'] ?? statement) as Node;
    if (declaration.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration['declarations'] as readonly { init: Node | null }[]) {
      if (!init || /Function|Literal$/.test(init.type)) continue;
      edits.push(...serverOnly(init));
      edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' });
      edits.push({ start: init.end, end: init.end, text: '))()' });
    }
  }
  return apply(source, edits);
}

function serverOnly(call: Node): Edit[] {
  const callee = call['callee'] as Node | undefined;
  if (call.type !== 'CallExpression' || !declarations.has(String(callee?.['name']))) return [];
  const [given] = call['arguments'] as readonly Node[];
  if (given?.type !== 'ObjectExpression') return [];
  return (given['properties'] as readonly Node[]).flatMap((property) => {
    const text = serverParts[String((property['key'] as Node | undefined)?.['name'])];
    const value = property['value'] as Node | undefined;
    return text && value && !property['shorthand'] ? [{ start: value.start, end: value.end, text }] : [];
  });
}

function apply(source: string, edits: readonly Edit[]): string {
  let result = source;
  for (const { start, end, text } of [...edits].sort((a, b) => b.start - a.start || b.end - a.end)) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  return result;
}
