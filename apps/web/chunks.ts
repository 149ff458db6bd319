import { join } from 'node:path';
import type { Plugin } from 'vite';
import { normalizePath } from 'vite';
import type { WordRules } from '#kit/i18n/areas.ts';
import { loadDomains } from '#kit/web/build/load-domains.ts';
import type { AnyWebDomain } from '#kit/web/page/domain.ts';

/**
 * How the browser's JavaScript is cut. What every page needs travels in two files instead of fifty: small files compress
 * badly and each costs a request. What of it is a domain's, the domain says (`firstLook` in its `web/index.ts`); everything
 * else stays with the pages that use it.
 */
const frame = new RegExp(
  `/(${[
    // Only what the first look needs: whatever is named here is loaded by everybody, also when it is imported late.
    'kit/(desks/|web/(?!list/)[a-z]+/(?!new-key|use-save|refusal|tab-visibility|replay-queue|structured|storage|consent|rich-text|use-scroll-lock|use-media-query|use-orientation|use-scroll-to|use-keyboard.|use-space-above|style-singleton|navigation|step-up|join|socket|unsaved|translated-text|text-blocks|page-(?:head|breadcrumb|text)|live-resource|batched-resource|browser-schemas)|i18n/(?!days|age|countries)|money/coins)',
    'kit/ui/shell/(app-shell|bars|brand|scroll|preferences|exit-presses|header-menu|palette-frame)\\.',
    'kit/ui/primitives/(anchor|avatar|badge|button|cx|hidden|link|safe-part|state)\\.',
    'kit/ui/live/(filter-bar|grid|live-card|preview-intent|status-pill)\\.',
    'kit/ui/measure/price\\.',
    'apps/web/(root|domain-list|domains|providers)\\.',
    'slots/(guest\\.parts|performers\\.(cardFact|livePreview))$',
    'menus/(top|bottom|discover|help|legal)$',
    'apps/web/pwa/(app-links|install-event|paths|skew)\\.',
    'apps/web/shell/(account-actions|alternates|deferred-appearance|error|guest|language|deferred-parts|menu|navigation-menu)',
    'apps/web/shell/(offline|root-facts|route-changes|search-button)',
    'lucide-react/dist/esm/icons/(arrow-right|x)\\.',
  ].join('|')})`,
);

/** What talks to the server, fetched when it is first needed. */
const line =
  /\/(kit\/(realtime|contract)\/|kit\/web\/(live\/(live-resource|socket)|build\/browser-schemas)\.|slots\/guest\.pushes$|domains\/guest\/(web\/state\/(guest-line|access-tokens|own-pushes)|contract\/(guest-page|reducer|messages|routes))\.)/;

/** Of that, what files of the frame name and do not use: their imports would take it along. */
const lineAlone =
  /\/(kit\/web\/build\/browser-schemas|domains\/(guest\/contract\/preferences|identity\/contract\/account))\./;

/** What comes once a page is settled, in one file instead of twenty. */
const rest = new RegExp(
  `/(${[
    'slots/frame\\.deferredParts$',
    'apps/web/shell/(deferred|appearance|navigation-panels|unsaved-notice)\\.',
    'apps/web/pwa/(app-parts|install-line|install-rule|update-rule|use-install|register|stored)\\.',
    'kit/ui/primitives/choice\\.',
    'kit/web/[a-z]+/(tab-visibility|replay-queue|storage|storage-places|consent|rich-text|step-up|unsaved)\\.',
    'lucide-react/dist/esm/icons/(check|circle-check|circle-x|info|download|monitor|moon|sun)\\.',
  ].join('|')})`,
);

/** Signs that many pages have and the first look of home does not: one file costs less than many of half a kilobyte each. */
const signs =
  /lucide-react\/dist\/esm\/icons\/(chevron-left|chevron-right|gift|map-pin|messages-square|shield-check|star)\./;

/** Slots of the frame, whose fillings travel with it. */
const frameSlots = new Set(['guest.parts', 'performers.cardFact']);
const settledSlots = new Set(['frame.deferredParts']);

