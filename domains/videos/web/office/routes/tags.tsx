import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { number } from '#kit/entries/entry.ts';
import { defineForm } from '#kit/forms/define-form.ts';
import { formAction, taking } from '#kit/forms/form-action.ts';
import { OperationForm } from '#kit/forms/operation-form.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { href } from '#kit/web/page/links.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OfficeTag } from '../../../contract/index.ts';
import { listTags, mergeTag, putTag } from '../../../contract/index.ts';

const putForm = defineForm(putTag, { tagId: number() });
const mergeForm = defineForm(mergeTag, { tagId: number() });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(listTags, {});
  if (!answer.ok) throw refused(answer.problem.status);
  const wanted = Number(new URL(request.url).searchParams.get('tag'));
  return { tags: answer.data.tags, chosen: answer.data.tags.find(({ id }) => id === wanted) ?? null };
}

const tagOf = (sent: { get(name: string): unknown }): number => {
  const id = Number(sent.get('of'));
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
};

export const action = formAction(
  taking(putForm, { body: (_, sent) => ({ tagId: tagOf(sent) || null }) }),
  taking(mergeForm, {
    body: (_, sent) => ({ tagId: tagOf(sent) }),
    leadsTo: ({ id }, { context }) =>
      `${href<'videos.officeTags'>('videos.officeTags', context.get(web).language)}?tag=${id}`,
  }),
);

export const meta = pageMeta(({ t }) => ({ title: t('videos.office.tagsTitle') }));

/** What videos are found by: all tags, and one of them to change. */
export default function Tags(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const language = useLanguage();
  const { tags, chosen } = useLoaderData<typeof loader>();
  const here = to('videos.officeTags');
  return (
    <WorkPage
      title={t('videos.office.tagsTitle')}
      lead={t('videos.office.tagsLead')}
      actions={
        chosen ? (
          <ButtonLink href={here} icon={<Plus aria-hidden />}>
            {t('videos.office.tagNew')}
          </ButtonLink>
        ) : null
      }
    >
      <div className="grid grid-cols-1 items-start gap-(--grid-gap) lg:grid-cols-[1fr_1fr]">
        <Card title={chosen ? chosen.labels[language] : t('videos.office.tagNew')} className="min-w-0 lg:order-2">
          <TagForm key={chosen?.id ?? 0} tag={chosen} />
          {chosen && !chosen.isNeeded ? <Merging key={`merge-${chosen.id}`} tag={chosen} tags={tags} /> : null}
        </Card>
        <Card title={t('videos.office.tagAll')} className="min-w-0">
          <ul className="grid grid-cols-1 gap-1 sm:grid-cols-2">
            {tags.map((tag) => (
              <li key={tag.id} className="min-w-0">
                <Anchor
                  href={`${here}?tag=${tag.id}`}
                  aria-current={tag.id === chosen?.id ? 'true' : undefined}
                  className="flex min-h-11 items-center justify-between gap-3 rounded-lg px-3 hover:bg-hover aria-[current]:bg-hover"
                >
                  <bdi className="truncate font-semibold">{tag.labels[language]}</bdi>
                  <span className="shrink-0 text-sm text-muted">
                    {t('videos.office.tagVideos', { count: tag.used })}
                  </span>
                </Anchor>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </WorkPage>
  );
}

function TagForm({ tag }: { tag: OfficeTag | null }): ReactNode {
  const t = useMessages();
  const { de, en, nl, es } = tag?.labels ?? { de: '', en: '', nl: '', es: '' };
  return (
    <OperationForm
      id={`tag-${tag?.id ?? 'new'}`}
      form={putForm}
      more={{ of: String(tag?.id ?? '') }}
      fields={{
        tagId: null,
        labelEn: { label: t('videos.office.tagEn') },
        labelDe: { label: t('videos.office.tagDe') },
        labelNl: { label: t('videos.office.tagNl') },
        labelEs: { label: t('videos.office.tagEs') },
      }}
      values={{ labelDe: de, labelEn: en, labelNl: nl, labelEs: es }}
      submit={tag ? t('videos.office.tagSave') : t('videos.office.tagAdd')}
      saved={t('videos.office.tagSaved')}
    />
  );
}

function Merging({ tag, tags }: { tag: OfficeTag; tags: readonly OfficeTag[] }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  return (
    <section aria-labelledby="tag-merge" className="mt-6 border-t border-line pt-4">
      <h3 id="tag-merge" className="font-semibold">
        {t('videos.office.tagMerge')}
      </h3>
      <p className="mb-3 text-sm text-muted">{t('videos.office.tagMergeText')}</p>
      <OperationForm
        id={`tag-merge-${tag.id}`}
        form={mergeForm}
        more={{ of: String(tag.id) }}
        fields={{
          tagId: null,
          into: {
            label: t('videos.office.tagInto'),
            options: tags
              .filter(({ id }) => id !== tag.id)
              .map(({ id, labels }) => ({ value: String(id), label: labels[language] })),
          },
        }}
        values={{}}
        submit={t('videos.office.tagMergeDo')}
        saved={t('videos.office.tagMerged')}
      />
    </section>
  );
}
