import { FilePlus2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useApi } from '#kit/web/api.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import { useHref } from '#kit/web/local-link.tsx';
import type { LegalTextType } from '../../contract/legal-text.ts';
import { legalTextTypes } from '../../contract/legal-text.ts';
import { startLegalDraft } from '../../contract/office.ts';
import { useLegalWords } from './words.ts';

/** Starts the next version of a text. */
export function NewDraft(): ReactNode {
  const t = useMessages();
  const api = useApi();
  const to = useHref();
  const navigate = useNavigate();
  const words = useLegalWords();
  const [busy, setBusy] = useState<LegalTextType | null>(null);
  const [refusal, setRefusal] = useState('');
  const start = async (type: LegalTextType): Promise<void> => {
    setBusy(type);
    const answer = await api.call(startLegalDraft, { body: { type } });
    setBusy(null);
    if (!answer.ok) return setRefusal(answer.problem.title);
    const { version } = answer.data;
    await navigate(to('legal.officeVersion', { legalType: type, legalVersion: version }));
  };
  return (
    <Card title={t('legal.office.newDraft')} description={t('legal.office.newDraftLead')}>
      <div className="flex flex-wrap gap-2">
        {legalTextTypes.map((type) => (
          <Button
            key={type}
            size="sm"
            icon={<FilePlus2 aria-hidden />}
            loading={busy === type}
            onClick={() => void start(type)}
          >
            {words.types[type]}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-2 font-semibold text-danger text-sm empty:hidden">
        {refusal}
      </p>
    </Card>
  );
}
