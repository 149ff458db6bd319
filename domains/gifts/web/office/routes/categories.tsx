import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { number } from '#kit/entries/entry.ts';
import { defineForm } from '#kit/forms/define-form.ts';
import { formAction, taking } from '#kit/forms/form-action.ts';
import { OperationForm } from '#kit/forms/operation-form.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OfficeCategory } from '../../../contract/office.ts';
import { listGiftCategories, putGiftCategory } from '../../../contract/office.ts';

const form = defineForm(putGiftCategory, { position: number({ least: 0, most: 10_000 }), categoryId: number() });

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(listGiftCategories, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const action = formAction(
  taking(form, {
    body: (_, sent) => {
      const id = Number(sent.get('of'));
      return { categoryId: Number.isSafeInteger(id) && id > 0 ? id : null };
    },
  }),
);

export const meta = pageMeta(({ t }) => ({ title: t('gifts.office.categories') }));

/** What gifts are sorted by: names and order, and the way to add one. */
export default function Categories(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { categories } = useLoaderData<typeof loader>();
  return (
    <WorkPage title={t('gifts.office.categories')} lead={t('gifts.office.categoriesText')}>
      <div className="grid items-start gap-(--grid-gap) md:grid-cols-2 xl:grid-cols-3">
        {categories.map((category) => (
          <Card
            key={category.id}
            title={category.names[language]}
            description={t('gifts.office.holds', { count: category.gifts })}
          >
            <CategoryForm category={category} />
          </Card>
        ))}
        <Card title={t('gifts.office.newCategory')}>
          <CategoryForm category={null} />
        </Card>
      </div>
    </WorkPage>
  );
}

function CategoryForm({ category }: { category: OfficeCategory | null }): ReactNode {
  const t = useMessages();
  const { de, en, nl, es } = category?.names ?? { de: '', en: '', nl: '', es: '' };
  return (
    <OperationForm
      id={`category-${category?.id ?? 'new'}`}
      form={form}
      more={{ of: String(category?.id ?? '') }}
      fields={{
        categoryId: null,
        nameEn: { label: t('gifts.office.nameEn') },
        nameDe: { label: t('gifts.office.nameDe') },
        nameNl: { label: t('gifts.office.nameNl') },
        nameEs: { label: t('gifts.office.nameEs') },
        position: { label: t('gifts.office.position') },
      }}
      values={{ nameDe: de, nameEn: en, nameNl: nl, nameEs: es, position: category?.position ?? 0 }}
      submit={category ? t('gifts.office.save') : t('gifts.office.addCategory')}
      saved={t('gifts.office.saved')}
    />
  );
}
