import type { ReactNode } from 'react';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

const look = 'inline-flex min-h-6 items-center font-medium text-accent-ink underline decoration-1 underline-offset-4';

/** The other pages about age checks. */
export function AgeLinks(): ReactNode {
  const t = useMessages();
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
      <LocalLink to="age-check.office" className={look}>
        {t('age-check.office.title')}
      </LocalLink>
      <LocalLink to="age-check.officePolicies" className={look}>
        {t('age-check.office.policies')}
      </LocalLink>
      <LocalLink to="age-check.officeIssuers" className={look}>
        {t('age-check.office.issuers')}
      </LocalLink>
    </p>
  );
}
