import { expect, it } from 'vitest';
import { pages } from '#apps/web/domains.ts';
import { domainProbes } from '#kit/testing/probes.ts';
import type { Page } from '#kit/web/page/pages.ts';
import { nothingWrong } from './nothing-wrong.ts';

it('every page can be walked to: the parameters of its address have values among the probes of its domain', async () => {
  const known = (await domainProbes()).flatMap(({ screens }) => screens ?? []);
  const params = new Set(known.flatMap((one) => Object.keys(one.params ?? {})));
  const all: readonly Page[] = pages;
  const named = known.flatMap((one) => [...Object.keys(one.elsewhere ?? {}), ...Object.keys(one.missing ?? {})]);
  const walked = all.filter(({ id }) => !named.includes(id));
  nothingWrong([
    ...walked.flatMap(({ id, folder, slugs }) =>
      [...slugs.en.matchAll(/:(\w+)/g)]
        .filter(([, name]) => !params.has(name as string))
        .map(
          ([, name]) =>
            `${folder}/routes.ts, the page ${id}: nothing says what :${name} may be. Give it a value in screens.params of ${folder.replace(/web$/, 'testing/probes.ts')}, so that e2e/screens-*.test.ts walks to it.`,
        ),
    ),
    ...named
      .filter((id) => !all.some((page) => page.id === id))
      .map((id) => `A testing/probes.ts speaks of the page ${id}, which there is not: take it out of its screens.`),
  ]);
  expect(walked.length).toBeGreaterThan(40);
});
