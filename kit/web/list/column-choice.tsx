import { Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Form, useSearchParams, useSubmit } from 'react-router';
import type { AnyList } from '#kit/contract/list.ts';
import { Button, buttonClass } from '#kit/ui/primitives/button.tsx';
import { Checkbox } from '#kit/ui/primitives/choice.tsx';
import { HeaderMenu } from '#kit/ui/shell/header-menu.tsx';
import { columnsOf } from './address.ts';
import type { ColumnWords } from './list-columns.tsx';
import { useListFrame } from './list-frame.tsx';

/** Which columns are shown; kept in the address. With scripts each press takes effect at once. */
export function ColumnChoice({
  list,
  columns,
}: {
  list: AnyList;
  columns: Readonly<Record<string, ColumnWords<never>>>;
}): ReactNode {
  const { words } = useListFrame();
  const [params] = useSearchParams();
  const submit = useSubmit();
  const shown = columnsOf(list, params);
  // The boxes follow the press at once and the address when it comes.
  const [chosen, setChosen] = useState({ of: params, columns: shown });
  if (chosen.of !== params) setChosen({ of: params, columns: shown });
  const kept = [...params].filter(([name]) => name !== 'column' && name !== 'after');
  return (
    <HeaderMenu
      label={words.columns}
      stays
      className={buttonClass()}
      panelClassName="p-4 menu:w-72"
      trigger={
        <>
          <Columns3 aria-hidden />
          {words.columns}
        </>
      }
    >
      <Form onChange={(event) => void submit(event.currentTarget, { replace: true, preventScrollReset: true })}>
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {Object.keys(list.columns)
          .filter((column) => columns[column] && !columns[column]?.isName)
          .map((column) => (
            <Checkbox
              key={column}
              name="column"
              value={column}
              label={columns[column]?.header}
              checked={chosen.columns.includes(column)}
              onChange={({ currentTarget: { checked } }) =>
                setChosen({
                  of: params,
                  columns: checked ? [...chosen.columns, column] : chosen.columns.filter((one) => one !== column),
                })
              }
            />
          ))}
        <noscript>
          <Button type="submit">{words.apply}</Button>
        </noscript>
      </Form>
    </HeaderMenu>
  );
}
