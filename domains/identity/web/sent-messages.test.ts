import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('a page sends each message of identity over the socket (spec 2 §7): the address, the password, the mail', () => {
  const pages = globSync('domains/*/web/**/*.tsx').map((path) => readFileSync(path, 'utf8'));
  for (const message of ['refreshEmailProperties', 'passwordChangedMessage', 'sendSignupEmail']) {
    expect(pages.filter((page) => page.includes(`channel.command(${message},`))).not.toEqual([]);
  }
});
