/** Words that were written apart: 'Day Care' where the other name has 'Daycare', 'Mei-ling' where it has 'Meiling'. */

/** One name with those of its words in one that are one in the other. */
export function joinSplitWords(
  words: string[],
  other: string[],
  areOne: (one: string, other: string) => boolean,
): string[] {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    if (next === undefined || other.includes(word) || other.includes(next)) continue
    const joined = word + next
    if (joined.length > 3 && other.some((one) => areOne(one, joined)))
      return [...words.slice(0, index), joined, ...joinSplitWords(words.slice(index + 2), other, areOne)]
  }
  return words
}
