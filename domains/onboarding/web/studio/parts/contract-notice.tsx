import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { studioFrame } from '#domains/studio/web/slots.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { SafePart } from '#kit/ui/primitives/safe-part.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { ContractStanding } from '../../../contract/contract-standing.ts';
import { readContractStanding } from '../../../contract/signing.ts';

/** Above every page of the studio while a new version of the agreement waits to be signed: until when, and the way there. */
export const ContractNotice: FillingOf<typeof studioFrame> = ({ children }) => (
  <>
    <SafePart>
      <Notice />
    </SafePart>
    {children}
  </>
);

function Notice(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const to = useHref();
  const api = useApi();
  const [standing, setStanding] = useState<ContractStanding | null>(null);
  useEffect(() => {
    void api.call(readContractStanding, {}).then((answer) => {
      if (answer.ok) setStanding(answer.data);
    });
  }, [api]);
  if (!standing?.signUntil) return null;
  const { isLapsed } = standing;
  const day = format.date(standing.signUntil, 'long');
  return (
    <section
      aria-labelledby="contract-notice"
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b px-[clamp(0.75rem,2vw,1.5rem)] py-2.5 text-sm ${
        isLapsed ? 'border-danger bg-danger-soft' : 'border-warning bg-warning-soft'
      }`}
    >
      <div className="min-w-60 flex-1">
        <p id="contract-notice" className="font-bold">
          {isLapsed ? t('onboarding.notice.lapsed') : t('onboarding.notice.asked', { day })}
        </p>
        <p className="max-w-[90ch]">{t(isLapsed ? 'onboarding.notice.lapsedText' : 'onboarding.notice.askedText')}</p>
      </div>
      <ButtonLink
        variant={isLapsed ? 'primary' : 'secondary'}
        icon={<PenLine aria-hidden />}
        href={`${to('onboarding.application')}?step=contract`}
      >
        {t('onboarding.notice.sign')}
      </ButtonLink>
    </section>
  );
}
