/** The beginning of a longer text, for a card that only has room for one thought. */

/** Whole sentences, as many as fit into `room`, and always the first. */
export function truncateToSentences(text: string, maxLength = 150): string {
  const sentences = text.match(/[^.!?]+[.!?]+(?=\s|$)|[^.!?]+$/g) ?? [text]
  let excerpt = sentences[0]!.trim()
  for (const sentence of sentences.slice(1)) {
    if (excerpt.length + sentence.length > maxLength) break
    excerpt += ` ${sentence.trim()}`
  }
  return excerpt
}
