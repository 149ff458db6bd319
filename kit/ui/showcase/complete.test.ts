import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ui = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(file, 'utf8');
const parts = globSync('{chat,live,measure,primitives,shell}/*.tsx', { cwd: ui })
  .filter((file) => !file.endsWith('.test.tsx'))
  .flatMap((file) =>
    [...read(join(ui, file)).matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)/gm)].map(([, name]) => ({
      name: name as string,
      file,
    })),
  );
const showcase = globSync('*.tsx', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.tsx'))
  .map((file) => read(join(import.meta.dirname, file)))
  .join('\n');
const isShown = (name: string): boolean => new RegExp(`<${name}\\b`).test(showcase);

/** Parts that cannot stand among the others, each with where it is seen. */
const elsewhere: Readonly<Record<string, string>> = {
  AnchorProvider: 'has no look: it teaches links the navigation of the app',
  BrokenPartProvider: 'has no look: it says what stands in the place of a part that stays broken',
  AppShell: 'is the frame of a whole document, with its only main; every page stands in one',
  SkipLink: 'is the first stop of every page, from AppShell',
  SelectBox: 'stands in the rows and the head of a Table whose rows can be chosen',
  TableHead: 'is a part of Table',
  TableRow: 'is a part of Table',
  DialogFrame: 'is a part of Dialog, Panel and Sheet',
  Count: 'is a part of the navigations, which are shown',
  ChartDrawing: 'is loaded by Chart, which is shown',
  ToastRegion: 'stands once in every document, from its frame; the buttons of this page call it',
  ToastViewer: 'is loaded by ToastRegion with the first toast',
  WorkPage: 'carries the only main heading of a page; every page of the office is one',
};

describe('the page of all parts', () => {
  it('shows every part of the kit', () => {
    expect(parts.length).toBeGreaterThan(60);
    const missing = parts.filter(({ name }) => !isShown(name) && !elsewhere[name]);
    expect(
      missing.map(
        ({ name, file }) => `${file} exports ${name}: show it, or say in ${basename(import.meta.filename)} why not.`,
      ),
    ).toEqual([]);
  });

  it('excuses only parts that are there and not shown', () => {
    const names = new Set(parts.map(({ name }) => name));
    expect(Object.keys(elsewhere).filter((name) => !names.has(name) || isShown(name))).toEqual([]);
  });
});
