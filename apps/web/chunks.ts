/**
 * How the browser's JavaScript is cut. What every page needs travels in two files instead of fifty: small files compress
 * badly and each costs a request. Everything else stays with the pages that use it.
 */
export const chunkGroups = [
  {
    // Changes only when a library does, so it stays cached across releases.
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@lingui|cookie|set-cookie-parser)\//,
    priority: 2,
  },
  {
    // The frame around the guest's pages, and the cards most of them show. Only what the first look needs: whatever is
    // named here is loaded by everybody, also when it is imported late.
    name: 'frame',
    test: new RegExp(
      `/(${[
        'kit/(web/(?!store\\.|new-key|tab-visibility|replay-queue|structured|storage|consent|rich-text|use-scroll-lock|use-media-query|use-orientation|use-scroll-to|style-singleton|navigation|step-up|socket|unsaved|list/|page-(?:head|breadcrumb|text))|i18n/|contract/(?!list)|money/coins)',
        'kit/ui/shell/(app-shell|bars|brand|scroll|preferences|exit-presses|header-menu|palette-frame)\\.',
        'kit/ui/primitives/(anchor|avatar|badge|button|cx|hidden|link|state)\\.',
        'kit/ui/live/(filter-bar|grid|live-card|preview-intent|status-pill)\\.',
        'kit/ui/measure/price\\.',
        'apps/web/(root|domain-list|domains|providers)\\.',
        'slots/(guest\\.parts|frame\\.accountMenu|performers\\.(cardFact|livePreview))$',
        '[\\w-]+/web/state/guest-part\\.',
        'menu-icons/guest$',
        'apps/web/pwa/(app-links|install-event|paths|skew)\\.',
        'apps/web/shell/(account|alternates|deferred-appearance|error|guest|language|deferred-parts|menu|navigation-menu)',
        'apps/web/shell/(notice-bell|offline|root-facts|route-changes|search-button)',
        'domains/guest/web/state/',
        // Cards stand on the homepage and on profiles, where visits begin: each small file less is a request less.
        'domains/performers/web/parts/(actor-card|actor-grid|card-fact-place|card-facts|state-words|use-actor-presence|use-price)\\.',
        'domains/performers/contract/presence\\.',
        'lucide-react/dist/esm/icons/(arrow-right|x)\\.',
      ].join('|')})`,
    ),
    priority: 1,
  },
  {
    // What comes once a page is settled, in one file instead of twenty.
    name: 'rest',
    test: new RegExp(
      `/(${[
        'slots/frame\\.deferredParts$',
        'apps/web/shell/(deferred|appearance|navigation-panels|unsaved-notice)\\.',
        'apps/web/pwa/(app-parts|install-line|install-rule|update-rule|use-install|register|stored)\\.',
        'kit/ui/primitives/choice\\.',
        'kit/web/(tab-visibility|replay-queue|storage|storage-places|consent|rich-text|step-up|socket|unsaved)\\.',
        'domains/(tracking|experiments|notices|legal)/web/state/',
        'domains/(tracking|experiments)/web/parts/(tracking-parts|feature-prompt|join-experiments)\\.',
        'domains/notices/web/parts/notice-keeper\\.',
        'domains/guest/web/parts/(keep-session-config|notice-bar)\\.',
        'domains/(identity/web/parts/step-up-dialog|legal/web/parts/privacy-settings-place)\\.',
        'lucide-react/dist/esm/icons/(check|circle-check|circle-x|info|download|monitor|moon|sun)\\.',
      ].join('|')})`,
    ),
    priority: 0,
  },
];

const firstBeginnings = [
  'shell.',
  ...['home.', 'categories.', 'state.', 'new', 'coins', 'perMinute'].map((rest) => `performers.${rest}`),
  'identity.logOut.',
  'live.preview.',
  ...['label', 'placeholder', 'close'].map((rest) => `search.${rest}`),
];

/**
 * Whether the homepage says a word: its own, and the menus'. What is missing here is fetched when a component first
 * says it, so a gap costs a moment and never a word.
 */
export function isFirstWord(key: string): boolean {
  if (
    ['shell.app.', 'shell.refused.', 'shell.stored.', 'shell.staging', 'shell.unsaved.'].some((start) =>
      key.startsWith(start),
    )
  )
    return false;
  return key.endsWith('.menu') || firstBeginnings.some((beginning) => key.startsWith(beginning));
}
