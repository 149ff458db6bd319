import type { exportMore } from '#domains/consent/web/slots.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** Below the export of records: copies of the documents are another act. */
export const CopiesLink: FillingOf<typeof exportMore> = ({ accountId }) => {
  const t = useMessages();
  const to = useHref();
  return (
    <div className="grid justify-items-start gap-2 border-line border-t pt-4">
      <p className="text-muted text-sm">{t('onboarding.office.copies.apart')}</p>
      <ButtonLink
        size="sm"
        href={`${to('onboarding.officeCopies')}${accountId === undefined ? '' : `?account=${accountId}`}`}
      >
        {t('onboarding.office.copies')}
      </ButtonLink>
    </div>
  );
};
