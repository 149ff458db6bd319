import { parseSync } from 'oxc-parser';

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** One module: what it says, and what each of its own names stands for. */
interface Module {
  readonly body: readonly Node[];
  /** Local names with the names in what they were imported as, taken out of or made from. */
  readonly meanings: ReadonlyMap<string, ReadonlySet<string>>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const children = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const within = (node: Node): Node[] => [node, ...children(node).flatMap(within)];

/** Every name an expression is written with: of variables, of what is taken out of them, and of keys in brackets. */
const namesIn = (node: Node): string[] =>
  within(node).flatMap(({ type, name, value }) => {
    if (type === 'Identifier') return [name as string];
    return type === 'Literal' && typeof value === 'string' ? [value] : [];
  });

/** The names a pattern binds, each with the names it is taken from: `{ favourites: shown }` binds `shown`. */
const bound = (pattern: Node, from: readonly string[]): [string, readonly string[]][] => {
  if (pattern.type === 'Identifier') return [[pattern['name'] as string, from]];
  if (pattern.type === 'Property') {
    const { key, value } = pattern as unknown as { key: Node; value: Node };
    return bound(value, namesIn(key));
  }
  return children(pattern).flatMap((one) => bound(one, from));
};

function parse(path: string, text: string): Module {
  const body = parseSync(path, text).program.body as unknown as readonly Node[];
  const meanings = new Map<string, Set<string>>();
  const add = (name: string, means: readonly string[]) =>
    meanings.set(name, new Set([...(meanings.get(name) ?? []), ...means]));
  for (const node of body.flatMap(within)) {
    const { local, imported, exported, id, init } = node as { [field: string]: Node | null | undefined };
    if (node.type === 'ImportSpecifier' && local && imported) add(local['name'] as string, namesIn(imported));
    if (node.type === 'ExportSpecifier' && local && exported)
      for (const name of namesIn(exported)) add(name, namesIn(local));
    if (node.type === 'VariableDeclarator' && id && init)
      for (const [name, means] of bound(id, namesIn(init))) add(name, means);
    if (node.type === 'FunctionDeclaration' && id) add(id['name'] as string, namesIn(node['body'] as Node));
  }
  return { body, meanings };
}

/** The names of an expression, and all that those stand for. */
function meant({ meanings }: Module, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...(meanings.get(name) ?? []));
  }
  return found;
}

/** What a call calls, under its own name or another. */
const called = (module: Module, call: Node): Set<string> => {
  const callee = call['callee'] as Node;
  const last = callee.type === 'MemberExpression' ? (callee['property'] as Node) : callee;
  return meant(module, last.type === 'Identifier' ? [last['name'] as string] : []);
};

/** The names under which a module of a contract gives out what it makes with `defineResource`; '' of one without a name. */
export function resourcesIn(path: string, text: string): string[] {
  const module = parse(path, text);
  const isDefined = (node: Node) =>
    within(node).some((one) => one.type === 'CallExpression' && called(module, one).has('defineResource'));
  const made = module.body.flatMap((statement) => {
    const declaration = (statement['declaration'] as Node | null | undefined) ?? statement;
    const parts = (declaration['declarations'] as readonly Node[] | undefined) ?? [declaration];
    return parts.filter(isDefined).map((part) => ((part['id'] as Node | null | undefined)?.['name'] as string) ?? '');
  });
  const givenOut = module.body.flatMap((statement) =>
    ((statement['specifiers'] as readonly Node[] | undefined) ?? [])
      .filter(({ type }) => type === 'ExportSpecifier')
      .map((one) => [namesIn(one['local'] as Node)[0], namesIn(one['exported'] as Node)[0]] as const),
  );
  return made.map((name) => givenOut.find(([local]) => local === name)?.[1] ?? name);
}

/** The names of everything that a test hands to `proveResource`, however it is written. */
export function provenIn(path: string, text: string): Set<string> {
  const module = parse(path, text);
  const proofs = module.body
    .flatMap(within)
    .filter((one) => one.type === 'CallExpression' && called(module, one).has('proveResource'));
  return meant(
    module,
    proofs.flatMap((proof) => (proof['arguments'] as readonly Node[]).slice(0, 1).flatMap(namesIn)),
  );
}
