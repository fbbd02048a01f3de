/** Words that were written apart: 'Day Care' where the other name has 'Daycare', 'Mei-ling' where it has 'Meiling'. */

/** One name with those of its words in one that are one in the other. */
export function joinedAs(
  words: string[],
  other: string[],
  areOne: (one: string, other: string) => boolean,
): string[] {
  for (const [place, word] of words.entries()) {
    const next = words[place + 1]
    if (next === undefined || other.includes(word) || other.includes(next)) continue
    const both = word + next
    if (both.length > 3 && other.some((one) => areOne(one, both)))
      return [...words.slice(0, place), both, ...joinedAs(words.slice(place + 2), other, areOne)]
  }
  return words
}
