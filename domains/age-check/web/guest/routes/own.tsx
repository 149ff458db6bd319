import type { ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { AccountBreadcrumb } from '#domains/guest/web/parts/account-breadcrumb.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { usePush } from '#kit/web/live/channel.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { AgeCheckView } from '../../../contract/avs.ts';
import { getOwnAgeCheck } from '../../../contract/avs.ts';
import { avsPending, avsRejected, avsRevoked, avsSet } from '../../../contract/messages.ts';
import { finishWalletCheck } from '../../../contract/wallet.ts';
import { MethodTiles } from '../../parts/method-tiles.tsx';
import { PastChecks } from '../../parts/past-checks.tsx';
import { Standing } from '../../parts/standing.tsx';
import { UnlockCard } from '../../parts/unlock-card.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(getOwnAgeCheck, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('age-check.title') }));

/** Where a guest's age check stands, the ways to prove one's age, and the adult area's lock. */
export default function Own(): ReactNode {
  const t = useMessages();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState<AgeCheckView>(useLoaderData<typeof loader>());
  const next = params.get('next') ?? '';
  const code = params.get('code');
  const brought = useRef('');

  const look = useCallback(async (): Promise<void> => {
    const answer = await api.call(getOwnAgeCheck, {});
    if (answer.ok) setView(answer.data);
  }, [api]);
  usePush(avsSet, () => void look());
  usePush(avsPending, () => void look());
  usePush(avsRejected, () => void look());
  usePush(avsRevoked, () => void look());

  const done = useCallback(
    (result: 'accepted' | 'rejected', forwardTo: string, now: AgeCheckView): void => {
      setView(now);
      if (result === 'rejected') return;
      toast.show({ title: t('age-check.proven'), tone: 'success' });
      if (forwardTo !== '' && now.visit === 'open') void navigate(forwardTo);
    },
    [navigate, t, toast],
  );

  // A wallet sent this browser back with a code, which counts once.
  useEffect(() => {
    if (code === null || brought.current === code) return;
    brought.current = code;
    void api.call(finishWalletCheck, { body: { code } }).then((answer) => {
      // Where one was going is kept for the next try, and for the lock that may come after the proof.
      const next = answer.ok ? answer.data.forwardTo : '';
      setParams(next === '' ? {} : { next }, { replace: true, preventScrollReset: true });
      if (answer.ok) done(answer.data.result, answer.data.forwardTo, answer.data.view);
      else toast.show({ title: answer.problem.title, tone: 'danger' });
    });
  }, [api, code, done, setParams, toast]);

  return (
    <div className="page grid max-w-190 gap-5 py-[clamp(1.5rem,4vw,3rem)]">
      <AccountBreadcrumb title={t('age-check.title')} />
      <header className="grid gap-1">
        <h1 className="font-extrabold text-[clamp(1.5rem,5vw,2.25rem)] leading-tight">{t('age-check.title')}</h1>
        {view.isUnderage ? null : <p className="text-muted">{t('age-check.lead')}</p>}
      </header>
      <Standing view={view} />
      {view.isProven && view.policy?.atVisit === 'unlock' ? (
        <UnlockCard view={view} onChange={setView} next={next} />
      ) : null}
      {view.visit === 'open' && view.isProven && next.startsWith('/') ? (
        <ButtonLink variant="primary" size="lg" href={next} className="justify-self-start">
          {t('age-check.goOn')}
        </ButtonLink>
      ) : null}
      {view.isProven || view.isUnderage ? null : <MethodTiles view={view} next={next} onDone={done} />}
      <PastChecks view={view} />
    </div>
  );
}
