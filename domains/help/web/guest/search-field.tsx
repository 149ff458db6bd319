import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** Narrows the answers while somebody writes; without scripts Enter does the same. */
export function SearchField({
  words,
  onWords,
  count,
}: {
  words: string;
  onWords: (words: string) => void;
  count: number;
}): ReactNode {
  const t = useMessages();
  return (
    <Form role="search" replace preventScrollReset className="w-full max-w-140 text-left">
      <TextField
        type="search"
        name="q"
        maxLength={100}
        label={t('help.search')}
        hideLabel
        placeholder={t('help.search')}
        start={<Search aria-hidden />}
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
      />
      <p role="status" className="sr-only">
        {words.trim() === '' ? '' : t('help.found', { count })}
      </p>
    </Form>
  );
}
