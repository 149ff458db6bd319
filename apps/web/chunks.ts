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
    // The frame around the guest's pages, and the cards most of them show.
    name: 'frame',
    test: new RegExp(
      `/(${[
        'kit/(web|i18n|contract|money)/',
        'kit/ui/shell/(app-shell|bars|brand|scroll|preferences|exit-presses)\\.',
        'kit/ui/primitives/(anchor|avatar|badge|button|choice|cx|hidden|link|segmented|state)\\.',
        'kit/ui/live/(filter-bar|grid|live-card|preview-intent|status-pill)\\.',
        'kit/ui/measure/price\\.',
        'apps/web/(root|domains|providers|guest-reducers)\\.',
        'apps/web/shell/(?!work)',
        'domains/guest/web/state/',
      ].join('|')})`,
    ),
    priority: 1,
  },
];

const firstBeginnings = ['shell.', 'performers.', 'guest.notice.', 'identity.logOut.', 'live.preview.'];

/**
 * Whether the homepage says a word: its own, and the menus'. What is missing here is fetched when a component first
 * says it, so a gap costs a moment and never a word.
 */
export function isFirstWord(key: string): boolean {
  return key.endsWith('.menu') || firstBeginnings.some((beginning) => key.startsWith(beginning));
}
