import type { ReactNode } from 'react';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { languages } from '#kit/contract/access.ts';
import { useSave } from '#kit/forms/use-save.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { Select, TextArea, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { CollectionRule } from '../../contract/collections.ts';
import { collectionRules } from '../../contract/collections.ts';
import type { CollectionDetails, OfficeCollection } from '../../contract/office.ts';
import { addCollection, changeCollection } from '../../contract/office.ts';

const noText = { de: '', en: '', nl: '', es: '' };
const fresh: CollectionDetails = {
  ...{ slug: '', title: noText, text: noText, rule: 'chosen', value: '', actors: [], isOn: true },
};

const namesIn = (typed: string): string[] =>
  typed
    .split(/[\n,]/u)
    .map((name) => name.trim())
    .filter(Boolean);

/** Everything an operator says of a collection, saved together. */
export function CollectionForm({
  collection,
  themes,
}: {
  collection: OfficeCollection | null;
  themes: readonly { readonly slug: string; readonly name: string }[];
}): ReactNode {
  const t = useMessages();
  const to = useHref();
  const api = useApi();
  const toast = useToast();
  const format = useFormat();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const saving = useSave();
  const [details, setDetails] = useState(collection?.details ?? fresh);
  const [names, setNames] = useState(() => details.actors.join('\n'));
  const change = (part: Partial<CollectionDetails>): void => setDetails((before) => ({ ...before, ...part }));
  const wrongName = saving.fields.find((field) => field.startsWith('actors'));
  const save = async (): Promise<void> => {
    const body = { ...details, actors: namesIn(names) };
    if (!collection) {
      const made = await saving.save(() => api.call(addCollection, { body }));
      if (!made) return;
      toast.show({ title: t('home.office.saved'), tone: 'success' });
      await navigate(to('home.officeCollection', { collectionId: made.id }));
      return;
    }
    const params = { collectionId: collection.id };
    const { revision } = collection;
    const changed = await saving.save(() => api.call(changeCollection, { params, body: { ...body, revision } }));
    if (!changed) return;
    toast.show({ title: t('home.office.saved'), tone: 'success' });
    await revalidate();
  };
  return (
    <form
      className="grid min-w-0 grid-cols-1 content-start gap-(--grid-gap)"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Card title={t('home.office.words')}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {languages.map((code) => (
            <TextField
              key={code}
              label={t('home.office.titleIn', { language: format.languageName(code) })}
              maxLength={80}
              value={details.title[code]}
              error={saving.errorOf(`title.${code}`)}
              onChange={({ currentTarget }) => change({ title: { ...details.title, [code]: currentTarget.value } })}
            />
          ))}
          {languages.map((code) => (
            <TextField
              key={code}
              label={t('home.office.textIn', { language: format.languageName(code) })}
              maxLength={300}
              value={details.text[code]}
              error={saving.errorOf(`text.${code}`)}
              onChange={({ currentTarget }) => change({ text: { ...details.text, [code]: currentTarget.value } })}
            />
          ))}
          <TextField
            label={t('home.office.slug')}
            hint={t('home.office.slugText')}
            maxLength={60}
            value={details.slug}
            error={saving.errorOf('slug')}
            onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
          />
        </div>
      </Card>
      <Card title={t('home.office.who')} description={t('home.office.whoText')}>
        <div className="grid grid-cols-1 gap-4">
          <Select
            label={t('home.office.rule')}
            value={details.rule}
            options={collectionRules.map((value) => ({ value, label: t(`home.office.rule.${value}`) }))}
            onChange={({ currentTarget }) => change({ rule: currentTarget.value as CollectionRule, value: '' })}
          />
          {details.rule === 'theme' ? (
            <Select
              label={t('home.office.theme')}
              value={details.value}
              error={saving.errorOf('value')}
              options={[
                { value: '', label: t('home.office.themeNone'), disabled: true },
                ...themes.map(({ slug, name }) => ({ value: slug, label: name })),
              ]}
              onChange={({ currentTarget }) => change({ value: currentTarget.value })}
            />
          ) : null}
          {details.rule === 'bargain' ? (
            <TextField
              label={t('home.office.price')}
              inputMode="decimal"
              maxLength={8}
              value={details.value}
              error={saving.errorOf('value')}
              onChange={({ currentTarget }) => change({ value: currentTarget.value })}
            />
          ) : null}
          {details.rule === 'chosen' ? (
            <TextArea
              label={t('home.office.actors')}
              hint={t('home.office.actorsText')}
              rows={6}
              value={names}
              error={wrongName ? saving.errorOf(wrongName) : undefined}
              onChange={({ currentTarget }) => setNames(currentTarget.value)}
            />
          ) : null}
          <Switch
            label={t('home.office.isOn')}
            checked={details.isOn}
            onChange={({ currentTarget }) => change({ isOn: currentTarget.checked })}
          />
        </div>
      </Card>
      {saving.refusal ? (
        <p role="alert" className="font-medium text-danger text-sm">
          {saving.refusal}
        </p>
      ) : null}
      <Button type="submit" variant="primary" loading={saving.busy} className="justify-self-start">
        {t('home.office.save')}
      </Button>
    </form>
  );
}
