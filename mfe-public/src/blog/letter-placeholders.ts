/** The placeholders of a letter template: what is in square brackets, such as `[your name]`. */

// Not an empty box to tick, `[ ]`.
const placeholderPattern = /\[[^\S\n]*([^[\]\s][^[\]\n]*)\]/

/** The letter in parts; `placeholder` is the name of what is to be filled in. */
export const splitLetter = (template: string): { text: string; placeholder?: string }[] =>
  template
    .split(placeholderPattern)
    .map((text, index) => (index % 2 === 0 ? { text } : { text: `[${text}]`, placeholder: text.trim() }))

/** Their names, each once. */
export const listPlaceholders = (template: string): string[] => [
  ...new Set(splitLetter(template).flatMap(({ placeholder }) => placeholder ?? [])),
]

/** The letter with what is filled in; other placeholders stay. */
export const fillLetter = (template: string, values: ReadonlyMap<string, string>): string =>
  splitLetter(template)
    .map(({ text, placeholder }) => (placeholder && values.get(placeholder)?.trim()) || text)
    .join('')
