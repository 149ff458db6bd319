import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import type { ColumnWords } from '#kit/web/list/list-columns.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { PersonalDataLine, personalDataLines } from '../../contract/personal-data.ts';

/** How what is kept about people stands in a list. */
export function usePersonalDataColumns(): Readonly<
  Record<keyof (typeof personalDataLines)['columns'], ColumnWords<PersonalDataLine>>
> {
  const t = useMessages();
  return {
    what: {
      header: t('office.office.personal.what'),
      isName: true,
      cell: ({ what, table }) => (
        <span className="grid max-w-64 gap-0.5 text-left">
          <span className="font-semibold">{what}</span>
          <Small>
            <span data-verbatim>{table}</span>
          </Small>
        </span>
      ),
    },
    area: { header: t('office.office.personal.area'), cell: ({ area }) => area.label },
    about: {
      header: t('office.office.personal.about'),
      cell: ({ about }) => (
        <span className="grid gap-0.5">
          {about.map(({ name, label }) => (
            <span key={name}>{label}</span>
          ))}
        </span>
      ),
    },
    purpose: {
      header: t('office.office.personal.purpose'),
      cell: ({ purpose, basis }) => <Lines first={purpose} second={t(`office.office.personal.basis.${basis}`)} />,
    },
    kept: { header: t('office.office.personal.kept'), cell: ({ kept }) => <Kept kept={kept} /> },
    erasure: {
      header: t('office.office.personal.erasure'),
      cell: ({ erasure: { does, columns, because } }) => (
        <Lines first={t(`office.office.personal.erasure.${does}`)} second={because} verbatim={columns.join(', ')} />
      ),
    },
    givenTo: { header: t('office.office.personal.givenTo') },
    columns: {
      header: t('office.office.personal.columns'),
      cell: ({ columns }) => <Lines verbatim={columns.join(', ')} />,
    },
  };
}

function Kept({ kept: { keeps, days, years, law, words } }: Pick<PersonalDataLine, 'kept'>): ReactNode {
  const t = useMessages();
  if (keeps === 'until') return <Lines first={words} />;
  if (days !== null) {
    const event = words ?? '';
    return (
      <Lines
        first={t('office.office.personal.days', { count: days })}
        second={t('office.office.personal.daysFrom', { event })}
      />
    );
  }
  if (years !== null && keeps === 'withAccount') {
    return <Lines first={t('office.office.personal.accountAnd', { count: years })} />;
  }
  if (years !== null) {
    return (
      <Lines
        first={t('office.office.personal.years', { count: years })}
        second={t('office.office.personal.yearsFrom', { law: law ?? '' })}
      />
    );
  }
  const word = t(`office.office.personal.keeps.${keeps}`);
  return <Lines first={keeps === 'noEnd' ? <Badge tone="warning">{word}</Badge> : word} second={words} />;
}

/** What is said, and in smaller letters below what belongs to it. `verbatim`: names of the program. */
function Lines({
  first,
  second,
  verbatim = '',
}: {
  first?: ReactNode;
  second?: string | null;
  verbatim?: string;
}): ReactNode {
  return (
    <span className="grid gap-0.5 [overflow-wrap:anywhere] lg:min-w-40">
      {first ? <span>{first}</span> : null}
      {second ? <Small>{second}</Small> : null}
      {verbatim ? (
        <Small>
          <span data-verbatim>{verbatim}</span>
        </Small>
      ) : null}
    </span>
  );
}

const Small = ({ children }: { children: ReactNode }): ReactNode => (
  <span className="font-normal text-sm text-subtle">{children}</span>
);