/** The files of a list of domains that a visit begins with, and those that it fetches once settled. */
export function domainFiles(domains: readonly AnyWebDomain[]): {
  first: readonly string[];
  settled: readonly string[];
} {
  const at = (folder: string, file: string): string => `/${join(folder, file)}`;
  const filled = (slots: ReadonlySet<string>) =>
    domains.flatMap(({ folder, fills }) =>
      fills.flatMap(({ slot, file, lazy, fetched }) =>
        slots.has(slot) && file !== null && !lazy && !fetched ? [at(folder, file)] : [],
      ),
    );
  const declared = (part: 'files' | 'settled') =>
    domains.flatMap(({ folder, firstLook }) => firstLook[part].map((file) => at(folder, file)));
  return {
    first: [...new Set([...declared('files'), ...filled(frameSlots)])],
    settled: [...new Set([...declared('settled'), ...filled(settledSlots)])],
  };
}

const isAmong = (files: readonly string[]) => (id: string) => {
  const path = id.split('?')[0] ?? id;
  return files.some((file) => (file.endsWith('/') ? path.includes(file) : path.endsWith(file)));
};

/** Groups of the bundler, the first that fits by priority. */
export function chunkGroups(domains: readonly AnyWebDomain[]) {
  const { first, settled } = domainFiles(domains);
  const isFirst = isAmong(first);
  const isSettled = isAmong(settled);
  return [
    {
      // Changes only when a library does, so it stays cached across releases.
      name: 'vendor',
      test: /node_modules\/(react|react-dom|scheduler|react-router|@lingui|cookie|set-cookie-parser)\//,
      priority: 3,
    },
    { name: 'schemas', test: lineAlone, priority: 4 },
    // A group takes along what its files import, so the frame comes before what it must not import.
    { name: 'frame', test: (id: string) => frame.test(id) || isFirst(id), priority: 2 },
    { name: 'line', test: line, priority: 1 },
    { name: 'signs', test: signs, priority: 1 },
    { name: 'rest', test: (id: string) => rest.test(id) || isSettled(id), priority: 0 },
  ];
}

/** The web halves of a list of domains, read as Node reads them. */
export const readDomains = (list: string): Promise<readonly AnyWebDomain[]> => loadDomains(process.cwd(), list);

/** Vite plugin: cuts the browser's JavaScript, and writes down which file came into which chunk (`build/bytes.json`). */
export function chunks(list: string): Plugin {
  let root = process.cwd();
  return {
    name: 'vesper:chunks',
    async config() {
      const groups = chunkGroups(await readDomains(list));
      return {
        environments: { client: { build: { rollupOptions: { output: { codeSplitting: { groups } } } } } },
      } as never;
    },
    configResolved: (config) => {
      root = normalizePath(config.root);
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const lengths = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? [
              [
                `/${chunk.fileName}`,
                Object.fromEntries(
                  Object.entries(chunk.modules).map(([id, { code }]) => [
                    id.replace(`${root}/`, ''),
                    code?.length ?? 0,
                  ]),
                ),
              ] as const,
            ]
          : [],
      );
      this.emitFile({ type: 'asset', fileName: 'bytes.json', source: JSON.stringify(Object.fromEntries(lengths)) });
    },
  };
}

const shellWords = ['shell.'];
const shellLater = [
  'shell.app.',
  'shell.breadcrumb',
  'shell.broken.',
  'shell.forbidden.',
  'shell.goTo',
  'shell.guestSite',
  'shell.notFound.',
  'shell.refused.',
  'shell.stored.',
  'shell.staging',
  'shell.unsaved.',
];

/**
 * Which words the homepage says: the frame's, those of the menus every document shows, and those that domains name. Labels of the
 * account's menu come with it. What is missing here is fetched when a component first says it, so a gap costs a moment and
 * never a word.
 */
export function wordRules(domains: readonly AnyWebDomain[]): WordRules {
  const beginnings = [...shellWords, ...domains.flatMap(({ firstLook }) => firstLook.words)];
  const entries = domains
    .flatMap(({ pages }) => pages)
    .filter(({ area }) => area === 'guest')
    .flatMap(({ menu = [] }) => menu);
  const shown = new Set(entries.flatMap((entry) => (entry.in === 'account' ? [] : [entry.label])));
  const ofAccount = new Set(entries.map(({ label }) => label));
  const isFirst = (key: string): boolean =>
    shown.has(key) ||
    (!shellLater.some((start) => key.startsWith(start)) && beginnings.some((beginning) => key.startsWith(beginning)));
  return { isFirst, isOfAccount: (key) => ofAccount.has(key) && !isFirst(key) };
}
