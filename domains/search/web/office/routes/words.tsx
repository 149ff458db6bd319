import { Plus, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { RefusedDay, WordGroup } from '../../../contract/index.ts';
import { readSearchWords, wordLimits } from '../../../contract/index.ts';
import { WordForm, wordLanguages } from '../word-form.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const answer = await api.call(readSearchWords, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('search.office.title') }));

/** Synonyms and stop words of the search, and how often it refused. */
export default function SearchWords(): ReactNode {
  const t = useMessages();
  const { groups, refused } = useLoaderData<typeof loader>();
  const [edited, setEdited] = useState<WordGroup | 'new' | null>(null);
  const isFull = groups.length >= wordLimits.groups;
  return (
    <WorkPage
      title={t('search.office.title')}
      lead={t('search.office.lead')}
      actions={
        edited === null && !isFull ? (
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setEdited('new')}>
            {t('search.office.new')}
          </Button>
        ) : null
      }
    >
      {edited === 'new' ? (
        <Card title={t('search.office.new')}>
          <WordForm onDone={() => setEdited(null)} />
        </Card>
      ) : null}
      {groups.length === 0 && edited === null ? (
        <Card>
          <EmptyState icon={<Search />} title={t('search.office.none')}>
            {t('search.office.noneText')}
          </EmptyState>
        </Card>
      ) : null}
      <ul className="grid gap-3 lg:grid-cols-2">
        {groups.map((one) => (
          <li key={one.id} className={edited !== 'new' && edited?.id === one.id ? 'lg:col-span-2' : undefined}>
            <Card>
              {edited !== 'new' && edited?.id === one.id ? (
                <WordForm group={one} onDone={() => setEdited(null)} />
              ) : (
                <Shown group={one} onEdit={() => setEdited(one)} />
              )}
            </Card>
          </li>
        ))}
      </ul>
      <Refused days={refused} />
    </WorkPage>
  );
}

function Shown({ group: { kind, words }, onEdit }: { group: WordGroup; onEdit: () => void }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const written = wordLanguages.filter((language) => words[language].length > 0);
  const first = words[written[0] ?? 'en'].slice(0, 3).join(', ');
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="grid min-w-0 gap-1">
        <h2 className="font-semibold">{t(`search.office.${kind}`)}</h2>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
          {written.map((language) => (
            <div key={language} className="contents">
              <dt className="text-subtle">{format.languageName(language)}</dt>
              <dd lang={language} translate="no" className="line-clamp-3 [overflow-wrap:anywhere]">
                {words[language].join(', ')}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Button size="sm" onClick={onEdit} aria-label={t('search.office.editOf', { words: first })}>
        {t('search.office.edit')}
      </Button>
    </div>
  );
}

function Refused({ days }: { days: readonly RefusedDay[] }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  return (
    <Card title={t('search.office.refused')}>
      <p className="text-muted">{t('search.office.refusedLead')}</p>
      {days.length === 0 ? (
        <p className="mt-3">{t('search.office.noneRefused')}</p>
      ) : (
        <table className="mt-3 w-full max-w-md text-left">
          <thead className="text-sm text-subtle">
            <tr>
              <th scope="col">{t('search.office.day')}</th>
              <th scope="col">{t('search.office.language')}</th>
              <th scope="col" className="text-right">
                {t('search.office.times')}
              </th>
            </tr>
          </thead>
          <tbody translate="no">
            {days.map(({ day, language, count }) => (
              <tr key={day + language} className="border-line border-t">
                <td>{format.date(`${day}T12:00:00Z`)}</td>
                <td>{format.languageName(language)}</td>
                <td translate="no" className="tabular text-right">
                  {format.number(count)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
