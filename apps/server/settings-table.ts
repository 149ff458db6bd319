import { z } from 'zod';
import type { AnySettings } from '#kit/config/settings.ts';

interface Described {
  readonly description?: string;
  readonly default?: unknown;
}

/** What an operator reads of one setting, from its declaration alone. @throws Error for one that says nothing of itself */
function lineOf(owner: string, name: string, schema: z.ZodType): string {
  const said = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described;
  if (!said.description) throw new Error(`${name} of ${owner} says not what it is for: .describe it.`);
  const standard = said.default === undefined || said.default === '' ? '' : `\`${String(said.default)}\``;
  return `| \`${name}\` | ${standard} | ${said.description.replaceAll('|', '\\|')} |`;
}

/** `settings.md`: everything operators can set, by who owns it. */
export function settingsTable(all: readonly AnySettings[]): string {
  const parts = all.map(({ owner, schema }) => {
    const lines = Object.entries(schema.shape).map(([name, one]) => lineOf(owner, name, one as z.ZodType));
    return `## ${owner}\n\n| setting | when not given | for |\n| --- | --- | --- |\n${lines.join('\n')}\n`;
  });
  return `# Settings

Variables of the environment, as the kit and each domain declare them (decision 045). Written by \`npm run generate\`;
\`docs/operations.md\` tells what to do with them.

${parts.join('\n')}`;
}
