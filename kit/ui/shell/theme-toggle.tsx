import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Segmented } from '../primitives/segmented.tsx';

/** What a guest wants the light to be; `auto` follows the device. */
export type Theme = 'auto' | 'dark' | 'light';

/** Dark, light, or as the device says. The screen stores it and sets `data-theme` on the root. */
export function ThemeToggle({
  value,
  onChange,
  labels,
}: {
  value: Theme;
  onChange: (theme: Theme) => void;
  labels: { legend: string } & Record<Theme, string>;
}): ReactNode {
  return (
    <Segmented
      name={useId()}
      legend={labels.legend}
      value={value}
      onValueChange={(next) => onChange(next as Theme)}
      options={[
        { value: 'auto', label: labels.auto, icon: <Monitor aria-hidden /> },
        { value: 'dark', label: labels.dark, icon: <Moon aria-hidden /> },
        { value: 'light', label: labels.light, icon: <Sun aria-hidden /> },
      ]}
    />
  );
}
