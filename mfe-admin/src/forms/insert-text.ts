/** Inserts a text into another one, which loses nothing. */

export interface Insertion {
  text: string
  /** Where the inserted text ends. */
  end: number
}

/** An empty line keeps it apart from what is written before and after. */
export function insertText(text: string, position: number, inserted: string): Insertion {
  const before = text.slice(0, position).trimEnd()
  const after = text.slice(position).trimStart()
  const beginning = before ? `${before}\n\n${inserted}` : inserted
  return { text: after ? `${beginning}\n\n${after}` : beginning, end: beginning.length }
}
