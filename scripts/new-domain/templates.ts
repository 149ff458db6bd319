import type { Names } from './names.ts';
import { fillIn } from './names.ts';
import type { Option } from './options.ts';

/** A line of a template that is no text: which options what follows is for. */
const mark = /^\s*\/\/(only|if|else|end)\b ?(.*)$/;

/**
 * What a template says for these options, with the names filled in; null for a file that none of them wants. A template holds
 * lines of its own: `//only EXPR` in the first one says who wants the file, `//if EXPR`, `//else` and `//end` who wants the lines between. An
 * EXPR joins names of options by `||`, `&&` and `!`, in this order of strength from weak to strong.
 * @throws Error for a mark that is not closed
 */
export function fromTemplate(template: string, names: Names, has: ReadonlySet<Option>): string | null {
  const lines: string[] = [];
  const open: boolean[] = [];
  for (const line of template.split('\n')) {
    const [, word, expression = ''] = mark.exec(line) ?? [];
    if (word === 'only') {
      if (!holds(expression, has)) return null;
    } else if (word === 'if') open.push(holds(expression, has));
    else if (word === 'else') open.push(!open.pop());
    else if (word === 'end') open.pop();
    else if (open.every(Boolean)) lines.push(line);
  }
  if (open.length > 0) throw new Error(`A template does not close its //if: ${template.slice(0, 200)}`);
  return fillIn(lines.join('\n'), names);
}

function holds(expression: string, has: ReadonlySet<Option>): boolean {
  const one = (name: string): boolean => {
    const isNot = name.startsWith('!');
    return has.has((isNot ? name.slice(1) : name) as Option) !== isNot;
  };
  return expression.split('||').some((all) => all.split('&&').every((name) => one(name.trim())));
}
