import { BadgeCheck, Check, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { ageCheckList, decideAgeCheck, revokeAgeCheck } from '../../../contract/office.ts';
import { ageMethods, checkStates } from '../../../contract/states.ts';
import { AgeLinks } from '../links.tsx';

const tones = {
  open: 'neutral',
  submitted: 'info',
  accepted: 'success',
  rejected: 'danger',
  abandoned: 'neutral',
  revoked: 'warning',
  lapsed: 'warning',
} as const;

const canBeDecided: ReadonlySet<string> = new Set(['open', 'submitted', 'abandoned']);

export const loader = (args: LoaderFunctionArgs) => loadList(ageCheckList, args);

export const meta = pageMeta(({ t }) => ({ title: t('age-check.office.title') }));

/** Age checks: how, by whom, when and with which result, and what an operator decides about them. */
export default function Checks(): ReactNode {
  const t = useMessages();
  const data = useLoaderData<typeof loader>();
  const facts = data.answer?.facts;
  return (
    <ListPage
      list={ageCheckList}
      data={data}
      title={t('age-check.office.title')}
      lead={t('age-check.office.lead')}
      columns={{
        name: { header: t('age-check.office.guest'), isName: true },
        guestId: { header: t('age-check.office.number') },
        method: { header: t('age-check.office.method'), cell: ({ method }) => t(`age-check.office.way.${method}`) },
        issuer: { header: t('age-check.office.issuer'), cell: ({ issuer }) => issuer ?? '–' },
        country: { header: t('age-check.office.country'), cell: ({ country }) => country ?? '–' },
        state: {
          header: t('age-check.office.state'),
          cell: ({ state, isUnderage }) => (
            <Badge tone={tones[state]}>{t(`age-check.office.state.${isUnderage ? 'underage' : state}`)}</Badge>
          ),
        },
        createdAt: { header: t('age-check.office.begun') },
        decidedAt: { header: t('age-check.office.decided') },
        validUntil: { header: t('age-check.office.validUntil') },
      }}
      filters={{
        state: {
          label: t('age-check.office.state'),
          options: checkStates.map((value) => ({ value, label: t(`age-check.office.state.${value}`) })),
        },
        method: {
          label: t('age-check.office.method'),
          options: ageMethods.map((value) => ({ value, label: t(`age-check.office.way.${value}`) })),
        },
        verdict: {
          label: t('age-check.office.verdict'),
          options: [{ value: 'underage', label: t('age-check.office.state.underage') }],
        },
      }}
      nameOf={({ id, name }) => `${id} · ${name}`}
      empty={{ icon: <BadgeCheck />, title: t('age-check.office.none') }}
      actions={[
        {
          key: 'accept',
          label: t('age-check.office.accept'),
          icon: <Check aria-hidden />,
          needsReason: true,
          applies: ({ state, isUnderage }) => canBeDecided.has(state) || (state === 'rejected' && !isUnderage),
          title: ([row]) => t('age-check.office.acceptTitle', { name: row?.name ?? '' }),
          text: () => t('age-check.office.acceptText'),
          run: (api, { id }, form) =>
            api.call(decideAgeCheck, {
              params: { checkId: id },
              body: { accept: true, reason: String(form.get('reason') ?? '') },
            }),
        },
        {
          key: 'reject',
          label: t('age-check.office.reject'),
          icon: <X aria-hidden />,
          isDanger: true,
          needsReason: true,
          applies: ({ state }) => canBeDecided.has(state),
          title: ([row]) => t('age-check.office.rejectTitle', { name: row?.name ?? '' }),
          text: () => t('age-check.office.rejectText'),
          run: (api, { id }, form) =>
            api.call(decideAgeCheck, {
              params: { checkId: id },
              body: { accept: false, reason: String(form.get('reason') ?? '') },
            }),
        },
        {
          key: 'revoke',
          label: t('age-check.office.revoke'),
          icon: <Undo2 aria-hidden />,
          isDanger: true,
          needsReason: true,
          applies: ({ state }) => state === 'accepted',
          title: ([row]) => t('age-check.office.revokeTitle', { name: row?.name ?? '' }),
          text: () => t('age-check.office.revokeText'),
          run: (api, { id }, form) =>
            api.call(revokeAgeCheck, {
              params: { checkId: id },
              body: { reason: String(form.get('reason') ?? '') },
            }),
        },
        {
          key: 'reopen',
          label: t('age-check.office.reopen'),
          icon: <Undo2 aria-hidden />,
          needsReason: true,
          applies: ({ isUnderage }) => isUnderage,
          title: ([row]) => t('age-check.office.reopenTitle', { name: row?.name ?? '' }),
          text: () => t('age-check.office.reopenText'),
          run: (api, { id }, form) =>
            api.call(revokeAgeCheck, {
              params: { checkId: id },
              body: { reason: String(form.get('reason') ?? '') },
            }),
        },
      ]}
    >
      <AgeLinks />
      {facts ? (
        <p className="font-semibold text-sm" translate="no">
          {t('age-check.office.facts', facts)}
        </p>
      ) : null}
    </ListPage>
  );
}
