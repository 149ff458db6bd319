import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { AccountBreadcrumb } from '#domains/guest/web/parts/account-breadcrumb.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnPhones } from '../../../contract/verification.ts';
import { getOwnPhones } from '../../../contract/verification.ts';
import { CodeStep } from '../../parts/code-step.tsx';
import type { LineType } from '../../parts/number-step.tsx';
import { NumberStep } from '../../parts/number-step.tsx';
import { ProvenNumbers } from '../../parts/proven-numbers.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(getOwnPhones, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('phone-verification.title') }));

/** A guest's proven numbers, and the two steps that prove one. */
export default function Own(): ReactNode {
  const t = useMessages();
  const [own, setOwn] = useState<OwnPhones>(useLoaderData<typeof loader>());
  const [wanted, setWanted] = useState<LineType>('primaryMobileNumber');
  /** A guest with a number asks for another before the form opens. */
  const [isChanging, setChanging] = useState(false);
  const changed = (now: OwnPhones): void => {
    setChanging(false);
    setOwn(now);
  };
  return (
    <div className="page grid max-w-140 gap-5 py-[clamp(1.5rem,4vw,3rem)]">
      <AccountBreadcrumb title={t('phone-verification.title')} />
      <header className="grid gap-1">
        <h1 className="font-extrabold text-[clamp(1.5rem,5vw,2.25rem)] leading-tight">
          {t('phone-verification.title')}
        </h1>
        <p className="text-muted">{t('phone-verification.lead')}</p>
      </header>
      <ProvenNumbers
        proven={own.proven}
        onChange={changed}
        onWish={(type) => {
          setWanted(type);
          setChanging(true);
          document.getElementById('phone-number')?.focus();
        }}
      />
      {own.open ? (
        <CodeStep key={own.open.id} open={own.open} now={own.now} onChange={changed} />
      ) : own.proven.length === 0 || isChanging ? (
        <NumberStep type={wanted} onType={setWanted} onChange={changed} hasFocus={isChanging} />
      ) : null}
    </div>
  );
}
