import { expect, it } from 'vitest';
import { provenIn, resourcesIn } from './resource-proofs.ts';
import { placeOf, sources } from './sources.ts';

it('what pages follow is proven: old state + pushes = a fresh snapshot, by a test with proveResource', () => {
  const declared = sources
    .filter(
      ({ path, text }) =>
        placeOf(path).part === 'contract' && !path.includes('.test.') && text.includes('defineResource'),
    )
    .flatMap(({ path, text }) => resourcesIn(path, text).map((name) => ({ path, name })));
  const tests = sources
    .filter(({ path, text }) => /\.test\.tsx?$/.test(path) && text.includes('proveResource'))
    .map(({ path, text, imports }) => ({
      names: provenIn(path, text),
      /** Domains whose things it may mean by a name: its own, and those it imports from. */
      domains: new Set([path, ...imports.map(({ target }) => target ?? '')].map((one) => placeOf(one).domain)),
    }));
  const unproven = declared.filter(
    ({ path, name }) => !tests.some(({ names, domains }) => names.has(name) && domains.has(placeOf(path).domain)),
  );
  expect(declared.length).toBeGreaterThan(2);
  expect(
    unproven.map(({ path, name }) =>
      name === ''
        ? `${path}: a resource has no name: export it as a constant.`
        : `${path}: nothing proves ${name}. Call proveResource(${name}, …) in a test of domains/${placeOf(path).domain}/server, as domains/live/server/resources.test.ts does (kit/testing/prove-resource.ts).`,
    ),
  ).toEqual([]);
});

it.each([
  ['export const favourites = defineResource({ name: "favourites" });'],
  ['export const favourites: Shown = defineResource<Key, State>({ name: "favourites" }) as Shown;'],
  ['export const favourites = Object.freeze(defineResource({}));'],
  ['export const favouritesOf = 1, favourites = (more) => { const all = [more]; return defineResource({ all }); };'],
  ['export function favourites() { return defineResource({}); }'],
  ['import { defineResource as define } from "#kit/contract/resource.ts"; export const favourites = define({});'],
  ['import * as kit from "#kit/contract/resource.ts"; export const favourites = kit.defineResource({});'],
  ['const own = defineResource({}); export { own as favourites };'],
])('a resource is found in %s', (text) => {
  expect(resourcesIn('domains/taste/contract/favourites.ts', text)).toEqual(['favourites']);
});

it('one that is not a constant has no name, and what is no resource is not found', () => {
  expect(resourcesIn('a.ts', 'export default defineResource({});')).toEqual(['']);
  expect(resourcesIn('a.ts', '// defineResource(\nexport const text = "defineResource(";')).toEqual([]);
});

it.each([
  ['proveResource(favourites, proof)'],
  ['proveResource<null, State, Command>(\n  favourites,\n  proof)'],
  ['proveResource(contract.favourites, proof)'],
  ['proveResource(contract["favourites"], proof)'],
  ['proveResource(withPushes(favourites, more) as Shown, proof)'],
  ['proveResource(favourites(reducers), proof)'],
  ['const { favourites: shown } = contract; proveResource(shown, proof)'],
  ['const shown = contract.favourites; it("is proven", () => proveResource(shown, proof))'],
  ['import { favourites as shown } from "../contract/index.ts"; proveResource(shown, proof)'],
  ['import { proveResource as prove } from "#kit/testing/prove-resource.ts"; prove(favourites, proof)'],
  ['import * as kit from "#kit/testing/prove-resource.ts"; kit.proveResource(favourites, proof)'],
])('a proof is found in %s', (text) => {
  expect(provenIn('domains/taste/server/favourites.test.ts', text)).toContain('favourites');
});

it('a proof of something else, or none, is no proof', () => {
  expect(provenIn('a.test.ts', 'proveResource(others, { favourites })')).not.toContain('favourites');
  expect(provenIn('a.test.ts', '// proveResource(favourites\nread(favourites)')).not.toContain('favourites');
});
