/** One figure of a benchmark, beside its peer of the same run and the goal it is held against. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly peer?: { readonly name: string; readonly value: number } | undefined;
  /** `max`: at most, `min`: at least. */
  readonly goal?: { readonly max: number } | { readonly min: number } | undefined;
}
