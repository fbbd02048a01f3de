/** The beginning of a longer text, for a card that only has room for one thought. */

/** Whole sentences, as many as fit into `room`, and always the first. */
export function opening(text: string, room = 150): string {
  const sentences = text.match(/[^.!?]+[.!?]+(?=\s|$)|[^.!?]+$/g) ?? [text]
  let taken = sentences[0]!.trim()
  for (const sentence of sentences.slice(1)) {
    if (taken.length + sentence.length > room) break
    taken += ` ${sentence.trim()}`
  }
  return taken
}
