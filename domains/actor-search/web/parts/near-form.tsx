import { LocateFixed, MapPin } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { zipCountries } from '#domains/places/contract/index.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Select, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { radii } from '../../contract/index.ts';
import type { SearchAddress } from './address.ts';
import { readAddress, writeAddress } from './address.ts';

/** A tenth of a degree, some ten kilometres: no finer place leaves the device. */
const roughly = (degrees: number): number => Math.round(degrees * 10) / 10;

/**
 * Near where: a zip code and a radius, or the device's place, which is asked for on a press alone and kept nowhere but in the address.
 * `found`: whether the place of the address was found.
 */
export function NearForm({ address, found }: { address: SearchAddress; found: boolean }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const go = (next: SearchAddress): void => void navigate(writeAddress({ ...next, page: 1 }));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTrouble('');
    const given = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    go({ ...readAddress(`?${given}`), isMap: address.isMap });
  };
  const locate = (): void => {
    setTrouble('');
    if (!('geolocation' in navigator)) {
      setTrouble(t('actor-search.near.refused'));
      return;
    }
    setIsAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsAsking(false);
        const point = { lat: roughly(coords.latitude), long: roughly(coords.longitude) };
        go({ ...address, point, zip: '', zipCountry: null, radius: address.radius });
      },
      () => {
        setIsAsking(false);
        setTrouble(t('actor-search.near.refused'));
      },
      { maximumAge: 600_000, timeout: 15_000, enableHighAccuracy: false },
    );
  };
  // What else the address asks for comes along where there is no script.
  const rest = [...new URLSearchParams(writeAddress({ ...address, page: 1 }).slice(1))].filter(
    ([name]) => !['near', 'in', 'radius'].includes(name),
  );
  const unknown = address.zip !== '' && !found ? t('actor-search.near.unknown', { zip: address.zip }) : '';
  return (
    <form method="get" onSubmit={submit} className="grid gap-3">
      {rest.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid grid-cols-2 gap-2">
        <TextField
          key={address.zip}
          name="near"
          label={t('actor-search.near.zip')}
          defaultValue={address.zip}
          maxLength={12}
          autoComplete="postal-code"
          enterKeyHint="search"
          error={trouble || unknown || undefined}
        />
        <Select
          name="in"
          label={t('actor-search.near.country')}
          defaultValue={address.zipCountry ?? ''}
          options={[
            { value: '', label: t('actor-search.near.mine') },
            ...zipCountries.map((value) => ({ value, label: format.countryName(value) })),
          ]}
        />
      </div>
      <Select
        key={address.radius}
        name="radius"
        label={t('actor-search.near.radius')}
        defaultValue={address.radius === null ? '' : String(address.radius)}
        options={[
          { value: '', label: t('actor-search.near.anywhere') },
          ...radii.map((km) => ({ value: String(km), label: t('actor-search.near.km', { km }) })),
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" icon={<MapPin aria-hidden />}>
          {t('actor-search.near.submit')}
        </Button>
        <Button variant="ghost" size="sm" loading={isAsking} icon={<LocateFixed aria-hidden />} onClick={locate}>
          {t('actor-search.near.device')}
        </Button>
      </div>
      <p className="text-subtle text-xs">{t('actor-search.near.privacy')}</p>
    </form>
  );
}
