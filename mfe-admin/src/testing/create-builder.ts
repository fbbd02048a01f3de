/** Returns a builder of these values, of which a test gives those that it is about. */
export const createBuilder =
  <Built extends object>(defaults: Built & { __typename?: string }) =>
  (overrides: Partial<Built> = {}): Built => ({ ...defaults, ...overrides })
