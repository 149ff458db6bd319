import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { defineForm } from '#kit/forms/define-form.ts';
import { formAction, taking } from '#kit/forms/form-action.ts';
import { OperationForm } from '#kit/forms/operation-form.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { getOwnArea, setOwnArea, zipCountries } from '../../../contract/index.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(getOwnArea, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

const areaForm = defineForm(setOwnArea, {});
export const action = formAction(taking(areaForm));

export const meta = pageMeta(({ t }) => ({ title: t('places.studio.title') }));

/** Where a performer says what area she is from, or takes it back. */
export default function OwnArea(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { area } = useLoaderData<typeof loader>();
  return (
    <WorkPage title={t('places.studio.title')} lead={t('places.studio.lead')}>
      <section className="grid max-w-xl gap-5 rounded-card border border-line bg-surface p-5">
        <p role="status" className="font-bold text-lg">
          {area ? t('places.studio.now', { town: area.name }) : t('places.studio.none')}
        </p>
        <OperationForm
          key={area?.code}
          form={areaForm}
          submit={t('places.studio.save')}
          saved={t('places.studio.saved')}
          values={{ country: area?.country ?? 'DE', zip: '' }}
          fields={{
            country: {
              label: t('places.studio.country'),
              options: zipCountries.map((value) => ({ value, label: format.countryName(value) })),
            },
            zip: {
              label: t('places.studio.zip'),
              hint: t('places.studio.zipHint'),
              autoComplete: 'off',
              maxLength: 12,
            },
          }}
        />
        <p className="text-muted text-sm">{t('places.studio.source')}</p>
      </section>
    </WorkPage>
  );
}
