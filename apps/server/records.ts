import { kitSettings } from '#kit/config/config.ts';
import { declared, settingsOf } from '#kit/domain/compose.ts';
import { personalData, personKinds } from '#kit/personal-data/personal-data.ts';
import { kindsOf } from '#kit/personal-data/record.ts';
import { recordFile } from '#kit/personal-data/record-file.ts';
import type { Dispatcher } from '#kit/server/dispatch.ts';
import * as domainList from './domain-list.ts';
import { roleMatrix } from './role-matrix.ts';
import { settingsTable } from './settings-table.ts';

/** What people read of the whole site, as Markdown by file name: who may call what, what operators can set, what is kept about people. */
export const recordsOf = ({ handlers }: Pick<Dispatcher, 'handlers'>): Readonly<Record<string, string>> => ({
  'access.md': roleMatrix([...new Set(handlers.map(({ operation }) => operation))]),
  'settings.md': settingsTable([kitSettings, ...settingsOf(domainList)]),
  'personal-data.md': recordFile(declared(domainList, personalData), kindsOf(declared(domainList, personKinds))),
});
