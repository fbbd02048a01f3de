/** Returns a builder: a test gives the values that it is about, and the defaults are the rest. */
export const createBuilder =
  <Built extends object>(defaults: Built & { __typename?: string }) =>
  (overrides: Partial<Built> = {}): Built => ({ ...defaults, ...overrides })
