/**
 * What a page asks for, in the order it is needed. Until something is seen, a slow line and a slow processor belong to
 * style, letters and the first pictures: scripts only bring to life what is already there. React and the router write the
 * page, so the order is made of what they wrote.
 */
export interface HeadStart {
  readonly html: string;
  /** The `link` header (RFC 8288): fetched before the browser has read a line of the page. Empty when there is nothing. */
  readonly link: string;
}

/** How long scripts wait for the paint (Paint Timing), in milliseconds: a tab in the background paints nothing. */
const longestWait = 1500;

/**
 * Names a rendered page's style sheets and letters for the `link` header, and lets its scripts begin after the first
 * paint. `atOnce`: they begin as soon as they can, for pages whose picture is drawn by scripts.
 */
export function headStart(html: string, { atOnce }: { atOnce: boolean }): HeadStart {
  const end = html.indexOf('</head>');
  if (end < 0) return { html, link: '' };
  const head = html.slice(0, end);
  const links = [...head.matchAll(/<link\s[^>]*>/g)].map(([tag]) => tag);
  const sheets = links.filter((tag) => /\srel="stylesheet"/.test(tag)).map(hrefOf);
  const letters = links.filter((tag) => /\srel="preload"[^>]*\sas="font"/.test(tag)).map(hrefOf);
  return {
    html: atOnce ? html : afterFirstPaint(head, html.slice(end)),
    link: [
      ...sheets.map((href) => `<${href}>; rel=preload; as=style`),
      ...letters.map((href) => `<${href}>; rel=preload; as=font; crossorigin`),
    ].join(', '),
  };
}

const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const mainModule = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/;

/** Puts a few lines in the place of the module the router starts with; they fetch and start it once there is a picture. */
function afterFirstPaint(head: string, rest: string): string {
  const modules = [...head.matchAll(modulePreload)].map(([tag]) => hrefOf(tag));
  const later = rest.replace(
    mainModule,
    (_, nonce: string | undefined, code: string) => `<script${nonce ?? ''}>${starter(code, modules)}</script>`,
  );
  return later === rest ? head + rest : head.replace(modulePreload, '') + later;
}

function starter(code: string, modules: readonly string[]): string {
  return [
    '((nonce)=>{let begun;const begin=()=>{if(begun)return;begun=1;',
    'const add=(tag,parts)=>document.head.append(Object.assign(document.createElement(tag),parts));',
    `for(const href of ${inScript(modules)})add("link",{rel:"modulepreload",href});`,
    `add("script",{type:"module",nonce,textContent:${inScript(code)}})};`,
    'new PerformanceObserver(begin).observe({type:"paint",buffered:true});',
    `setTimeout(begin,${longestWait})})(document.currentScript.nonce)`,
  ].join('');
}

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function hrefOf(tag: string): string {
  return /\shref="([^"#]*)/.exec(tag)?.[1] ?? '';
}
