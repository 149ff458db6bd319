import type { Source } from './sources.ts';

const exported =
  /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|interface|type|abstract class) (\w+)/gm;
const listed = /^export (?:type )?\{([^}]*)\}/gm;
/** Methods and properties of exported interfaces, and of the objects that exported functions return. */
const members = /^ {2,4}(?:readonly |async |get |#)?(\w+)\??(?:[(<:]|: )/gm;
const shape = /^export (?:interface|class|type|abstract class) \w+[^{]*\{[\s\S]*?^\}/gm;

/** What modules export, and the members of the interfaces, classes and types among it. */
export function exportedNames(sources: readonly Source[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { text } of sources) {
    for (const [, name] of text.matchAll(exported)) names.add(name as string);
    for (const [, list] of text.matchAll(listed))
      for (const one of (list as string).split(',')) names.add(one.trim().split(/\s+/).at(-1) ?? '');
    for (const [body] of text.matchAll(shape)) for (const [, name] of body.matchAll(members)) names.add(name as string);
  }
  return names;
}
