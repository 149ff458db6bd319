import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { slimModule, unused } from './slim-libraries.ts';

const sources = globSync('{apps,domains,kit}/**/*.{ts,tsx}', {
  exclude: (name) => /\.test\.tsx?$|kit\/web\/build\//.test(name.replaceAll('\\', '/')),
});

test('a function keeps its name and loses its body; a class of the feature loses its methods', () => {
  const source =
    'function A(a) {\n  return a;\n}\nA.prototype.run = function () {};\nfunction b() {\n  c();\n}\nfunction c() {\n  b();\n}\n';
  const slim = slimModule(source, { file: 'x.js', idle: ['b'], never: ['c'], classes: ['A'] });
  expect(slim).toBe(
    'function A(a) {\n  return a;\n}\n\nfunction b() {}\nfunction c() {throw Error("c is left out of the build");}\n',
  );
});

test('another version of a library, without one of the functions, is refused', () => {
  expect(() => slimModule('function a() {}', { file: 'x.js', idle: ['a', 'b'], never: [] })).toThrow('x.js has no b');
});

test('the libraries that are installed have all of them', () => {
  for (const one of unused) {
    const [name = '', ...rest] = one.file.split('/');
    const home = createRequire(import.meta.url)
      .resolve(`${name}/package.json`)
      .replace(/package\.json$/, '');
    const source = readFileSync(home + rest.join('/'), 'utf8');
    expect(slimModule(source, one).length, one.file).toBeLessThan(source.length);
  }
});

test('no source uses what is left out', () => {
  const feature =
    /\b(?:ViewTransition|addTransitionType|SuspenseList|Activity|useActionState|useFormState|unstable_\w+)\b[^;]*from 'react(?:-dom)?'|<Fragment[^>]*\bref=|\bviewTransition\b|(?<![`/])<[a-z]+-[a-z-]+[\s/>]|\binstrumentations\b/;
  const users = sources.filter((file) => feature.test(readFileSync(file, 'utf8')));
  expect(users, 'They use what kit/web/build/slim-libraries.ts leaves out: take it from its list.').toEqual([]);
});
