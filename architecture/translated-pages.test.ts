import { parseSync } from 'oxc-parser';
import { describe, it } from 'vitest';
import { nothingWrong } from './nothing-wrong.ts';
import { sources } from './sources.ts';

/** A node of a syntax tree, as far as it is looked at here. */
type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };

/** Parts of the kit that keep translators away from what they show. */
const figures = new Set(['Price', 'Figure', 'Countdown', 'Stat', 'StatusPill', 'CountBadge']);
/** What writes an amount, a time or a count. */
const writes = /^(?:price|formatCoins|formatAmount|format\.(?:duration|money|percent|number))$/;

const pages = sources.filter(
  ({ path }) =>
    path.endsWith('.tsx') &&
    !/\.test\.|\/(?:showcase|testing)\/|^apps\/web\/docs\//.test(path) &&
    /^(?:apps|domains|kit)\//.test(path),
);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

/** What an expression among the children of an element comes to. */
function kindOf(node: Node | null, text: string): 'text' | 'comes and goes' | 'text that comes and goes' | 'other' {
  if (!node) return 'other';
  const both = (parts: unknown[]) => parts.map((part) => kindOf(part as Node, text));
  if (node.type === 'JSXText') return String(node['value']).trim() ? 'text' : 'other';
  if (node.type === 'JSXExpressionContainer') return kindOf(node['expression'] as Node, text);
  if (node.type === 'Literal') return ['string', 'number'].includes(typeof node['value']) ? 'text' : 'other';
  if (node.type === 'TemplateLiteral') return 'text';
  if (node.type === 'CallExpression') {
    const callee = text.slice((node['callee'] as Node).start, (node['callee'] as Node).end);
    return callee === 't' || writes.test(callee) || callee.startsWith('format.') ? 'text' : 'other';
  }
  if (node.type === 'MemberExpression') return kindOf(node['object'] as Node, text);
  if (node.type === 'ConditionalExpression') {
    const kinds = both([node['consequent'], node['alternate']]);
    if (kinds.every((kind) => kind === 'text')) return 'text';
    return kinds.some((kind) => kind.startsWith('text')) ? 'text that comes and goes' : 'comes and goes';
  }
  if (node.type === 'LogicalExpression') {
    const [right = 'other'] = both([node['right']]);
    if (node['operator'] === '??') return right;
    return right.startsWith('text') ? 'text that comes and goes' : 'comes and goes';
  }
  return 'other';
}

/** Walks the elements of a file; `kept`: translators are kept away from it. */
function walk(path: string, text: string, seen: (node: Node, kept: boolean, inChild: boolean) => void): void {
  const visit = (node: Node, kept: boolean, inChild: boolean): void => {
    seen(node, kept, inChild);
    if (node.type === 'JSXElement') {
      const opening = node['openingElement'] as Node;
      const name = text.slice((opening['name'] as Node).start, (opening['name'] as Node).end);
      const written = text.slice(opening.start, opening.end);
      const isKept = kept || figures.has(name) || /\btranslate=/.test(written);
      visit(opening, isKept, false);
      for (const child of node['children'] as Node[]) visit(child, isKept, true);
      return;
    }
    for (const child of childrenOf(node))
      visit(child, kept, /^JSXAttribute$|^VariableDecl/.test(node.type) ? false : inChild);
  };
  visit(parseSync(path, text).program as unknown as Node, false, false);
}

const lineOf = (text: string, { start }: Node): number => text.slice(0, start).split('\n').length;

describe('a page that the browser translates', () => {
  it('keeps its figures: what has digits of one width says translate="no"', () => {
    const wrong = pages.flatMap(({ path, text }) => {
      const found: string[] = [];
      walk(path, text, (node) => {
        if (node.type !== 'JSXOpeningElement') return;
        const written = text.slice(node.start, node.end);
        if (/className=[^>]*["'` ]tabular["'` ]/.test(written) && !/\btranslate=/.test(written))
          found.push(`${path}:${lineOf(text, node)} shows a figure that a translator may replace: add translate="no".`);
      });
      return found;
    });
    nothingWrong(wrong);
  });

  it('keeps its amounts and times: they stand in Figure, Price, Countdown, or below translate="no"', () => {
    const wrong = pages.flatMap(({ path, text }) => {
      const found: string[] = [];
      walk(path, text, (node, kept, inChild) => {
        if (node.type !== 'CallExpression' || kept || !inChild) return;
        const callee = text.slice((node['callee'] as Node).start, (node['callee'] as Node).end);
        if (writes.test(callee))
          found.push(`${path}:${lineOf(text, node)} writes ${callee}() where a translator may replace it: use Figure.`);
      });
      return found;
    });
    nothingWrong(wrong);
  });

  it('has no loose text beside what comes and goes: React would look for a node that a translator took', () => {
    const wrong = pages.flatMap(({ path, text }) => {
      const found: string[] = [];
      walk(path, text, (node, kept) => {
        if (kept || (node.type !== 'JSXElement' && node.type !== 'JSXFragment')) return;
        if (
          node.type === 'JSXElement' &&
          /\btranslate=/.test(text.slice(node.start, (node['openingElement'] as Node).end))
        )
          return;
        const kinds = (node['children'] as Node[])
          .map((child) => [child, kindOf(child, text)] as const)
          .filter(
            ([child, kind]) =>
              kind !== 'other' || (child.type !== 'JSXText' && !/^\{\/\*/.test(text.slice(child.start, child.end))),
          );
        if (kinds.length < 2) return;
        const moves = kinds.some(([, kind]) => kind.endsWith('comes and goes'));
        for (const [child, kind] of kinds)
          if (kind.startsWith('text') && moves)
            found.push(
              `${path}:${lineOf(text, child)} has loose text beside what comes and goes: put it into an element (${text.slice(child.start, child.end).trim().slice(0, 60)}).`,
            );
      });
      return found;
    });
    nothingWrong(wrong);
  });
});
