/** A function whose answer for the very same object is the very same: for objects that nobody changes. It is forgotten with the object. */
export function derived<S extends object, T>(make: (source: S) => T): (source: S) => T {
  const known = new WeakMap<S, { readonly value: T }>();
  return (source) => {
    const before = known.get(source);
    if (before) return before.value;
    const value = make(source);
    known.set(source, { value });
    return value;
  };
}
