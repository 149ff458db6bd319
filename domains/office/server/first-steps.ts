import { publicOrigin } from '#kit/config/public-url.ts';
import type { Db } from '#kit/db/db.ts';
import type { Extension, Extensions } from '#kit/domain/extensions.ts';
import { extend } from '#kit/domain/extensions.ts';
import { firstSteps } from '#kit/domain/first-steps.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { FirstStepLine } from '../contract/first-steps.ts';

/** Every step with how it stands now, in order. A step that cannot be looked at is wrong, and does not keep the others from being shown. */
export async function firstStepLines(
  { extensions, db }: { readonly extensions: Extensions; readonly db: Db },
  accountId: number,
): Promise<FirstStepLine[]> {
  const steps = [...extensions.of(firstSteps)].sort((a, b) => a.order - b.order);
  return Promise.all(
    steps.map(async ({ name, title, page, settings, check }) => {
      const { state, says, values } = await check(db, { accountId }).catch(() => unseen);
      return {
        ...{ name, title, state, says, values: { ...values } },
        page: page ?? null,
        settings: [...(settings ?? [])],
      };
    }),
  );
}

const unseen = { state: 'wrong', says: 'office.office.first.unseen', values: {} } as const;
const settings = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const;
/** What the settings are when nobody has set them; their defaults are nobody's. */
const isNobodys = {
  OPERATOR_NAME: /^Vesper operator$/,
  OPERATOR_ADDRESS: /^Example Street/,
  OPERATOR_EMAIL: /\.example$/,
};

/** What the machinery itself needs: an address, who runs the house, and mails that reach people. */
export const machineSteps = ({ config, mail }: Pick<Kit, 'config' | 'mail'>): Extension[] => [
  extend(firstSteps, {
    name: 'address',
    order: 20,
    title: 'office.office.first.address',
    settings: ['PUBLIC_URL'],
    async check() {
      const address = publicOrigin(config);
      const isDone = address.startsWith('https://');
      const says = isDone ? 'office.office.first.addressDone' : 'office.office.first.addressOpen';
      return { state: isDone ? 'done' : 'open', says, values: { address } };
    },
  }),
  extend(firstSteps, {
    name: 'operator',
    order: 30,
    title: 'office.office.first.operator',
    page: 'legal.imprint',
    settings,
    async check() {
      const missing = settings.filter((name) => isNobodys[name].test(config[name]));
      if (missing.length === 0) {
        const values = { name: config.OPERATOR_NAME };
        return { state: 'done', says: 'office.office.first.operatorDone', values };
      }
      return { state: 'open', says: 'office.office.first.operatorOpen', values: { missing: missing.join(', ') } };
    },
  }),
  extend(firstSteps, {
    name: 'mail',
    order: 50,
    title: 'office.office.first.mail',
    page: 'office.mail',
    settings: ['SMTP_URL', 'MAIL_FROM'],
    async check() {
      const found = await mail.check();
      if (found.state === 'kept') return { state: 'open', says: 'office.office.first.mailKept' };
      if (found.state === 'refuses')
        return { state: 'wrong', says: 'office.office.first.mailRefuses', values: { why: found.why } };
      return { state: 'done', says: 'office.office.first.mailDone' };
    },
  }),
];
