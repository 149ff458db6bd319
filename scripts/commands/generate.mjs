import { existsSync, readdirSync } from 'node:fs';
import { at } from '../lib/paths.mjs';
import { Stop, say } from '../lib/say.mjs';
import { runInherited } from '../lib/spawn.mjs';

/**
 * `npm run generate [-- DOMAIN] [NAME]`: one migration for every owner of tables whose tables changed, called NAME, and then the
 * published contracts (OpenAPI, SDL, AsyncAPI and what people read): each domain's in its folder, the whole in build/contract/. With a
 * DOMAIN, the migration and the published contract of that domain alone.
 */
export async function run({ node, env, bin }, args) {
  const { domain, name } = readArguments(args, (one) => existsSync(at(`domains/${one}`)));
  for (const { tables, migrations } of owners(domain)) {
    say(tables);
    const first = !existsSync(at(migrations));
    const options = ['generate', '--dialect=postgresql', `--schema=${tables}`, `--out=${migrations}`];
    const code = await runInherited(
      node,
      [bin('drizzle-kit'), ...options, `--name=${name ?? (first ? 'init' : 'change')}`],
      env,
    );
    if (code !== 0) throw new Stop(`The migration of ${tables} could not be written.`);
  }
  return runInherited(node, ['scripts/generate-contracts.ts', ...(domain === undefined ? [] : [domain])], env);
}

/**
 * What the command line asks for: the first word is a domain where there is one of this name, otherwise the migration's name.
 * @param {string[]} args
 * @param {(name: string) => boolean} isDomain
 */
export function readArguments([first, second], isDomain) {
  if (second !== undefined && !isDomain(first))
    throw new Stop(`There is no domain ${first}: npm run generate -- [DOMAIN] [NAME].`);
  const domain = first !== undefined && isDomain(first) ? first : undefined;
  const name = domain === undefined ? first : second;
  if (name !== undefined && !/^[a-z][a-z0-9_]*$/.test(name))
    throw new Stop(`NAME becomes part of a file's name: use lower-case letters, digits and _, not ${name}.`);
  return { domain, name };
}

function owners(domain) {
  const below = (folder) => (existsSync(at(folder)) ? readdirSync(at(folder)).map((name) => `${folder}/${name}`) : []);
  const homes = [...below('kit'), ...below('domains').map((one) => `${one}/server`)];
  return (domain === undefined ? homes : [`domains/${domain}/server`])
    .map((home) => ({ tables: `${home}/tables.ts`, migrations: `${home}/migrations` }))
    .filter(({ tables }) => existsSync(at(tables)));
}
