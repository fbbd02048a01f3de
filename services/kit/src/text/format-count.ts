/** Counts with their nouns, for people. */

/** '1 entry', '2 entries', '3,409 judgments'; for nouns whose plural is regular. */
export const formatCount = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : pluralize(noun)}`

const pluralize = (noun: string) => (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`)
