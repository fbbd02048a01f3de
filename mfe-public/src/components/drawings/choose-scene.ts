/** Which scene an item has: by its key, and another than its neighbours in a list. */

export interface SceneItem {
  /** The item's own. */
  key: string
  /** The names of drawings on offer, at least four. */
  scenes: readonly string[]
}

const otherScenes = ['document', 'book', 'envelopes', 'two-at-table', 'books']

/** The scenes of a topic, or those of any other. */
export const findScenes = (scenes: Record<string, readonly string[]>, topic: string) =>
  (Object.hasOwn(scenes, topic) && scenes[topic]) || otherScenes

/** How many of those before it stand beside it or above it, where a list has several columns. */
const neighbourCount = 3

/** The scenes of a list, in its order; an item that stands alone has the first choice of all. */
export function chooseScenes(items: readonly SceneItem[]): string[] {
  const selected: string[] = []
  for (const { key, scenes } of items) {
    const first = hash(key) % scenes.length
    const choices = [...scenes.slice(first), ...scenes.slice(0, first)]
    const neighbours = selected.slice(-neighbourCount)
    selected.push(choices.find((name) => !neighbours.includes(name))!)
  }
  return selected
}

const hash = (text: string) =>
  [...text].reduce((sum, character) => (sum * 31 + character.codePointAt(0)!) % 1_000_003, 7)
