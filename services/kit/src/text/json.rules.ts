/** JSON that somebody else has written. */

/** No body, form or file of ours is nested half as deeply. What is, exhausts the stack of the code that writes it down again. */
const maxDepth = 32

/** What the text says; undefined where it is no JSON, or nested more deeply than any of ours. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return isTooDeep(value) ? undefined : value
  } catch {
    return undefined
  }
}

/** Whether lists and objects are nested more deeply than in any JSON of ours. */
export function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; depth <= maxDepth; depth += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
    if (level.length === 0) return false
  }
  return true
}
