// A value in JSON piece by piece, so that the text of a long list is nowhere as a whole.

/** Items of a list in one piece: some kilobytes for most types. */
const itemsPerChunk = 50

/** Whether the JSON of a value comes in several pieces. */
export const isLongList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > itemsPerChunk

/** The JSON of a value; that of a list in pieces of fifty items. */
export function* formatJsonChunks(value: unknown): Generator<string> {
  if (!isLongList(value)) {
    yield JSON.stringify(value)
    return
  }
  for (let start = 0; start < value.length; start += itemsPerChunk) {
    // Without the brackets of the piece.
    const items = JSON.stringify(value.slice(start, start + itemsPerChunk)).slice(1, -1)
    yield `${start === 0 ? '[' : ','}${items}`
  }
  yield ']'
}
