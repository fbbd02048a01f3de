/** The page of a list in an address. */

/** The page number in a URL; the first if it is invalid. Seven digits are more than any list has, and fit in GraphQL. */
export const parsePageNumber = (text: string | null): number =>
  /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : 1
