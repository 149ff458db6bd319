import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { formAction, taking } from '#kit/forms/form-action.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { href } from '#kit/web/page/links.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { getGiftEditor } from '../../../contract/office.ts';
import { DrawingsCard } from '../drawings-card.tsx';
import { addGiftForm, changeGiftForm, GiftForm } from '../gift-form.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(getGiftEditor, { params: { giftId: params.giftId ?? '' } });
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const action = formAction(
  taking(changeGiftForm, { params: ({ params }) => ({ giftId: params.giftId ?? '' }) }),
  taking(addGiftForm, {
    leadsTo: ({ id }, { context }) =>
      href<'gifts.officeGift'>('gifts.officeGift', context.get(web).language, { giftId: String(id) }),
  }),
);

export const meta = pageMeta(({ t }) => ({ title: t('gifts.office.one') }));

/** One gift of the catalogue, with its drawing, or a new one. */
export default function OfficeGift(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { gift, categories, drawings } = useLoaderData<typeof loader>();
  const names = gift ? { de: gift.nameDe, en: gift.nameEn, nl: gift.nameNl, es: gift.nameEs } : null;
  return (
    <WorkPage title={names ? names[language] : t('gifts.office.new')} lead={t('gifts.office.oneText')}>
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-[2fr_1fr]">
        <Card>
          <GiftForm key={gift?.id ?? 0} gift={gift} categories={categories} drawings={drawings} />
        </Card>
        <DrawingsCard drawings={drawings} current={gift?.picture} />
      </div>
    </WorkPage>
  );
}
