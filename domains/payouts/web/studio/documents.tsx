import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { NoteRow } from '../../contract/index.ts';
import { Leaf } from './leaf.tsx';
import { noteFile, statementFile } from './note-file.ts';
import { useEuros } from './use-euros.ts';

/** Papers for the tax office: credit notes and their corrections, and what moved in a year. */
export function Documents({
  notes,
  before,
  isFirst,
  today,
}: {
  notes: readonly NoteRow[];
  before: number | null;
  isFirst: boolean;
  today: string;
}): ReactNode {
  const t = useMessages();
  const thisYear = Number(today.slice(0, 'yyyy'.length));
  return (
    <Card title={t('payouts.money.documents')} flush>
      <p className="px-(--card-pad) pb-3 text-muted text-sm">
        {t(notes.length === 0 ? 'payouts.money.documentsNone' : 'payouts.money.documentsText')}
      </p>
      {notes.length === 0 ? null : (
        <ul aria-label={t('payouts.money.documents')} className="divide-y divide-line border-line border-t">
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      )}
      <Leaf label={t('payouts.money.documents')} name="notesBefore" before={before} isFirst={isFirst} />
      <div className="flex flex-wrap gap-2 border-line border-t px-(--card-pad) py-3">
        {[thisYear, thisYear - 1].map((year) => (
          <ButtonLink key={year} size="sm" download href={statementFile(year)} icon={<FileDown aria-hidden />}>
            {t('payouts.money.statement', { year: String(year) })}
          </ButtonLink>
        ))}
      </div>
    </Card>
  );
}

function Note({ note }: { note: NoteRow }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const euros = useEuros();
  const { id, kind, number, issuedOn, gross, vat, vatCase, corrects } = note;
  return (
    <li className="grid min-w-0 grid-cols-1 gap-2 px-(--card-pad) py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <b translate="no" className="[overflow-wrap:anywhere]">
            {number}
          </b>
          <span translate="no" className="tabular font-semibold">
            {euros(gross)}
          </span>
        </p>
        <p className="text-muted text-sm">
          {t(kind === '261' ? 'payouts.money.correction' : 'payouts.money.note', { number: corrects ?? '' })} ·{' '}
          {format.date(issuedOn)} · {t(`payouts.money.vatCase.${vatCase}`, { amount: euros(vat) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="sm" download href={noteFile(id)} icon={<FileDown aria-hidden />}>
          {t('payouts.money.pdf')}
        </ButtonLink>
        <ButtonLink size="sm" download href={noteFile(id, 'xml')} icon={<FileDown aria-hidden />}>
          {t('payouts.money.xml')}
        </ButtonLink>
      </div>
    </li>
  );
}
