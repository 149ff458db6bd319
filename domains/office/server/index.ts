import type { Identity } from '#domains/identity/server/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import type { Role } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Db } from '#kit/db/db.ts';
import { isAtDesk } from '#kit/desks/is-at-desk.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import type { Extensions } from '#kit/domain/extensions.ts';
import { extend } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { sealPurpose } from '#kit/mail/mailer.ts';
import type { OutboxEntry } from '#kit/mail/outbox.ts';
import { countMails, listMails, readMail } from '#kit/mail/outbox.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import type { DecisionKeeper } from '#kit/server/four-eyes.ts';
import { decisionKeepers } from '#kit/server/four-eyes.ts';
import { handle } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import { handleList } from '#kit/server/list.ts';
import { smsKinds } from '#kit/sms/sms-kinds.ts';
import { find } from '../contract/find.ts';
import { getFirstSteps } from '../contract/first-steps.ts';
import type { OutboxMail, OverviewFigure } from '../contract/routes.ts';
import { getOverview, getWaiting, outbox, readOutboxMail } from '../contract/routes.ts';
import { auditLog, latestLines } from './audit.ts';
import { fourEyesOf, waitingDecisions } from './decisions.ts';
import { findAll, verbsOf } from './find.ts';
import { firstStepLines, machineSteps } from './first-steps.ts';
import { mailKindList } from './mail-kind-list.ts';
import type { OperatorAccounts } from './operators.ts';
import { operatorHandlers } from './operators.ts';
import { officeData } from './personal-data.ts';
import { personalDataList } from './personal-data-list.ts';
import { smsHandlers } from './sms.ts';
import { testSms } from './test-sms.ts';
import { viewHandlers } from './views.ts';

const present = ({ createdAt, sentAt, ...rest }: OutboxEntry): OutboxMail => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});

export const officeTables = { name: 'office', folder: new URL('./migrations', import.meta.url) } as const;

export interface OfficeDeps {
  readonly identity: Pick<Identity, 'accounts'> & OperatorAccounts;
}

export interface Office extends DomainServer {
  /** Where what takes two operators waits for the second. */
  readonly decisionKeeper: DecisionKeeper;
}

/** The operators' own pages: the overview, the outboxes of mails and SMS, the audit log, and the views of lists they keep. */
export function createOffice(
  kit: Pick<Kit, 'db' | 'clock' | 'config' | 'keyFor' | 'extensions' | 'sms'>,
  { identity }: OfficeDeps,
): Office {
  const { db, clock, config, keyFor, extensions } = kit;
  const fourEyes = fourEyesOf({ db, clock }, identity);
  // Whoever reads a reset link has the account: in production nobody in the office does.
  const key = config.NODE_ENV === 'production' ? null : keyFor(sealPurpose);
  return {
    name: 'office',
    migrations: officeTables,
    decisionKeeper: fourEyes.keeper,
    handlers: [
      ...handleList(outbox, {
        find: ({ filters, ...request }) => listMails(db, { ...filters, ...request }),
        present: (rows) => rows.map(({ cursor: _, ...row }) => present(row)),
      }),
      handle(readOutboxMail, async ({ params }) => {
        const mail = await readMail(db, params.mailId, key);
        if (!mail) throw new Problem(notFound);
        const { text, html, secrets, ...entry } = mail;
        return { ...present(entry), text, html, secrets };
      }),
      handle(getWaiting, async (_, { caller }) => ({ waiting: await waitingOf(extensions, db, caller.roles) })),
      handle(getOverview, async (_, { caller }) => {
        const [mail, figures, lines] = await Promise.all([
          countMails(db),
          figuresOf(extensions, db, caller.roles),
          // The log is read by administrators alone, and so is its end.
          caller.roles.includes('administrator') ? latestLines(db, identity, 5, caller.language) : [],
        ]);
        return { mail, figures, lines };
      }),
      handle(find, async ({ query: { search } }, { caller }) => ({
        found: await findAll(extensions, db, search, caller.roles),
        verbs: verbsOf(extensions, caller.roles),
      })),
      ...smsHandlers(kit),
      ...auditLog(db, identity),
      ...viewHandlers({ db, clock }),
      ...mailKindList(extensions),
      ...personalDataList(extensions),
      ...fourEyes.handlers,
      ...operatorHandlers({ db, clock }, identity),
      handle(getFirstSteps, async (_, { caller }) => ({
        steps: await firstStepLines({ extensions, db }, caller.accountId ?? 0),
      })),
    ],
  };
}

/** What of the figures waits for a hand, summed by page. */
async function waitingOf(
  extensions: Extensions,
  db: Db,
  roles: readonly Role[],
): Promise<{ page: string; count: number }[]> {
  const counts = new Map<string, number>();
  for (const { page, alarm, since, value } of await figuresOf(extensions, db, roles))
    if (page !== null && (alarm || since !== null) && typeof value === 'number')
      counts.set(page, (counts.get(page) ?? 0) + value);
  return [...counts].map(([page, count]) => ({ page, count }));
}

/** The figures of all domains that somebody with these roles works with, in their order. */
function figuresOf(extensions: Extensions, db: Db, roles: readonly Role[]): Promise<OverviewFigure[]> {
  const own = extensions.of(overviewFigures).filter(({ desks = [] }) => isAtDesk(desks, roles));
  const wanted = [...own].sort((a, b) => a.order - b.order);
  return Promise.all(
    wanted.map(
      async ({ label, page, of, unit, read }): Promise<OverviewFigure> => ({
        label,
        page: page ?? null,
        of: of ?? 'now',
        unit: unit ?? 'pieces',
        alarm: false,
        since: null,
        ...(await read(db)),
      }),
    ),
  );
}

/** The office, as the application lists it. */
export const officeDomain = defineDomain({
  name: 'office',
  uses: { identity: identityDomain },
  create: createOffice,
  contributes: (office, kit) => [
    extend(decisionKeepers, office.decisionKeeper),
    ...machineSteps(kit),
    extend(overviewFigures, {
      label: 'office.overview.decisions',
      order: 4,
      page: 'office.decisions',
      read: (executor) => waitingDecisions(executor, kit.clock.now()),
    }),
    extend(overviewFigures, {
      label: 'office.overview.room',
      order: 90,
      read: async () => {
        const state = kit.room?.state ?? 'enough';
        return state === 'enough'
          ? { value: 'office.overview.roomEnough' }
          : { value: state === 'none' ? 'office.overview.roomNone' : 'office.overview.roomLittle', alarm: true };
      },
    }),
  ],
  declares: [extend(personalData, officeData), extend(smsKinds, testSms)],
});
