/** A test file that is a rule over all domains: what somebody writes in one domain can make it fail. */
export interface RuleOverDomains {
  readonly file: string;
  /** What it holds, in a few words. */
  readonly holds: string;
  /** It reads the built site or is asked by a server of it. */
  readonly needsBuild?: true;
  /** Why `npm run check -- DOMAIN` leaves it to `npm test`. */
  readonly notInCheck?: string;
}

const browser = 'It walks the whole site in a browser.';
const noDomainAlone = 'A domain that breaks it breaks a rule before.';

/**
 * All of them but those of this folder, which every check runs. `npm run check -- DOMAIN` runs them, and those that take long look at
 * that domain's own operations and pages alone (`architecture/checked-domain.ts`). A test fails for a rule that is missing here.
 */
export const rulesOverDomains: readonly RuleOverDomains[] = [
  { file: 'apps/server/asked-before-kept.test.ts', holds: 'no text that others see is kept unasked' },
  { file: 'apps/server/bad-input.test.ts', holds: 'bad input is a clear refusal' },
  { file: 'apps/server/blocked-is-blocked.test.ts', holds: 'who is blocked reaches nobody, by no operation' },
  { file: 'apps/server/days.test.ts', holds: 'every day that can be typed is answered or refused by name' },
  { file: 'apps/server/expensive.test.ts', holds: 'operations cost something, too much is refused' },
  { file: 'apps/server/head.test.ts', holds: 'pages tell search engines what they are', needsBuild: true },
  { file: 'apps/server/hidden-performers.test.ts', holds: 'a performer is not there for countries she is hidden from' },
  { file: 'apps/server/mail-kinds.test.ts', holds: 'mails are declared and complete in four languages' },
  { file: 'apps/server/member-pages.test.ts', holds: 'a member’s page costs six statements', needsBuild: true },
  { file: 'apps/server/money-matrix.test.ts', holds: 'money moves for guests of every standing as one table says' },
  { file: 'apps/server/operators-leave-lines.test.ts', holds: 'operators’ operations leave audit lines, in words' },
  { file: 'apps/server/other-peoples-ids.test.ts', holds: 'other people’s ids lead nowhere' },
  { file: 'apps/server/personal-data.test.ts', holds: 'tables say what they hold about people' },
  {
    file: 'apps/server/plain-names.test.ts',
    holds: 'names are looked for by one rule, in the page and in every index',
  },
  { file: 'apps/server/plans.test.ts', holds: 'what is asked most reads no large table from end to end' },
  { file: 'apps/server/reserved-places.test.ts', holds: 'nobody is called like a place of the platform' },
  { file: 'apps/server/role-matrix.test.ts', holds: 'each role gets in where the contract says' },
  { file: 'apps/server/settings.test.ts', holds: 'settings have one owner and are called as they are declared' },
  { file: 'apps/server/sms-kinds.test.ts', holds: 'SMS are declared, short and complete in four languages' },
  { file: 'apps/server/step-up.test.ts', holds: 'exports, refunds and prices ask for a fresh proof' },
  { file: 'apps/server/verify-books.test.ts', holds: 'checks of the books have words' },
  { file: 'apps/server/web/page-address.test.ts', holds: 'a page has one address, whatever else is asked' },
  { file: 'apps/server/web/sitemap.test.ts', holds: 'pages for search engines stand in the sitemap' },
  { file: 'apps/web/budget.test.ts', holds: 'the homepage loads at most 150 KB of JavaScript', needsBuild: true },
  { file: 'apps/web/catalogues.test.ts', holds: 'every word is there in four languages and is said' },
  { file: 'apps/web/filled-slots.test.tsx', holds: 'slots show what fills them' },
  { file: 'apps/web/guest-fields.test.ts', holds: 'pages begin with every field of the guest state' },
  { file: 'apps/web/page-table.test.ts', holds: 'pages have one address in each language' },
  { file: 'apps/web/slots.test.ts', holds: 'slots are declared, shown and filled' },
  { file: 'apps/web/stored.test.ts', holds: 'what a device keeps is declared' },
  { file: 'domains/identity/web/sent-messages.test.ts', holds: 'pages send what identity hears' },
  { file: 'kit/web/build/browser-schemas.test.ts', holds: 'the browser asks for the same fields as the server' },
  { file: 'kit/web/build/slim-libraries.test.ts', holds: 'nobody uses what the build leaves out of libraries' },
  { file: 'scripts/bundle-server.test.ts', holds: 'programs that the server starts stand in its bundle' },
  { file: 'scripts/early-config.test.ts', holds: 'what production lacks is said early', notInCheck: noDomainAlone },
  {
    file: 'apps/server/uploads-ask.test.ts',
    holds: 'whoever was taken off uploads nothing',
    notInCheck: noDomainAlone,
  },
  { file: 'scripts/new-domain.test.ts', holds: 'a generated domain passes', notInCheck: noDomainAlone },
  { file: 'apps/web/shell/toasts.test.tsx', holds: 'toasts speak', notInCheck: 'It borrows the words of all domains.' },
  { file: 'e2e/desks.test.ts', holds: 'each desk opens its pages of the office and no others', notInCheck: browser },
  { file: 'e2e/security.test.ts', holds: 'roles, headers and cookies on every page', notInCheck: browser },
];
