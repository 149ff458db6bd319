import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getCast, ThingName } from '../../../contract/index.ts';
import { kindName } from '../../parts/kind-name.ts';
import { CastEditor } from '../../parts/people-in-it.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const named = ThingName.safeParse(params);
  if (!named.success) throw refused(404);
  const answer = await context.get(web).api.call(getCast, { params: named.data });
  if (!answer.ok) throw refused(answer.problem.status);
  return { ...named.data, cast: answer.data.cast };
}

export const meta = pageMeta(({ t }) => ({ title: t('consent.studio.who') }));

/** Who is in something of the performer's, whatever it is: also what has no page of its own to edit. */
export default function StudioWork(): ReactNode {
  const t = useMessages();
  const { kind, id, cast } = useLoaderData<typeof loader>();
  return (
    <WorkPage title={cast.title || kindName(t, kind)} lead={t('consent.studio.workLead')}>
      <CastEditor key={`${kind}:${id}`} kind={kind} id={id} cast={cast} />
      <p className="text-muted text-sm">
        <LocalLink to="consent.studio" className="font-medium text-accent-ink underline underline-offset-4">
          {t('consent.title')}
        </LocalLink>
      </p>
    </WorkPage>
  );
}
