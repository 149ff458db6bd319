import { expect, it } from 'vitest';
import { namesOf } from './names.ts';
import type { Option } from './options.ts';
import { withBrought } from './options.ts';
import { fromTemplate } from './templates.ts';

const names = namesOf('paper-planes');
const said = (template: string, ...chosen: readonly Option[]) => fromTemplate(template, names, new Set(chosen));

it('a template says what is for the options that are chosen, with the names filled in', () => {
  const template = 'const @camel@ = 1;\n//if sale && !mail\npaid\n//else\nfree\n//end\nend';
  expect(said(template, 'sale')).toBe('const paperPlanes = 1;\npaid\nend');
  expect(said(template, 'sale', 'mail')).toBe('const paperPlanes = 1;\nfree\nend');
  expect(said('//if list || office\n//if sale\nboth\n//end\none\n//end', 'office')).toBe('one');
  expect(said('//if sale\n//if list\nboth\n//else\none\n//end\n//end', 'list')).toBe('');
});

it('a file that none of the options wants is not written', () => {
  expect(said('//only mail || sale\ntext', 'sale')).toBe('text');
  expect(said('//only mail || sale\ntext', 'list')).toBeNull();
});

it('a mark that is not closed is found', () => {
  expect(() => said('//if sale\nnever closed', 'sale')).toThrow('does not close');
});

it('a list brings the page of the office it stands on', () => {
  expect([...withBrought(['list'])]).toEqual(['list', 'office']);
});
