/** How many years of school a text asks for. */
import { syllable } from 'syllable'

/** Whole sentences alone: a label or a heading would count as a very short one, and make the rest seem easier. */
const splitSentences = (text: string) =>
  text
    .split(/\n+/)
    .filter((line) => /[.!?]["”)]?$/.test(line.trim()))
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .filter((sentence) => /\p{L}/u.test(sentence))

/** The words of a text: what has a letter in it, without addresses and references. */
export const splitWords = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !/[@/]|\d/.test(word))

/**
 * The Flesch-Kincaid grade level of the sentences in these texts; 0 without any.
 * Source: Kincaid et al., Derivation of New Readability Formulas, Research Branch Report 8-75 (1975).
 */
export function getReadingGrade(texts: readonly string[]): number {
  const sentences = texts.flatMap(splitSentences).map(splitWords)
  const words = sentences.flat()
  if (words.length === 0) return 0
  const sentenceCount = sentences.filter((sentence) => sentence.length > 0).length
  const syllableCount = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return 0.39 * (words.length / sentenceCount) + 11.8 * (syllableCount / words.length) - 15.59
}
