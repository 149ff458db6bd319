import { ArrowRight, Gift } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createLucideIcon from './lucide-icons.ts';

const nodeOf = async (name: string) =>
  ((await import(`../../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`)) as { __iconData: never }).__iconData;

it.each([
  ['arrow-right', ArrowRight, {}],
  ['arrow-right', ArrowRight, { className: 'size-4' }],
  ['gift', Gift, { 'aria-hidden': true, strokeWidth: 3 }],
  ['gift', Gift, { 'aria-label': 'Gift', size: 16 }],
] as const)('%s is drawn like the library draws it (%#)', async (name, Theirs, props) => {
  const attributes = (html: string) =>
    html.replaceAll(/<svg ([^>]*)>/g, (_, all: string) =>
      all
        .split(/ (?=[a-zA-Z-]+=)/)
        .sort()
        .join(' '),
    );
  const ours = renderToStaticMarkup(createElement(createLucideIcon(await nodeOf(name)), props));
  expect(attributes(ours)).toBe(attributes(renderToStaticMarkup(createElement(Theirs, props))));
});
