import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { VerificationType } from '../../contract/rules.ts';
import type { OwnPhones } from '../../contract/verification.ts';
import { removePhone } from '../../contract/verification.ts';
import type { LineType } from './number-step.tsx';

type Proven = OwnPhones['proven'][number];

interface ProvenNumbersProps {
  readonly proven: readonly Proven[];
  readonly onChange: (own: OwnPhones) => void;
  /** The guest wants another number of a type. */
  readonly onWish: (type: LineType) => void;
}

/** The numbers a guest has proven, each with the way to change it or take it away. */
export function ProvenNumbers({ proven, onChange, onWish }: ProvenNumbersProps): ReactNode {
  const t = useMessages();
  if (proven.length === 0) return <p className="text-muted">{t('phone-verification.none')}</p>;
  return (
    <ul className="grid gap-(--grid-gap)">
      {proven.map((one) => (
        <li key={one.id}>
          <ProvenNumber one={one} onChange={onChange} onWish={onWish} />
        </li>
      ))}
    </ul>
  );
}

function ProvenNumber({ one, onChange, onWish }: { one: Proven } & Omit<ProvenNumbersProps, 'proven'>): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const api = useApi();
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { id, e123, verifiedAt } = one;
  const type = one.type as VerificationType;
  const remove = async (): Promise<void> => {
    const answer = await api.call(removePhone, { params: { verificationId: id } });
    if (!answer.ok) return setRefusal(answer.problem.title);
    toast.show({ title: t('phone-verification.removed'), tone: 'success' });
    return onChange(answer.data);
  };
  return (
    <Card>
      <div className="flex items-center gap-3">
        <BadgeCheck aria-hidden className="size-6 shrink-0 text-success" />
        <p className="min-w-0 grow">
          <span translate="no" className="block font-semibold text-lg">
            {e123}
          </span>
          <span className="block text-muted text-sm" suppressHydrationWarning>
            {t(`phone-verification.type.${type}`)} · {t('phone-verification.since', { at: format.date(verifiedAt) })}
          </span>
        </p>
      </div>
      {asks ? (
        <div className="mt-3 grid gap-2 rounded-card border border-line p-3">
          <p className="font-semibold">{t('phone-verification.removeTitle')}</p>
          <p className="text-muted text-sm">{t('phone-verification.removeText')}</p>
          <p className="flex gap-2">
            <Button size="sm" variant="danger" onClick={() => void remove()}>
              {t('phone-verification.remove')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setAsks(false)}>
              {t('phone-verification.cancel')}
            </Button>
          </p>
        </div>
      ) : (
        <p className="mt-3 flex gap-2">
          {type === 'primaryMobileNumber' || type === 'primaryFixedNumber' ? (
            <Button size="sm" onClick={() => onWish(type)}>
              {t('phone-verification.change')}
            </Button>
          ) : null}
          <Button size="sm" variant="ghost" onClick={() => setAsks(true)}>
            {t('phone-verification.remove')}
          </Button>
        </p>
      )}
      <p role="alert" className="font-medium text-danger text-sm empty:hidden">
        {refusal}
      </p>
    </Card>
  );
}
