import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { useCall } from '#kit/forms/use-call.ts';
import { codesOfWorld } from '#kit/i18n/countries.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Select } from '#kit/ui/primitives/text-field.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { closeToys, listToyClosings, openToys } from '../../../contract/office.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(listToyClosings, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('toys.office.title') }));

/** Countries where remote toys are switched off, and the way to switch them off or on. */
export default function Closings(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const loaded = useLoaderData<typeof loader>();
  const calling = useCall();
  const [closings, setClosings] = useState(loaded.closings);
  const [country, setCountry] = useState('');
  const [isAsked, setAsked] = useState(false);
  // Servers and browsers do not name all countries alike; the long list is the browser's own.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const open = (isReady ? codesOfWorld : [])
    .filter((code) => !closings.some((one) => one.country === code))
    .map((code) => ({ code, name: format.countryName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <WorkPage title={t('toys.office.title')} lead={t('toys.office.lead')}>
      <Card title={t('toys.office.off')}>
        <div className="grid gap-4">
          {closings.length === 0 ? <p className="text-muted text-sm">{t('toys.office.nowhere')}</p> : null}
          <ul className="grid gap-2">
            {closings.map((one) => (
              <li
                key={one.country}
                className="flex items-center justify-between gap-3 rounded-control bg-field px-3 py-2"
              >
                <span className="min-w-0">
                  <span className="block font-semibold">{format.countryName(one.country)}</span>
                  <span className="block text-muted text-sm [overflow-wrap:anywhere]">
                    {format.date(Date.parse(one.closedAt))} · <bdi>{one.reason}</bdi>
                  </span>
                </span>
                <Button
                  size="sm"
                  loading={calling.busy}
                  onClick={async () => {
                    const answer = await calling.run(
                      (api) => api.call(openToys, { params: { country: one.country } }),
                      {
                        told: () => t('toys.office.opened'),
                      },
                    );
                    if (answer.ok) setClosings(answer.data.closings);
                  }}
                >
                  {t('toys.office.switchOn')}
                </Button>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-end gap-2">
            <Select
              label={t('toys.office.country')}
              value={country}
              onChange={(event) => setCountry(event.currentTarget.value)}
              options={[
                { value: '', label: t('toys.office.choose') },
                ...open.map(({ code, name }) => ({ value: code, label: name })),
              ]}
            />
            <Button variant="danger" disabled={country === ''} onClick={() => setAsked(true)}>
              {t('toys.office.switchOff')}
            </Button>
          </div>
        </div>
      </Card>
      {isAsked ? (
        <ReasonDialog
          title={t('toys.office.switchOff')}
          text={t('toys.office.closeText', { country: format.countryName(country) })}
          label={t('toys.office.reason')}
          cancel={t('toys.office.cancel')}
          told={t('toys.office.closed')}
          call={(api, reason) => api.call(closeToys, { params: { country }, body: { reason } })}
          onClose={() => setAsked(false)}
          onDone={(data) => {
            setClosings(data.closings);
            setCountry('');
            setAsked(false);
          }}
        />
      ) : null}
    </WorkPage>
  );
}
