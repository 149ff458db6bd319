import type { z } from 'zod';
import { channelOperations } from '#domains/identity/contract/channel.ts';
import { kitSettings } from '#kit/config/config.ts';
import { isCalled } from '#kit/contract/cost.ts';
import type { Facet } from '#kit/contract/entity.ts';
import { jsonSchema } from '#kit/contract/openapi.ts';
import { declared } from '#kit/domain/compose.ts';
import type { AnyDomain } from '#kit/domain/domain.ts';
import { aliveHandler } from '#kit/http/alive.ts';
import { personalData, personKinds } from '#kit/personal-data/personal-data.ts';
import { kindsOf } from '#kit/personal-data/record.ts';
import { recordFile } from '#kit/personal-data/record-file.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { facetsOf } from '#kit/server/facets.ts';
import type { Handler } from '#kit/server/handler.ts';
import { declare } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import { composed, json } from './contract-files.ts';
import { documentsOf } from './documents.ts';
import * as domainList from './domain-list.ts';
import { roleMatrix } from './role-matrix.ts';
import { settingsTable } from './settings-table.ts';

/** Where a domain's published files stand, below its folder. */
export const publishedFolder = 'contract/published';

/** A domain and all that it uses, by their names. */
function withUsed(domain: AnyDomain): Readonly<Record<string, AnyDomain>> {
  const found = new Map<string, AnyDomain>();
  const visit = (one: AnyDomain): void => {
    if (found.has(one.name)) return;
    found.set(one.name, one);
    for (const used of Object.values(one.uses)) visit(used);
  };
  visit(domain);
  return Object.fromEntries(found);
}

/**
 * What each domain publishes, by the paths of the files from the root: its routes, fields and messages, what it adds to the things of other
 * domains, who may call it, what operators can set about it and what it keeps about people. A domain is described with those that
 * it uses and without those above it, so that a domain that comes changes no file but its own.
 * @param only the name of a domain whose files alone are wanted
 */
export async function publishedFiles(only?: string): Promise<Readonly<Record<string, string>>> {
  const kinds = kindsOf(declared(domainList, personKinds));
  const files: Record<string, string> =
    only === undefined ? { ...under('kit', { 'settings.md': settingsTable([kitSettings]) }) } : {};
  for (const domain of Object.values<AnyDomain>(domainList)) {
    if (only !== undefined && domain.name !== only) continue;
    const { kit, domains } = await composed(withUsed(domain));
    const { handlers = [] } = domains.find(({ name }) => name === domain.name) ?? {};
    const own = domain.name === 'identity' ? [...handlers, aliveHandler, ...declare(channelOperations)] : handlers;
    const kept = declared({ own: { ...domain, uses: {} } }, personalData);
    Object.assign(
      files,
      under(`domains/${domain.name}`, {
        ...interfaceOf(own, kit, domain.name),
        ...(domain.settings && { 'settings.md': settingsTable([domain.settings]) }),
        ...(kept.length > 0 && { 'personal-data.md': recordFile(kept, kinds) }),
      }),
    );
  }
  return files;
}

const under = (folder: string, files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${publishedFolder}/${name}`, text]));

/** What is called of one domain, and what it adds to the things of others. */
function interfaceOf(handlers: readonly Handler[], kit: Kit, owner: string): Record<string, string> {
  const dispatcher = createDispatcher(handlers, kit);
  const { openApi, asyncApi, sdl } = documentsOf(dispatcher);
  const operations = [...new Set(handlers.map(({ operation }) => operation))];
  const has = (...kinds: readonly string[]) => operations.some(({ kind }) => kinds.includes(kind));
  const facets = facetsOf(kit.extensions, owner);
  return {
    ...(has('route') && { 'openapi.json': json({ paths: openApi.paths }) }),
    ...(has('clientMessage', 'serverMessage') && { 'asyncapi.json': json({ channels: asyncApi.channels }) }),
    ...Object.fromEntries(Object.entries(sdl).map(([service, text]) => [`${service}.graphql`, text])),
    ...(facets.length > 0 && { 'facets.json': json(fieldsOf(facets)) }),
    ...(operations.some(isCalled) && { 'access.md': roleMatrix(operations) }),
  };
}

/** Fields by the entity they are added to. */
function fieldsOf(facets: readonly Facet[]): Record<string, unknown> {
  const byEntity = Map.groupBy(facets, ({ entity }) => entity.name);
  const fields = [...byEntity].map(([entity, ofIt]) => [entity, Object.assign({}, ...ofIt.map(described))]);
  return Object.fromEntries(fields);
}

const described = ({ shape, args }: Facet): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [
      name,
      { ...jsonSchema(schema as z.ZodType, 'output'), ...(args && { 'x-args': jsonSchema(args, 'input') }) },
    ]),
  );
