import type { ReactNode } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { languages, nativeNameOf } from '#kit/i18n/language.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Select, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { useGuest } from '../../state/provider.tsx';
import type { action } from '../routes/profile.tsx';

/** Name and language. A guest who never chose a name sees the field empty, with what others see instead. */
export function ProfileCard(): ReactNode {
  const t = useMessages();
  const { id, name, language } = useGuest();
  const fetcher = useFetcher<typeof action>();
  const posted = useActionData<typeof action>();
  // Sent before the page's script was there, a form loads the page again and its answer arrives with it.
  const answer = fetcher.data ?? posted;
  const problem = answer?.problem;
  const fallback = `Guest${id}`;
  const own = name === fallback ? '' : name;
  const refused = problem?.errors?.find(({ field }) => field === 'body.name');
  const shape = /^[\p{L}\p{N}](?:[\p{L}\p{N}]|[ ._-](?=[\p{L}\p{N}]))*$/u;
  const wellFormed = shape.test(answer?.name.trim() ?? '') && (answer?.name.trim().length ?? 0) >= 3;
  const error = refused ? (wellFormed ? refused.message : t('guest.profile.nameError')) : problem?.title;
  return (
    <Card>
      <fetcher.Form method="post" noValidate className="grid gap-4">
        <TextField
          key={own}
          name="name"
          autoComplete="nickname"
          maxLength={20}
          label={t('guest.profile.name')}
          hint={t('guest.profile.nameHint')}
          placeholder={fallback}
          defaultValue={own}
          error={error}
        />
        <Select
          key={language}
          name="language"
          label={t('guest.profile.language')}
          defaultValue={language}
          options={languages.map((code) => ({ value: code, label: nativeNameOf[code] }))}
        />
        <div className="flex items-center gap-4">
          <Button type="submit" variant="primary" loading={fetcher.state !== 'idle'}>
            {t('guest.profile.save')}
          </Button>
          <span role="status" className="font-medium text-sm text-success">
            {answer && !problem ? t('guest.profile.saved') : ''}
          </span>
        </div>
      </fetcher.Form>
    </Card>
  );
}
