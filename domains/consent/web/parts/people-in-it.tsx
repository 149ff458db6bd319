import { CircleCheck, Hourglass, Plus, TriangleAlert, UserX, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { day } from '#kit/entries/entry.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button, IconButton } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useSave } from '#kit/web/live/use-save.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Cast } from '../../contract/index.ts';
import { getCast, mostOthers, setCast } from '../../contract/index.ts';

/** For the studio's editors: who else is in a thing, when it was made, and who still has to agree. */
export function PeopleInIt({ kind, id }: { kind: string; id: string }): ReactNode {
  const api = useApi();
  const [cast, setCastTo] = useState<Cast | null>(null);
  useEffect(() => {
    let isOver = false;
    void api.call(getCast, { params: { kind, id } }).then((answer) => {
      if (!isOver && answer.ok) setCastTo(answer.data.cast);
    });
    return () => {
      isOver = true;
    };
  }, [api, kind, id]);
  if (cast === null) return null;
  return <Editor kind={kind} id={id} cast={cast} onSaved={setCastTo} />;
}

/** The same where its page has loaded who is in it. */
export function CastEditor({ kind, id, cast: first }: Omit<EditorProps, 'onSaved'>): ReactNode {
  const [cast, setCastTo] = useState(first);
  return <Editor kind={kind} id={id} cast={cast} onSaved={setCastTo} />;
}

interface EditorProps {
  readonly kind: string;
  readonly id: string;
  readonly cast: Cast;
  readonly onSaved: (cast: Cast) => void;
}

function Editor({ kind, id, cast, onSaved }: EditorProps): ReactNode {
  const t = useMessages();
  const api = useApi();
  const saving = useSave();
  const [names, setNames] = useState<readonly string[]>(() => cast.others.map(({ name }) => name));
  const [recordedOn, setRecordedOn] = useState(cast.recordedOn);
  const [typed, setTyped] = useState('');
  const standings = new Map(cast.others.map(({ name, standing }) => [name, standing]));
  const isChanged =
    typed.trim() !== '' ||
    recordedOn !== cast.recordedOn ||
    names.join('\n') !== cast.others.map(({ name }) => name).join('\n');
  const withTyped = (): readonly string[] =>
    typed.trim() === '' || names.includes(typed.trim()) ? names : [...names, typed.trim()];
  const add = (): void => {
    setNames(withTyped());
    setTyped('');
  };
  const save = async (): Promise<void> => {
    const all = withTyped();
    setNames(all);
    setTyped('');
    let saved: Cast | null = null;
    const isTaken = await saving.save(async () => {
      const answer = await api.call(setCast, { params: { kind, id }, body: { names: [...all], recordedOn } });
      if (answer.ok) saved = answer.data.cast;
      return answer;
    }, t('consent.studio.saved'));
    if (!isTaken || saved === null) return;
    const { others } = saved as Cast;
    setNames(others.map(({ name }) => name));
    onSaved(saved);
  };
  return (
    <Card title={t('consent.studio.who')} description={t('consent.studio.whoText')}>
      <form
        className="grid min-w-0 grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Standing cast={cast} />
        {names.length === 0 ? null : (
          <ul className="grid gap-1">
            {names.map((name, index) => (
              <li key={name} className="flex min-w-0 flex-wrap items-center gap-x-2">
                <b className="min-w-0 flex-1 truncate">
                  <bdi>{name}</bdi>
                </b>
                <Badge tone={tones[standings.get(name) ?? 'new']}>
                  {t(`consent.studio.standing.${standings.get(name) ?? 'new'}`)}
                </Badge>
                {(standings.get(name) ?? 'asked') === 'asked' ? (
                  <IconButton
                    size="sm"
                    variant="ghost"
                    label={t('consent.studio.remove', { name })}
                    icon={<X aria-hidden />}
                    onClick={() => setNames((before) => before.filter((one) => one !== name))}
                  />
                ) : null}
                {saving.errorOf(`names.${index}`) === undefined ? null : (
                  <span className="basis-full text-danger text-sm">{saving.errorOf(`names.${index}`)}</span>
                )}
              </li>
            ))}
          </ul>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <TextField
            label={t('consent.studio.name')}
            hint={t('consent.studio.nameText')}
            maxLength={40}
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button
            icon={<Plus aria-hidden />}
            disabled={typed.trim() === '' || names.length >= mostOthers}
            onClick={add}
          >
            {t('consent.studio.add')}
          </Button>
        </div>
        <EntryField
          entry={day}
          label={t('consent.studio.recordedOn')}
          hint={t('consent.studio.recordedOnText')}
          error={saving.errorOf('recordedOn')}
          value={recordedOn}
          onChange={({ currentTarget }) => setRecordedOn(currentTarget.value)}
        />
        {saving.refusal ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {saving.refusal}
          </p>
        ) : null}
        <Button type="submit" loading={saving.busy} disabled={!isChanged} className="justify-self-start">
          {t('consent.studio.save')}
        </Button>
      </form>
    </Card>
  );
}

const tones = { new: 'neutral', asked: 'info', agreed: 'success', refused: 'danger', withdrawn: 'danger' } as const;

/** Whether it may be shown, and who is missing. */
function Standing({ cast }: { cast: Cast }): ReactNode {
  const t = useMessages();
  const namesOf = (...wanted: readonly string[]): string =>
    cast.others
      .filter(({ standing }) => wanted.includes(standing))
      .map(({ name }) => name)
      .join(', ');
  const said = namesOf('refused', 'withdrawn');
  const missing = namesOf('asked');
  const [Mark, look, words] = cast.isCovered
    ? ([CircleCheck, 'text-success', t('consent.studio.covered')] as const)
    : cast.isPaused
      ? ([Hourglass, 'text-info', t('consent.studio.paused')] as const)
      : !cast.isProven
        ? ([TriangleAlert, 'text-danger', t('consent.studio.unproven')] as const)
        : said !== ''
          ? ([UserX, 'text-danger', t('consent.studio.saidNo', { names: said })] as const)
          : missing !== ''
            ? ([Hourglass, 'text-info', t('consent.studio.missing', { names: missing })] as const)
            : ([TriangleAlert, 'text-danger', t('consent.studio.notShown')] as const);
  return (
    <p role="status" className={`flex items-start gap-2 font-medium text-sm ${look}`}>
      <Mark aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="[overflow-wrap:anywhere]">{words}</span>
    </p>
  );
}
