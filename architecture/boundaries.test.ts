import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { domains, longFiles, tiers, upwardImports } from './edges.ts';
import { nothingWrong } from './nothing-wrong.ts';
import type { Import, Source } from './sources.ts';
import { at, placeOf, sources } from './sources.ts';

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || /\/testing\//.test(path);
const product = sources.filter(({ path }) => !isTest(path));

/** Programs of their own, and the guard of a hostile child process: they live by the wall clock. */
const programs = /-cli\.ts$|\/decode-upload\.ts$/;

/** Every import of ours that breaks a rule, with the way out. */
function breaches(
  where: readonly Source[],
  rule: (source: Source, one: Import, target: string) => string | null,
): string[] {
  return where.flatMap((source) =>
    source.imports.flatMap((one) => {
      const advice = one.target === null ? null : rule(source, one, one.target);
      return advice ? [`${at(source, one.line)} imports ${one.specifier}. ${advice}`] : [];
    }),
  );
}

describe('the layers: apps -> domains -> kit', () => {
  it('nobody imports apps', () => {
    nothingWrong(
      breaches(product, ({ path }, _, target) =>
        placeOf(target).layer === 'apps' && !/^(apps|e2e|bench|scripts|demo)\//.test(path)
          ? 'apps only compose: move what you need down into the domain that owns it, or into the kit when it has no business words.'
          : null,
      ),
    );
  });

  it('the kit knows no domain', () => {
    nothingWrong(
      breaches(sources, ({ path }, _, target) =>
        placeOf(path).layer === 'kit' && placeOf(target).layer === 'domains'
          ? 'The kit has no business words: let the domain pass in what the kit needs.'
          : null,
      ),
    );
  });

  it('domains import no demo, test, bench or architecture code', () => {
    nothingWrong(
      breaches(product, ({ path }, _, target) =>
        placeOf(path).layer === 'domains' && /^(demo|e2e|bench|architecture|scripts)\//.test(target)
          ? 'Product code stands on its own: seeds and tests import the domain, never the other way.'
          : null,
      ),
    );
  });
});

describe('inside a domain: web -> contract <- server', () => {
  it('web and server never meet', () => {
    const serverOnly = /^kit\/(db|events|jobs|limits|log|mail|storage|secrets|server|http|graphql|config|testing)\//;
    nothingWrong(
      breaches(product, ({ path }, one, target) => {
        const from = placeOf(path);
        const to = placeOf(target);
        if (from.part === 'web' && to.part === 'server' && to.domain)
          return 'The site reaches the server through the published contract: call the route with the typed client.';
        if (from.part === 'web' && serverOnly.test(target) && !one.typeOnly)
          return 'This part of the kit is for the server; pages get what they need through the typed client.';
        if (from.domain && from.part === 'server' && to.part === 'web')
          return 'The server knows no screens: move the shared part into contract/.';
        return null;
      }),
    );
  });

  it('the contract stands alone', () => {
    nothingWrong(
      breaches(product, ({ path }, _, target) => {
        const to = placeOf(target);
        return placeOf(path).part === 'contract' &&
          placeOf(path).domain &&
          (to.part === 'server' || to.part === 'web') &&
          to.domain
          ? 'A contract is read by both sides: it imports contracts and the kit alone.'
          : null;
      }),
    );
  });
});

const noEdge = (from: string, to: string): string =>
  `There is no edge ${from} -> ${to} in domains/${from}/edges.json. What flows upward is a domain event; a lower domain offers an extension point that the upper one fills.`;

/** Ways out that differ from those of the server. */
const wayOut: Readonly<Record<string, string | undefined>> = {
  web: 'There is no such edge in the edges.json of the domain. Declare it where it points downward. Where it points upward, the lower domain declares a slot in its web/slots.ts and the upper one fills it from its manifest (decision 034); what both need moves to the lower one.',
  contract:
    'There is no such edge in the edges.json of the domain. Declare it where it points downward; a shape that a lower domain needs belongs into its own contract, and the upper one takes it from there.',
};

