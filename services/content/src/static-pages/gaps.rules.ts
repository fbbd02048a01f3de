/** Gaps: what only the office can fill, written as `[[the state whose law applies]]`. */

const gapPattern = /\[\[(.+?)\]\]/g

/** What is still to be filled, in the order of the texts, each once. */
export const listGaps = (...texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => [...(text ?? '').matchAll(gapPattern)].map(([, gap = '']) => gap))),
]

/** The text with its gaps in single brackets, where they cannot be marked. */
export const bracketGaps = (text: string): string => text.replace(gapPattern, '[$1]')

/** The text in pieces: those with an odd index are gaps. */
export const splitAtGaps = (text: string): string[] => text.split(gapPattern)
