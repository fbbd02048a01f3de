// HTML from templates: what is put in is text, unless it was made here.
const made = Symbol('made here')

export interface Html {
  [made]: string
}

type Piece = string | number | Html | Html[] | false | undefined

/** A template whose values are escaped. */
export function html(words: TemplateStringsArray, ...pieces: Piece[]): Html {
  return { [made]: words.map((word, index) => word + written(pieces[index])).join('') }
}

export function textOf(page: Html): string {
  return page[made]
}

function written(piece: Piece): string {
  if (piece === undefined || piece === false) return ''
  if (Array.isArray(piece)) return piece.map(textOf).join('')
  return typeof piece === 'object' ? textOf(piece) : escaped(String(piece))
}

function escaped(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}
