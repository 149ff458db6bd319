import { beforeAll, expect, it } from 'vitest';
import { checkedDomain, isChecked } from '#architecture/checked-domain.ts';
import { declaredIn } from '#architecture/declared-in.ts';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import type { Operation } from '#kit/contract/operations.ts';
import { foreignIdCalls } from './testing/foreign-id-calls.ts';
import type { Scenario } from './testing/scenario.ts';
import { openScenario } from './testing/scenario.ts';
import { inputsWithTexts } from './testing/with-texts.ts';

const toOperators = 'operators alone read it';
const ownNote = 'nobody but who writes it reads it';
/** What is kept of which operation, `operation` or `operation schema.table.column`, and who reads it. */
const unseen: Readonly<Record<string, string>> = {
  'legal.withdrawFromContract': 'operators read it, and the person in the mail that confirms it',
  'help.ask': toOperators,
  sendFeatureFeedback: toOperators,
  'survey.chatexit': toOperators,
  'survey.feedback': toOperators,
  reportMessage: toOperators,
  storeActorNote: ownNote,
  saveGuestNote: ownNote,
  saveSearch: ownNote,
  changeSavedSearch: ownNote,
  'onboarding.savePerson': toOperators,
  'onboarding.saveAddress': toOperators,
  'payouts.saveTaxData': toOperators,
  'payouts.saveBankAccount': toOperators,
  'studios.apply studios.studios.street': toOperators,
  'studios.apply studios.studios.postcode': toOperators,
  setRoomRules: 'her own list of words; a guest hears of one only that stands in what they wrote',
  'saveReply messenger.saved_replies.name': ownNote,
};

/** Where words that others see are kept: each is reached by some call, or the test looks for nothing. */
const seen = [
  'guest.profiles.name',
  'performers.actors.about',
  'performers.actors.headline',
  'performers.actors.mood',
  'subscriptions.plans.name',
  'subscriptions.plans.perks',
  'messenger.messages.text',
  'messenger.saved_replies.texts',
  'conversation.lines.text',
  'gifts.goals.words',
  'gifts.tip_menu.words',
  'videos.videos.title',
];

/** Kinds of operations that people call. */
const called = new Set<string>(['route', 'query', 'mutation', 'clientMessage']);

let scenario: Scenario;
let tables: string[];
let tried: [string, Operation][];

beforeAll(async () => {
  scenario = await openScenario();
  const { site } = scenario;
  const { rows } = await site.kit.db.pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'migrations') order by 1`,
  );
  tables = rows.map(({ name }) => name);
  tried = site.operations
    .filter(({ name, kind }) => called.has(kind) && isChecked(site.owners.get(name)))
    // How somebody logs in is no word to anybody, and would end the sessions that the others need.
    .filter(({ name }) => site.owners.get(name) !== 'identity')
    .map((operation) => [operation.name, operation]);
}, 300_000);

/** The columns in which a text stands. */
async function keptIn(text: string): Promise<string[]> {
  const statement = tables
    .map((name) => `select '${name}' as name, to_jsonb(t) as row from ${name} t where strpos(t::text, $1) > 0`)
    .join(' union all ');
  const { rows } = await scenario.site.kit.db.pool.query<{ name: string; row: Record<string, unknown> }>(statement, [
    text,
  ]);
  const columns = rows.flatMap(({ name, row }) =>
    Object.keys(row).flatMap((column) => (JSON.stringify(row[column])?.includes(text) ? [`${name}.${column}`] : [])),
  );
  return [...new Set(columns)].sort();
}

let calls = 0;
let moments = 0;

/** Nobody's line hears everything at once, and one on which nothing is said for long is closed. */
async function aMoment(): Promise<void> {
  const { site, people } = scenario;
  await site.kit.clock.advance(100);
  moments += 1;
  if (moments % 50 !== 0) return;
  for (const one of [people.alice, people.petra]) await one.call(site.named('unsubscribe'), { topic: 'gifts:0' });
}

/** Says a text in every operation that takes one, and answers which of them keep it where. `textOf` makes one of a number of six figures. */
async function sayEverywhere(textOf: (figures: string) => string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const [name, operation] of tried) {
    for (const by of ['alice', 'petra'] as const) {
      const given = foreignIdCalls[name]?.inputs(scenario) ?? [{}];
      for (const one of given) {
        calls += 1;
        const text = textOf(String(100_000 + calls));
        for (const input of inputsWithTexts(operation, one, text)) {
          await aMoment();
          const { code } = await scenario.people[by].call(operation, input);
          await scenario.site.settle();
          if (code !== null) continue;
          const columns = await keptIn(text);
          if (columns.length > 0) found.set(name, [...new Set([...(found.get(name) ?? []), ...columns])]);
        }
      }
    }
  }
  return found;
}

const isSeen = (name: string, column: string): boolean => !(name in unseen) && !(`${name} ${column}` in unseen);

it('words that others see are kept by no operation that has not asked whether they may be said', async () => {
  const allowed = await sayEverywhere((figures) => `Rain ${figures}`);
  const refused = await sayEverywhere((figures) => `0171 2${figures}`);
  const reached = new Set([...allowed.values()].flat());
  if (checkedDomain === undefined) expect(seen.filter((column) => !reached.has(column))).toEqual([]);
  nothingWrong(
    [...refused].flatMap(([name, columns]) =>
      columns
        .filter((column) => isSeen(name, column))
        .map(
          (column) =>
            `${declaredIn(name)}: a number to call is kept in ${column}. Ask assertSayable of domains/conversation before anything is kept, or say in unseen of this test who reads it.`,
        ),
    ),
  );
}, 600_000);