/** The complaint about an edge that nothing goes along. */
const unused =
  (list: 'may' | 'testing') =>
  (edge: string): string =>
    `domains/${edge.split(' ')[0]}/edges.json declares ${edge}, and no import goes there: take it out of ${list}, and out of the README.`;

describe('between domains', () => {
  it('every domain has its place in its edges.json', () => {
    const found = [...new Set(sources.flatMap(({ path }) => placeOf(path).domain ?? []))].sort();
    nothingWrong(
      found
        .filter((name) => !(name in domains))
        .map(
          (name) =>
            `domains/${name}/edges.json is not there: write its tier and the domains it may reach, { "tier": …, "may": [] }.`,
        ),
    );
  });

  it('its README names every edge, and no other', () => {
    const wrong = Object.entries(domains).flatMap(([name, { may }]) => {
      const text = readFileSync(`domains/${name}/README.md`, 'utf8');
      const [, said = ''] = /\bEdges\b(.*?)(?=\n\n|$)/s.exec(text) ?? [];
      const [named = ''] = said.split(/(?<=\.) (?=[A-Z`])/);
      const missing = may.filter((other) => !new RegExp(`\\b${other}\\b`).test(named));
      const untrue = Object.keys(domains).filter(
        (other) =>
          other !== name && !may.includes(other) && new RegExp(`(?:^|[:,] | and )${other}\\b(?= \\(|[,.])`).test(named),
      );
      return [
        ...missing.map((other) => `domains/${name}/README.md does not say the edge to ${other}, nor what for.`),
        ...untrue.map((other) => `domains/${name}/README.md names an edge to ${other} that is not in its edges.json.`),
      ];
    });
    nothingWrong(wrong);
  });

  it('one reaches another only through its index, along a declared edge', () => {
    nothingWrong(
      breaches(product, ({ path }, _, target) => {
        const from = placeOf(path).domain;
        const to = placeOf(target);
        if (!from || !to.domain || from === to.domain) return null;
        const side = placeOf(path).part;
        if (
          side === 'web' &&
          to.part === 'web' &&
          !/^domains\/[^/]+\/web\/(?:(?:parts|state)\/|slots\.ts$)/.test(target)
        )
          return 'Screens share only what a domain offers under web/parts/ or web/state/, and its web/slots.ts: move it there, or into kit/ui when it has no business words.';
        if (side !== 'server' && upwardImports.includes(`${path} -> ${to.domain}`)) return null;
        if (!domains[from]?.may.includes(to.domain)) return wayOut[side ?? ''] ?? noEdge(from, to.domain);
        if (to.part === 'contract' || to.part === 'web') return null;
        return /^domains\/[^/]+\/server\/index\.ts$/.test(target)
          ? null
          : `The public interface of ${to.domain} is its server/index.ts: export what you need there.`;
      }),
    );
  });

  it('worlds of tests are made along declared edges, too', () => {
    nothingWrong(
      breaches(
        sources.filter(({ path }) => placeOf(path).part === 'testing' && !/\.test\.tsx?$/.test(path)),
        ({ path }, _, target) => {
          const from = placeOf(path).domain;
          const to = placeOf(target).domain;
          if (!from || !to || from === to) return null;
          const { may = [], testing = [] } = domains[from] ?? {};
          return may.includes(to) || testing.includes(to)
            ? null
            : `There is no edge ${from} -> ${to} in domains/${from}/edges.json, nor one for testing: make the world without it, or declare it.`;
        },
      ),
    );
  });

  it('an import on the list of those that point upward is still there: the list only shrinks', () => {
    const found = new Set(
      product.flatMap(({ path, imports }) =>
        imports.map(({ target }) => `${path} -> ${target && placeOf(target).domain}`),
      ),
    );
    nothingWrong(
      upwardImports
        .filter((one) => !found.has(one))
        .map((one) => `architecture/edges.ts lists ${one} among upwardImports, which is gone: take it out.`),
    );
  });

  it('an edge nobody needs any more is taken away', () => {
    const used = new Set(
      product.flatMap(({ path, imports }) =>
        imports.map(({ target }) => `${placeOf(path).domain} -> ${target && placeOf(target).domain}`),
      ),
    );
    const declared = Object.entries(domains).flatMap(([name, { may }]) => may.map((other) => `${name} -> ${other}`));
    nothingWrong(declared.filter((edge) => !used.has(edge)).map(unused('may')));
    const usedInTests = new Set(
      sources.flatMap(({ path, imports }) =>
        placeOf(path).part === 'testing'
          ? imports.map(({ target }) => `${placeOf(path).domain} -> ${target && placeOf(target).domain}`)
          : [],
      ),
    );
    const forTests = Object.entries(domains).flatMap(([name, { testing = [] }]) =>
      testing.map((other) => `${name} -> ${other}`),
    );
    nothingWrong(forTests.filter((edge) => !usedInTests.has(edge)).map(unused('testing')));
  });

  it('edges point to the same tier or lower, and form no circle', () => {
    const height = (name: string): number => tiers.indexOf(domains[name]?.tier ?? 'operations');
    const upward = Object.entries(domains).flatMap(([name, { may, testing = [] }]) =>
      [...may, ...testing]
        .filter((other) => height(other) > height(name))
        .map(
          (other) =>
            `domains/${name}/edges.json: ${name} -> ${other} points upward: raise its tier, or let what flows upward be an event, a slot or an extension.`,
        ),
    );
    nothingWrong(upward);
    const visit = (name: string, trail: readonly string[]): string[] =>
      trail.includes(name)
        ? [
            `domains/${name}/edges.json closes a circle: ${[...trail, name].join(' -> ')}. One of them takes what it needs from the other by an event, a slot or an extension.`,
          ]
        : [...(domains[name]?.may ?? []), ...(domains[name]?.testing ?? [])].flatMap((other) =>
            visit(other, [...trail, name]),
          );
    nothingWrong(Object.keys(domains).flatMap((name) => visit(name, [])));
  });

  it('only the ledger touches coin rows, and everybody only their own schema', () => {
    const schemas = Object.keys(domains).map((name) => name.replaceAll('-', '_'));
    const foreign = product.flatMap((source) => {
      const { domain, part } = placeOf(source.path);
      if (part !== 'server' || !domain) return [];
      const own = domain.replaceAll('-', '_');
      const words = new RegExp(`\\b(?:from|join|into|update|delete from)\\s+(${schemas.join('|')})\\.\\w+`, 'gi');
      return [...source.text.matchAll(words)]
        .filter(([, schema]) => schema?.toLowerCase() !== own)
        .map(
          ([text]) =>
            `${source.path}: "${text}". Ask ${text.split(/\s+/)[1]?.split('.')[0]} through its index instead of its tables.`,
        );
    });
    nothingWrong(foreign);
  });
});

describe('files', () => {
  it('have at most 400 lines', () => {
    const long = sources.filter(({ path, lines }) => lines > 400 && !longFiles.includes(path));
    nothingWrong(long.map(({ path, lines }) => `${path} has ${lines} lines: split it by what changes together.`));
  });

  it('on the list of exceptions are still too long: the list only shrinks', () => {
    const short = longFiles.filter((path) => (sources.find((source) => source.path === path)?.lines ?? 0) <= 400);
    nothingWrong(
      short.map((path) => `architecture/edges.ts lists ${path} among longFiles, which is short now: take it out.`),
    );
  });

  it('read no clock and set no timer of their own in server code', () => {
    const pattern = /\bDate\.now\(\)|\bnew Date\(\)|(?<![.\w#])set(?:Timeout|Interval)\(/;
    const found = product.flatMap((source) => {
      if (placeOf(source.path).part !== 'server' || !placeOf(source.path).domain) return [];
      if (programs.test(source.path)) return [];
      return source.text
        .split('\n')
        .flatMap((line, index) =>
          pattern.test(line) && !/^\s*(\*|\/\/)/.test(line)
            ? [
                `${at(source, index + 1)} uses the wall clock. Use kit.clock, so that tests and journeys move one clock.`,
              ]
            : [],
        );
    });
    nothingWrong(found);
  });
});
