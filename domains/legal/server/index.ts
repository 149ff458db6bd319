import { publicOrigin } from '#kit/config/public-url.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { coinsPerEuro } from '#kit/money/coins.ts';
import { handle } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { LegalText } from '../contract/index.ts';
import { downloadLegalText, getLegalText } from '../contract/index.ts';
import { textById, textInForce } from './find-text.ts';
import type { Publication } from './publications.ts';
import type { Facts } from './render.ts';
import { fill, render, renderFile } from './render.ts';

const product = 'vesper';

/** The legal texts of the house. */
export function createLegal({ config, clock }: Pick<Kit, 'config' | 'clock'>): DomainServer {
  const facts: Facts = {
    operator: config.OPERATOR_NAME,
    address: config.OPERATOR_ADDRESS,
    email: config.OPERATOR_EMAIL,
    site: publicOrigin(config),
    coins: String(coinsPerEuro),
  };
  const today = (): string => new Date(clock.now()).toISOString().slice(0, 10);
  const present = ({ document, ...text }: Publication): LegalText => ({
    ...text,
    product,
    html: render(document, facts),
    title: document.title,
    summary: fill(document.summary, facts),
    sections: document.sections.map(({ anchor, title }) => ({ anchor, title })),
  });
  return {
    name: 'legal',
    handlers: [
      handle(getLegalText, async ({ params }, { caller }) => {
        const found = textInForce(params.type, caller.language, today());
        if (!found) throw new Problem(notFound);
        return present(found);
      }),
      handle(downloadLegalText, async ({ params }) => {
        const found = textById(params.legalTextId);
        if (!found) throw new Problem(notFound);
        const { document, language, type, version, validFrom } = found;
        const line = `${facts.operator} · ${type} ${version} · ${validFrom}`;
        return {
          body: Buffer.from(renderFile(document, facts, { language, line })),
          type: 'text/html; charset=utf-8',
          cacheSeconds: 3600,
          filename: `${product}-${type.toLowerCase()}-${version}-${language}.html`,
        };
      }),
    ],
  };
}
