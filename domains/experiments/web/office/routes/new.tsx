import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data, Form, redirect, useActionData, useLoaderData, useNavigation } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { href } from '#kit/web/page/links.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { createExperiment } from '../../../contract/routes.ts';
import { DraftFields, readDraft } from '../draft-form.tsx';
import { readGoals } from '../goals.ts';

export const meta = pageMeta(({ t }) => ({ title: t('experiments.office.new') }));

export async function loader({ context }: LoaderFunctionArgs) {
  return { goals: await readGoals(context.get(web)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, language } = context.get(web);
  const draft = readDraft(await request.formData(), language);
  const made = draft.ok ? await api.call(createExperiment, { body: draft.data }) : draft;
  if (!made.ok) return data({ problem: made.problem }, { status: made.problem.status });
  throw redirect(href('experiments.experiment', language, { experimentId: made.data.id }));
}

export default function NewExperiment(): ReactNode {
  const t = useMessages();
  const answer = useActionData<typeof action>();
  const { goals } = useLoaderData<typeof loader>();
  const busy = useNavigation().state !== 'idle';
  return (
    <div className="grid max-w-220 gap-(--grid-gap) p-[clamp(0.75rem,2vw,1.5rem)]">
      <header className="grid gap-0.5">
        <LocalLink to="experiments.list" className="w-fit text-accent-ink text-sm">
          {t('experiments.office.title')}
        </LocalLink>
        <h1 className="font-extrabold text-2xl">{t('experiments.office.new')}</h1>
      </header>
      <Card>
        <Form method="post" className="grid gap-5">
          <DraftFields goals={goals} problem={answer?.problem ?? null} />
          <div>
            <Button type="submit" variant="primary" loading={busy}>
              {t('experiments.office.create')}
            </Button>
          </div>
        </Form>
      </Card>
    </div>
  );
}
