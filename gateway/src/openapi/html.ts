// HTML templates: values are escaped, unless they are HTML from a template.
const safeHtml = Symbol('made here')

export interface Html {
  [safeHtml]: string
}

type Piece = string | number | Html | Html[] | false | undefined

/** The tag of a template whose values are escaped. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return { [safeHtml]: strings.map((word, index) => word + renderPiece(pieces[index])).join('') }
}

export function getHtmlText(page: Html): string {
  return page[safeHtml]
}

function renderPiece(piece: Piece): string {
  if (piece === undefined || piece === false) return ''
  if (Array.isArray(piece)) return piece.map(getHtmlText).join('')
  return typeof piece === 'object' ? getHtmlText(piece) : escapeHtml(String(piece))
}

function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}
