import { Pause, Play, Plus, TicketPercent } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { defineForm } from '#kit/forms/define-form.ts';
import { formAction, taking } from '#kit/forms/form-action.ts';
import { OperationForm } from '#kit/forms/operation-form.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { href } from '#kit/web/page/links.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { addCampaign, campaignList, pauseCampaign } from '../../../contract/office.ts';

const form = defineForm(addCampaign, {});

export const loader = (args: LoaderFunctionArgs) => loadList(campaignList, args);

export const action = formAction(
  taking(form, {
    leadsTo: ({ campaignId }, { context }) =>
      href<'bonus-codes.officeCampaign'>('bonus-codes.officeCampaign', context.get(web).language, {
        campaignId: String(campaignId),
      }),
  }),
);

export const meta = pageMeta(({ t }) => ({ title: t('bonus-codes.office.title') }));

/** Campaigns with what came of them. */
export default function Campaigns(): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <ListPage
      list={campaignList}
      data={useLoaderData<typeof loader>()}
      title={t('bonus-codes.office.title')}
      lead={t('bonus-codes.office.lead')}
      headActions={
        <>
          <ButtonLink href={to('bonus-codes.officeCodes')}>{t('bonus-codes.office.codes')}</ButtonLink>
          <NewCampaign />
        </>
      }
      columns={{
        name: {
          header: t('bonus-codes.office.name'),
          isName: true,
          cell: ({ id, name }) => (
            <LocalLink
              to="bonus-codes.officeCampaign"
              params={{ campaignId: String(id) }}
              className="inline-flex min-h-6 items-center font-medium text-ink no-underline hover:underline"
            >
              {name}
            </LocalLink>
          ),
        },
        state: {
          header: t('bonus-codes.office.state'),
          cell: ({ state }) => (
            <Badge tone={state === 'running' ? 'success' : 'neutral'}>{t(`bonus-codes.office.state.${state}`)}</Badge>
          ),
        },
        codes: { header: t('bonus-codes.office.codes') },
        redeemed: { header: t('bonus-codes.office.redeemed') },
        waiting: { header: t('bonus-codes.office.waiting') },
        costCents: { header: t('bonus-codes.office.cost') },
        backCents: { header: t('bonus-codes.office.back') },
        createdAt: { header: t('bonus-codes.office.created') },
      }}
      filters={{ search: { label: t('bonus-codes.office.search') } }}
      nameOf={({ name }) => name}
      open={({ id }) => to('bonus-codes.officeCampaign', { campaignId: String(id) })}
      empty={{ icon: <TicketPercent />, title: t('bonus-codes.office.none') }}
      actions={[
        {
          key: 'pause',
          label: t('bonus-codes.office.pause'),
          icon: <Pause aria-hidden />,
          applies: ({ state }) => state === 'running' || state === 'coming',
          title: ([row]) => t('bonus-codes.office.pauseTitle', { name: row?.name ?? '' }),
          text: () => t('bonus-codes.office.pauseText'),
          run: (api, { id }) => api.call(pauseCampaign, { params: { campaignId: id }, body: { isPaused: true } }),
        },
        {
          key: 'run',
          label: t('bonus-codes.office.run'),
          icon: <Play aria-hidden />,
          applies: ({ state }) => state === 'paused',
          title: ([row]) => t('bonus-codes.office.runTitle', { name: row?.name ?? '' }),
          text: () => t('bonus-codes.office.runText'),
          run: (api, { id }) => api.call(pauseCampaign, { params: { campaignId: id }, body: { isPaused: false } }),
        },
      ]}
    />
  );
}

function NewCampaign(): ReactNode {
  const t = useMessages();
  const id = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      size="sm"
      trigger={
        <Button variant="primary" icon={<Plus aria-hidden />}>
          {t('bonus-codes.office.new')}
        </Button>
      }
      title={t('bonus-codes.office.new')}
      description={t('bonus-codes.office.newText')}
      closeLabel={t('bonus-codes.office.cancel')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('bonus-codes.office.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={id} variant="primary" loading={busy}>
            {t('bonus-codes.office.begin')}
          </Button>
        </>
      }
    >
      <OperationForm
        id={id}
        form={form}
        onBusy={setBusy}
        fields={{ name: { label: t('bonus-codes.office.name'), maxLength: 80, autoComplete: 'off' } }}
      />
    </Dialog>
  );
}
