import { ChevronDown, Plus } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { languages } from '#kit/contract/access.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useSave } from '#kit/web/live/use-save.ts';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OfficeAttributes } from '../../../contract/index.ts';
import { listAttributes, putAttribute } from '../../../contract/index.ts';

type Group = OfficeAttributes['groups'][number];
type Attribute = Group['attributes'][number];

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(listAttributes, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('actor-search.office.title') }));

/** What performers can say of themselves: words in four languages, new ones, and those that are retired. */
export default function Attributes(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { groups } = useLoaderData<typeof loader>();
  return (
    <WorkPage title={t('actor-search.office.title')} lead={t('actor-search.office.lead')}>
      {/* Groups are of very different length: columns leave no holes below the short ones. */}
      <div className="-mb-(--grid-gap) lg:columns-2 lg:gap-(--grid-gap)">
        {groups.map((group) => (
          <Card
            key={group.key}
            className="mb-(--grid-gap) break-inside-avoid"
            title={group.words[language]}
            description={group.kind === 'one' ? t('actor-search.office.one') : t('actor-search.office.many')}
          >
            <ul className="grid gap-1">
              {group.attributes.map((attribute) => (
                <li key={attribute.key}>
                  <details className="group rounded-control border border-line px-3">
                    <summary className="flex min-h-11 cursor-pointer items-center gap-3">
                      <span className="flex-1 font-semibold">{attribute.words[language]}</span>
                      {attribute.isRetired ? <Badge tone="neutral">{t('actor-search.office.retired')}</Badge> : null}
                      <span className="text-muted text-sm">
                        {t('actor-search.office.said', { count: attribute.performers })}
                      </span>
                      <ChevronDown
                        aria-hidden
                        className="size-4 shrink-0 text-subtle transition-transform group-open:rotate-180"
                      />
                    </summary>
                    <AttributeForm group={group} attribute={attribute} />
                  </details>
                </li>
              ))}
              <li>
                <details className="rounded-control border border-line border-dashed px-3">
                  <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-accent-ink">
                    <Plus aria-hidden className="size-4 shrink-0" />
                    {t('actor-search.office.add')}
                  </summary>
                  <AttributeForm key={group.attributes.length} group={group} attribute={null} />
                </details>
              </li>
            </ul>
          </Card>
        ))}
      </div>
    </WorkPage>
  );
}

/** The words of one attribute, or of a new one with its name in addresses. */
function AttributeForm({ group, attribute }: { group: Group; attribute: Attribute | null }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const api = useApi();
  const { busy, refusal, errorOf, save } = useSave();
  const [words, setWords] = useState(attribute?.words ?? { en: '', de: '', nl: '', es: '' });
  const [key, setKey] = useState('');
  const put = (isRetired: boolean): Promise<boolean> =>
    save(
      () =>
        api.call(putAttribute, {
          body: { group: group.key, attribute: attribute?.key ?? key, words, isRetired, isNew: attribute === null },
        }),
      t('actor-search.office.saved'),
    );
  return (
    <form
      className="grid gap-3 pt-2 pb-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void put(attribute?.isRetired ?? false);
      }}
    >
      {refusal ? <p role="alert">{refusal}</p> : null}
      {attribute ? null : (
        <TextField
          label={t('actor-search.office.key')}
          hint={t('actor-search.office.keyHint')}
          value={key}
          required
          maxLength={40}
          pattern="[A-Za-z0-9\-]+"
          error={errorOf('attribute')}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
        />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {languages.map((language) => (
          <TextField
            key={language}
            label={format.languageName(language)}
            lang={language}
            value={words[language]}
            required
            maxLength={40}
            error={errorOf(`words.${language}`)}
            onChange={({ currentTarget }) => setWords({ ...words, [language]: currentTarget.value })}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" loading={busy}>
          {t('actor-search.office.save')}
        </Button>
        {attribute ? (
          <Button size="sm" variant="ghost" onClick={() => void put(!attribute.isRetired)}>
            {attribute.isRetired ? t('actor-search.office.takeBack') : t('actor-search.office.retire')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
