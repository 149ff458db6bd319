import { homeBlockNames as brought } from '#domains/performers/web/parts/home-block-names.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { BlockRule } from '../../contract/blocks.ts';

const ruleOf = (block: string): BlockRule => ({
  block,
  desk: 'small',
  phone: 'small',
  audience: 'everybody',
  languages: [],
  from: null,
  until: null,
});

const all: readonly BlockRule[] = [
  { ...ruleOf('live'), desk: 'large', phone: 'large' },
  ruleOf('own'),
  ...brought.map(({ block }) => ruleOf(block)),
  ruleOf('later'),
];

/** The homepage as it stands without an arrangement: what a new one begins with. */
export const useAsFilled = (): BlockRule[] => [...all];

/** What operators call a block; its name where its domain is not there any more. */
export function useBlockName(): (block: string) => string {
  const t = useMessages();
  return (block) => {
    const label = brought.find((one) => one.block === block)?.label ?? `home.office.block.${block}`;
    return t.maybe(label) ?? block;
  };
}
