/** Whether a page is about family law: then it has the quick exit. */

const familyLawPattern =
  /\b(?:family (?:law|safety)|domestic violence|protective orders?|restraining orders?|custody|divorce|abus\w+)\b/i

/** Whether any of these texts is about family law. */
export const isAboutFamily = (...texts: readonly (string | null | undefined)[]) =>
  texts.some((text) => text && familyLawPattern.test(text))
