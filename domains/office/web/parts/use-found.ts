import { useEffect, useState } from 'react';
import type { Translator } from '#kit/i18n/translator.ts';
import { foldOf } from '#kit/text/fold.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { FindVerb, Found } from '../../contract/find.ts';
import { find } from '../../contract/find.ts';

/** How long nothing is typed before it is asked for, in ms, and how much has to be there. */
const pause = 250;
const shortest = 2;
/** So many words at the beginning may say what is to be done: "pay back ab12". */
const mostVerbs = 2;

type Action = Found['actions'][number];
/** What was found, with what can be done with each; `isAsked`: that was typed as well, and stands first. */
export interface FoundAll {
  readonly things: readonly Found[];
  readonly actions: readonly { readonly thing: Found; readonly action: Action }[];
  readonly isAsked: boolean;
  /** What can be done with anything of these kinds, whatever was found. */
  readonly verbs: readonly FindVerb[];
}

const nothing: FoundAll = { things: [], actions: [], isAsked: false, verbs: [] };

const actionsOf = (things: readonly Found[]): FoundAll['actions'] =>
  things.flatMap((thing) => thing.actions.map((action) => ({ thing, action })));

/** The actions whose words begin with what was typed: `verb` is folded. */
function called(t: Translator, verb: string, all: Pick<FoundAll, 'things' | 'verbs'>): FoundAll['actions'] {
  const says = (key: string | null): boolean => key !== null && ` ${foldOf(t.maybe(key) ?? '')}`.includes(` ${verb}`);
  const meant = new Set(all.verbs.filter(({ words }) => says(words)).map(({ label }) => label));
  return actionsOf(all.things).filter(({ action }) => says(action.label) || meant.has(action.label));
}

/**
 * Whoever and whatever fits what was typed; what an earlier text found is not shown under a later one. Where nothing does, its first words may say
 * what to do with what the others name.
 */
export function useFound(typed: string): FoundAll {
  const api = useApi();
  const t = useMessages();
  const [found, setFound] = useState<{ typed: string; all: FoundAll }>({ typed: '', all: nothing });
  useEffect(() => {
    if (typed.length < shortest) return undefined;
    let isWanted = true;
    const ask = async (search: string): Promise<Pick<FoundAll, 'things' | 'verbs'> | null> => {
      if (search.length < shortest) return nothing;
      const answer = await api.call(find, { query: { search } });
      return isWanted && answer.ok ? { things: answer.data.found, verbs: answer.data.verbs } : null;
    };
    const look = async (): Promise<FoundAll | null> => {
      const whole = await ask(typed);
      if (whole === null) return null;
      // What can be done with the best is offered beside it.
      if (whole.things.length > 0) return { ...whole, actions: actionsOf(whole.things.slice(0, 1)), isAsked: false };
      const words = typed.split(/\s+/u);
      for (let verbs = 1; verbs <= Math.min(mostVerbs, words.length - 1); verbs += 1) {
        const meant = await ask(words.slice(verbs).join(' '));
        if (meant === null) return null;
        const actions = called(t, foldOf(words.slice(0, verbs).join(' ')), meant);
        if (actions.length > 0) return { ...meant, actions, isAsked: true };
      }
      return { ...nothing, verbs: whole.verbs };
    };
    const timer = setTimeout(async () => {
      const all = await look();
      if (all) setFound({ typed, all });
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [api, t, typed]);
  return found.typed === typed ? found.all : nothing;
}
