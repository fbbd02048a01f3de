/** How long an article takes to read, for someone who decides between the bus and the sofa. */

const wordsPerMinute = 200

/** '3 minutes to read', never less than one. */
export function getReadingTime(text: string): string {
  const words = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
  const minutes = Math.max(1, Math.round(words / wordsPerMinute))
  return minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`
}
