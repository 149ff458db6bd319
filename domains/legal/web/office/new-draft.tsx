import { FilePlus2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { LegalProduct, LegalTextType } from '../../contract/legal-text.ts';
import { legalProducts, legalTextTypes, siteProduct } from '../../contract/legal-text.ts';
import { startLegalDraft } from '../../contract/office.ts';
import { useVersionHref } from './version-href.ts';
import { useLegalWords } from './words.ts';

/** Starts the next version of a text of a product. */
export function NewDraft({ product: wanted }: { product: LegalProduct | '' }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const versionHref = useVersionHref();
  const navigate = useNavigate();
  const words = useLegalWords();
  const [product, setProduct] = useState<LegalProduct>(wanted || siteProduct);
  const [busy, setBusy] = useState<LegalTextType | null>(null);
  const [refusal, setRefusal] = useState('');
  const start = async (type: LegalTextType): Promise<void> => {
    setBusy(type);
    const answer = await api.call(startLegalDraft, { body: { product, type } });
    setBusy(null);
    if (!answer.ok) return setRefusal(answer.problem.title);
    await navigate(versionHref(answer.data));
  };
  return (
    <Card title={t('legal.office.newDraft')} description={t('legal.office.newDraftLead')}>
      <Segmented
        name={useId()}
        legend={t('legal.office.product')}
        value={product}
        onValueChange={(value) => setProduct(value as LegalProduct)}
        options={legalProducts.map((value) => ({ value, label: words.products[value] }))}
        className="mb-3"
      />
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
