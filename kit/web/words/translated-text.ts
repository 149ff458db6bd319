/** What stands in the place of texts: an element, and the texts it was put there for. */
interface StandIn {
  element: ChildNode;
  readonly texts: Text[];
}

/**
 * Lets React go on with a page that a translator has rewritten. Chrome, Google Translate and their like put elements in the place
 * of text nodes; React still holds those nodes and writes to, removes, or inserts beside what is no longer there: a figure stands
 * still, or the DOM throws (facebook/react#11538). From here on a text that React touches first comes back to its place; React does
 * what it came for, and the translator translates again. Decision 057. Called once, as early as may be.
 */
export function bringBackTranslatedText(): void {
  const standIns = new WeakMap<Node, StandIn>();

  const stand = (text: Text, standIn: StandIn): void => {
    standIn.texts.push(text);
    standIns.set(text, standIn).set(standIn.element, standIn);
    // React writes changed words here, where nobody would see them.
    Object.defineProperty(text, 'nodeValue', {
      configurable: true,
      get: () => text.data,
      set: (words: string) => {
        bringBack(text);
        text.data = words;
      },
    });
  };

  const bringBack = (node: Node | null): void => {
    remember(observer.takeRecords());
    const standIn = node?.nodeType === Node.TEXT_NODE ? standIns.get(node as Text) : undefined;
    if (!standIn) return;
    for (const text of standIn.texts) {
      standIns.delete(text);
      Reflect.deleteProperty(text, 'nodeValue');
    }
    // Whoever shows the original again has brought the texts back already.
    standIn.element.replaceWith(...standIn.texts.filter((text) => !text.isConnected));
  };

  const remember = (records: readonly MutationRecord[]): void => {
    const added = new Set(records.flatMap((record) => [...record.addedNodes]));
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const placed = [...addedNodes].find((one) => one instanceof HTMLElement);
      const beside = [previousSibling, nextSibling].find((one) => one?.nodeName === 'FONT' && added.has(one));
      const element = placed ?? beside;
      if (!element) continue;
      for (const gone of removedNodes) {
        const before = standIns.get(gone);
        if (gone.isConnected) continue;
        if (before && gone === before.element) {
          before.element = element as ChildNode;
          standIns.set(element, before);
        } else if (gone instanceof Text && !before) {
          stand(gone, standIns.get(element) ?? { element: element as ChildNode, texts: [] });
        }
      }
    }
  };

  const observer = new MutationObserver(remember);
  observer.observe(document, { childList: true, subtree: true });

  /** Where `node` is among the children of `parent`, also inside of what a translator put around it; null when it is not there. */
  const within = (parent: Node, node: Node | null): Node | null => {
    bringBack(node);
    let at = node;
    while (at && at.parentNode !== parent) at = at.parentNode;
    return at;
  };
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const at = within(this, child);
    if (at) removeChild.call(this, at);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    bringBack(node);
    insertBefore.call(this, node, within(this, before));
    return node;
  };
}
