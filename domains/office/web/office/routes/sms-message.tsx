import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refusedAddress } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { readOutboxSms } from '../../../contract/sms.ts';
import { MessagePage } from '../../parts/message-page.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('office.office.sms.one') }));

export async function loader({ params, context }: LoaderFunctionArgs) {
  const sms = await context.get(web).api.call(readOutboxSms, { params: { smsId: Number(params['smsId']) } });
  if (!sms.ok) throw refusedAddress(sms.problem.status);
  return sms.data;
}

export default function SmsMessage(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const sms = useLoaderData<typeof loader>();
  return (
    <MessagePage
      title={sms.occasion}
      back={{ href: to('office.sms'), label: t('office.office.sms.back') }}
      message={sms}
      words={{
        erased: t('office.office.sms.erased'),
        shown: t('office.office.sms.secretsShown'),
        masked: t('office.office.sms.secretsMasked'),
      }}
    />
  );
}
