import { useEffect } from 'react';

/** A style while it has users; the first one's text holds. */
interface Sheet {
  users: number;
  sheet: CSSStyleSheet | null;
}

/**
 * Stands in for the package `react-style-singleton`, through which dialogs and menus hold the page behind them still. A
 * constructed style sheet needs no exception in the content security policy, as a style element would.
 */
export function styleSingleton(): (props: { styles: string; dynamic?: boolean }) => null {
  const own: Sheet = { users: 0, sheet: null };
  return (props) => useSheet(own, props);
}

function useSheet(own: Sheet, { styles, dynamic = false }: { styles: string; dynamic?: boolean }): null {
  const isPut = styles !== '' && dynamic;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is there stays until its last user leaves
  useEffect(() => {
    put(own, styles);
    return () => take(own);
  }, [isPut]);
  return null;
}

function put(own: Sheet, styles: string): void {
  own.users += 1;
  if (own.sheet) return;
  own.sheet = new CSSStyleSheet();
  own.sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(own.sheet);
}

function take(own: Sheet): void {
  own.users -= 1;
  if (own.users > 0 || !own.sheet) return;
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(own.sheet), 1);
  own.sheet = null;
}
