/** Kinds of things, each as often as it has weight beside the others. */

/** The kinds in turn, evenly mixed: of each as many as it has weight. */
export function mixByWeight<Weighted extends { weight: number }>(kinds: readonly Weighted[]): Weighted[] {
  const slots = kinds.flatMap((kind) =>
    Array.from({ length: kind.weight }, (_, index) => ({ kind, position: (index + 0.5) / kind.weight })),
  )
  return slots.toSorted((one, other) => one.position - other.position).map(({ kind }) => kind)
}
