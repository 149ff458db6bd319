/**
 * What a page asks for, in the order it is needed. Until something is seen, a slow line and a slow processor belong to
 * style, fonts and the first pictures: scripts only bring to life what is already there. React and the router write the
 * page, so the order is made of what they wrote.
 */
export interface DeferredScripts {
  readonly html: string;
  /** The `link` header (RFC 8288): fetched before the browser has read a line of the page. Empty when there is nothing. */
  readonly link: string;
  /** Texts of scripts that the page's own scripts start: its content security policy has to name them. */
  readonly started: readonly string[];
}

/** How long scripts wait for the paint (Paint Timing), in milliseconds: a tab in the background paints nothing. */
const longestWait = 1500;

/**
 * Names a rendered page's style sheets and fonts for the `link` header, and lets its scripts begin after the first
 * paint. `atOnce`: they begin as soon as they can, for pages whose picture is drawn by scripts. `words`: files with the words
 * that its scripts say, fetched beside them.
 */
export function deferScripts(
  html: string,
  { atOnce, words = [] }: { atOnce: boolean; words?: readonly string[] },
): DeferredScripts {
  const end = html.indexOf('</head>');
  if (end < 0) return { html, link: '', started: [] };
  const head = html.slice(0, end);
  const links = [...head.matchAll(/<link\s[^>]*>/g)].map(([tag]) => tag);
  const sheets = links.filter((tag) => /\srel="stylesheet"/.test(tag)).map(hrefOf);
  const fonts = links.filter((tag) => /\srel="preload"[^>]*\sas="font"/.test(tag)).map(hrefOf);
  const module = mainModule.exec(html)?.[2];
  return {
    html: ordered(head, html.slice(end), atOnce, words),
    started: module === undefined ? [] : [module],
    link: [
      ...sheets.map((href) => `<${href}>; rel=preload; as=style`),
      ...fonts.map((href) => `<${href}>; rel=preload; as=font; crossorigin`),
    ].join(', '),
  };
}

const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const mainModule = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Puts a few lines in the place of the module the router starts with; they fetch and start it once there is a picture, or
 * at once. What a policy with 'strict-dynamic' names by hash may only start others when it was not written in the page
 * itself, so they are there in both cases.
 */
function ordered(head: string, rest: string, atOnce: boolean, words: readonly string[]): string {
  const named = atOnce ? [] : [...head.matchAll(modulePreload)].map(([tag]) => hrefOf(tag));
  const modules = [...named, ...words];
  const deferred = rest.replace(
    mainModule,
    (_, nonce: string | undefined, code: string) => `<script${nonce ?? ''}>${starter(code, modules, atOnce)}</script>`,
  );
  return deferred === rest || atOnce ? head + deferred : head.replace(modulePreload, '') + deferred;
}

function starter(code: string, modules: readonly string[], atOnce: boolean): string {
  const first = 'const add=(tag,parts)=>document.head.append(Object.assign(document.createElement(tag),parts));';
  const start = `add("script",{type:"module",nonce,textContent:${inScript(code)}})`;
  const fetch = `for(const href of ${inScript(modules)})add("link",{rel:"modulepreload",href});`;
  if (atOnce) return `((nonce)=>{${first}${modules.length > 0 ? fetch : ''}${start}})(document.currentScript.nonce)`;
  return [
    `((nonce)=>{let begun;${first}const begin=()=>{if(begun)return;begun=1;${fetch}${start}};`,
    'new PerformanceObserver(begin).observe({type:"paint",buffered:true});',
    `setTimeout(begin,${longestWait})})(document.currentScript.nonce)`,
  ].join('');
}

/** A value as it may stand in a script of a page. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function hrefOf(tag: string): string {
  return /\shref="([^"#]*)/.exec(tag)?.[1] ?? '';
}
