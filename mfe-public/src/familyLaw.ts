/** Whether a page is about what happens at home: then there is a way to leave it at once. */

const words =
  /\b(?:family (?:law|safety)|domestic violence|protective orders?|restraining orders?|custody|divorce|abus\w+)\b/i

/** Any of these texts tells of family law. */
export const isAboutFamily = (...texts: readonly (string | null | undefined)[]) =>
  texts.some((text) => text && words.test(text))
