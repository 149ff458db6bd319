import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getCommentRules, setCommentRule } from '../../../contract/index.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(getCommentRules, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('comments.office.rules') }));

/** For each kind of things: whether comments wait for an operator before others read them. */
export default function Rules(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { rules } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { busy, run } = useCall();
  const set = async (kind: string, isBefore: boolean): Promise<void> => {
    await run((api) => api.call(setCommentRule, { body: { kind, isBefore } }), {
      told: () => t('comments.office.saved'),
    });
    await revalidate();
  };
  return (
    <WorkPage
      title={t('comments.office.rules')}
      lead={t('comments.office.rulesLead')}
      breadcrumb={
        <Breadcrumb
          label={t('comments.office.title')}
          items={[
            { label: t('comments.office.title'), href: to('comments.office') },
            { label: t('comments.office.rules') },
          ]}
        />
      }
    >
      {rules.length === 0 ? (
        <EmptyState icon={<MessageCircle />} title={t('comments.office.noKinds')} />
      ) : (
        <Card className="max-w-150">
          <div className="grid gap-4">
            {rules.map(({ kind, isBefore }) => (
              <Switch
                key={kind}
                label={t('comments.office.before', { kind })}
                hint={t('comments.office.beforeText')}
                checked={isBefore}
                disabled={busy}
                onChange={({ currentTarget: { checked } }) => void set(kind, checked)}
              />
            ))}
          </div>
        </Card>
      )}
    </WorkPage>
  );
}
