/**
 * Gaps: what only the office can fill, written as `[[the state whose law applies]]`. Editors see them marked; what
 * visitors read has none (`omit-gaps.rules.ts`).
 */

const gapPattern = /\[\[(.+?)\]\]/g

/** What is still to be filled, in the order of the texts, each once. */
export const listGaps = (...texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => [...(text ?? '').matchAll(gapPattern)].map(([, gap = '']) => gap))),
]

/** The text with the same words in the place of each gap. */
export const replaceGaps = (text: string, words: string): string => text.replace(gapPattern, words)

/** The text with its gaps in single brackets, where they cannot be marked. */
export const bracketGaps = (text: string): string => replaceGaps(text, '[$1]')

/** The text in pieces: those with an odd index are gaps. */
export const splitAtGaps = (text: string): string[] => text.split(gapPattern)
