import type { ReactNode } from 'react';
import { coins } from '#domains/ledger/contract/coins.ts';
import { amount, number } from '#kit/entries/entry.ts';
import { defineForm } from '#kit/forms/define-form.ts';
import { OperationForm } from '#kit/forms/operation-form.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { GiftDrawing } from '../../contract/drawings.ts';
import type { GiftDetails, OfficeCategory } from '../../contract/office.ts';
import { addGift, changeGift } from '../../contract/office.ts';

const entries = {
  price: amount(coins, { least: 10, most: 1_000_000 }),
  position: number({ least: 0, most: 10_000 }),
};

export const addGiftForm = defineForm(addGift, entries);
export const changeGiftForm = defineForm(changeGift, entries);

interface Props {
  readonly gift: GiftDetails | null;
  readonly categories: readonly OfficeCategory[];
  readonly drawings: readonly GiftDrawing[];
}

/** A gift of the catalogue with its names, price and drawing; a new one without `gift`. */
export function GiftForm({ gift, categories, drawings }: Props): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const fields = {
    nameEn: { label: t('gifts.office.nameEn') },
    nameDe: { label: t('gifts.office.nameDe') },
    nameNl: { label: t('gifts.office.nameNl') },
    nameEs: { label: t('gifts.office.nameEs') },
    category: {
      label: t('gifts.office.category'),
      options: categories.map(({ id, names }) => ({ value: String(id), label: names[language] })),
    },
    price: { label: t('gifts.office.price') },
    picture: {
      label: t('gifts.office.picture'),
      options: drawings.map(({ picture, name }) => ({ value: picture, label: name })),
    },
    season: {
      label: t('gifts.office.season'),
      options: [
        { value: '', label: t('gifts.office.always') },
        { value: 'spring', label: t('gifts.office.spring') },
        { value: 'summer', label: t('gifts.office.summer') },
        { value: 'winter', label: t('gifts.office.winter') },
      ],
    },
    position: { label: t('gifts.office.position') },
    vip: { label: t('gifts.office.vip'), hint: t('gifts.office.vipText') },
    active: { label: t('gifts.office.active'), hint: t('gifts.office.activeText') },
  };
  if (gift) {
    const { id: _, categoryId, ...rest } = gift;
    const values = { ...rest, category: String(categoryId) };
    return (
      <OperationForm
        form={changeGiftForm}
        fields={fields}
        values={values}
        submit={t('gifts.office.save')}
        saved={t('gifts.office.saved')}
      />
    );
  }
  return (
    <OperationForm
      form={addGiftForm}
      fields={fields}
      values={{ active: true, position: 0 }}
      submit={t('gifts.office.add')}
    />
  );
}
