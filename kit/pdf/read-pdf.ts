import { inflateSync } from 'node:zlib';

/** The words of a PDF of ours, page by page: what somebody would copy out of it. */
export function readPdf(bytes: Uint8Array): { pages: string[]; source: string } {
  const source = Buffer.from(bytes).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id, body] of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) objects.set(String(id), String(body));
  const object = (id: string | undefined): string => objects.get(id ?? '') ?? '';
  const streamOf = (id: string | undefined): string => {
    const [, data = ''] = /stream\n([\s\S]*)\nendstream/.exec(object(id)) ?? [];
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  };
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  return { source, pages: pages.map((page) => wordsOf(page)) };

  function wordsOf(page: string): string {
    const resources = object(/\/Resources (\d+) 0 R/.exec(page)?.[1]);
    const signs = new Map<string, Map<number, string>>();
    for (const [, name, id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g))
      signs.set(String(name), signsOf(streamOf(/\/ToUnicode (\d+) 0 R/.exec(object(id))?.[1])));
    let font = signs.get('');
    let words = '';
    for (const [, name, shown] of streamOf(/\/Contents (\d+) 0 R/.exec(page)?.[1]).matchAll(
      /\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g,
    )) {
      if (name) font = signs.get(name);
      else {
        for (const [, hex] of String(shown).matchAll(/<([0-9a-f]+)>/g))
          for (const code of String(hex).match(/.{4}/g) ?? [])
            words += font?.get(Number.parseInt(code, 16)) ?? '\ufffd';
        words += ' ';
      }
    }
    return words.replace(/\s+/g, ' ');
  }
}

/** Which sign each number of a font stands for. */
function signsOf(map: string): Map<number, string> {
  const signs = new Map<number, string>();
  for (const [, from, , list] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    const found = String(list).match(/<[^>]+>/g) ?? [];
    for (const [at, hex] of found.entries()) {
      const units = hex.match(/[0-9a-f]{4}/gi) ?? [];
      const sign = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
      signs.set(Number.parseInt(String(from), 16) + at, sign);
    }
  }
  return signs;
}
