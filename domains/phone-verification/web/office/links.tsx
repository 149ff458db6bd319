import type { ReactNode } from 'react';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

const look = 'inline-flex min-h-6 items-center font-medium text-accent-ink underline decoration-1 underline-offset-4';

/** The other pages about phones. */
export function PhoneLinks(): ReactNode {
  const t = useMessages();
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
      <LocalLink to="phone-verification.office" className={look}>
        {t('phone-verification.office.title')}
      </LocalLink>
      <LocalLink to="phone-verification.officeCountries" className={look}>
        {t('phone-verification.office.countries')}
      </LocalLink>
      <LocalLink to="phone-verification.officeBlocked" className={look}>
        {t('phone-verification.office.blocked')}
      </LocalLink>
      <LocalLink to="phone-verification.officeCaptured" className={look}>
        {t('phone-verification.office.captured')}
      </LocalLink>
    </p>
  );
}
