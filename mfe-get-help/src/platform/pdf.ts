/**
 * Writes small PDFs: pages with lines of text in the standard fonts, or with one picture each. Enough for a receipt and
 * for photos of documents; a library would be a hundred times the size. Sizes are in points, 1/72 inch.
 */

import { createTextEncoding, encodeUtf16, type TextEncoding } from './pdf-text.ts'

/** A picture as JPEG, in pixels. */
export interface Picture {
  jpeg: Uint8Array<ArrayBuffer>
  width: number
  height: number
}

export interface Line {
  text: string
  /** The font size. */
  size: number
  bold?: boolean
  /** The distance from the line before. */
  below: number
  /** The line as it is drawn where the fonts lack a letter of it. */
  picture?: LinePicture
}

/** A line of text as a picture; what is below its baseline is its last `descent` points. */
export interface LinePicture extends Picture {
  /** Pixels to a point. */
  scale: number
  descent: number
}

export type PdfPage = { picture: Picture } | { lines: Line[] }

/** US Letter, which prints on A4 as well. */
const pageSize = { width: 612, height: 792 } as const
const margin = { picture: 18, text: 72 } as const

type Bytes = Uint8Array<ArrayBuffer>
type Piece = string | Bytes
/** Adds an object and returns its number. */
type AddObject = (...pieces: Piece[]) => number

/** A whole PDF with that title. */
export function buildPdf(title: string, pages: readonly PdfPage[]): Blob {
  const objects: Piece[][] = []
  const add: AddObject = (...pieces) => objects.push(pieces)

  const catalogue = add()
  const tree = add()
  const info = add(`<</Title ${encodeUtf16(title)}>>`)
  const textEncoding = createTextEncoding()
  const encoding = add()
  const fonts = ['Helvetica', 'Helvetica-Bold'].map((name) =>
    add(`<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding ${encoding} 0 R>>`),
  )
  const numbers = pages.map((page) => {
    const { content, resources, width, height } =
      'picture' in page
        ? renderPicturePage(page.picture, add)
        : renderTextPage(page.lines, fonts, textEncoding, add)
    const stream = add(`<</Length ${content.length}>>\nstream\n${content}\nendstream`)
    return add(
      `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${width} ${height}]/Resources${resources}/Contents ${stream} 0 R>>`,
    )
  })
  objects[encoding - 1]!.push(textEncoding.describe())
  objects[catalogue - 1]!.push(
    `<</Type/Catalog/Pages ${tree} 0 R/Lang(en-US)/ViewerPreferences<</DisplayDocTitle true>>>>`,
  )
  objects[tree - 1]!.push(
    `<</Type/Pages/Count ${numbers.length}/Kids[${numbers.map((number) => `${number} 0 R`).join(' ')}]>>`,
  )
  return new Blob(serializePdf(objects, { catalogue, info }), { type: 'application/pdf' })
}

interface PageContent {
  content: string
  resources: string
  width: number
  height: number
}

const addPicture = ({ jpeg, width, height }: Picture, add: AddObject) =>
  add(
    `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>\nstream\n`,
    jpeg,
    '\nendstream',
  )

/** Fits the picture to the page, in landscape when the picture is wide. */
function renderPicturePage(picture: Picture, add: AddObject): PageContent {
  const image = addPicture(picture, add)
  const { width, height } = picture
  const page = width > height ? { width: pageSize.height, height: pageSize.width } : pageSize
  const [availableWidth, availableHeight] = [
    page.width - 2 * margin.picture,
    page.height - 2 * margin.picture,
  ]
  const scale = Math.min(availableWidth / width, availableHeight / height)
  const [scaledWidth, scaledHeight] = [width * scale, height * scale]
  const [left, bottom] = [(page.width - scaledWidth) / 2, (page.height - scaledHeight) / 2]
  const matrix = [scaledWidth, 0, 0, scaledHeight, left, bottom].map((number) => number.toFixed(2)).join(' ')
  return { ...page, content: `q ${matrix} cm /Photo Do Q`, resources: `<</XObject<</Photo ${image} 0 R>>>>` }
}

function renderTextPage(
  lines: readonly Line[],
  [plain, bold]: number[],
  { encode }: TextEncoding,
  add: AddObject,
): PageContent {
  let height = pageSize.height - margin.text
  const pictures: number[] = []
  const commands = lines.map((line) => {
    height -= line.below
    const font = `/${line.bold ? 'Bold' : 'Plain'} ${line.size} Tf ${margin.text} ${height} Td`
    if (!line.picture) return `BT ${font} ${encode(line.text)} Tj ET`
    const { width, height: pixels, scale, descent } = line.picture
    const number = pictures.push(addPicture(line.picture, add))
    const matrix = [width / scale, 0, 0, pixels / scale, margin.text, height - descent].map((one) =>
      one.toFixed(2),
    )
    // The text itself lies there invisibly (3 Tr), to be found, copied and read aloud, letter by letter as it is.
    return [
      `/Span<</ActualText ${encodeUtf16(line.text)}>>BDC`,
      `q ${matrix.join(' ')} cm /Line${number} Do Q`,
      `BT 3 Tr ${font} ${encode(line.text)} Tj 0 Tr ET EMC`,
    ].join('\n')
  })
  const drawn = pictures.map((object, index) => `/Line${index + 1} ${object} 0 R`).join('')
  const resources = `<</Font<</Plain ${plain} 0 R/Bold ${bold} 0 R>>${drawn && `/XObject<<${drawn}>>`}>>`
  return { ...pageSize, content: commands.join('\n'), resources }
}

/** The objects with their cross-reference table. */
function serializePdf(
  objects: readonly Piece[][],
  { catalogue, info }: { catalogue: number; info: number },
): Bytes[] {
  const parts: Bytes[] = []
  let length = 0
  function put(piece: Piece) {
    const bytes = typeof piece === 'string' ? (new TextEncoder().encode(piece) as Bytes) : piece
    parts.push(bytes)
    length += bytes.length
  }
  put('%PDF-1.7\n')
  // Marks the file as binary.
  put(new Uint8Array([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]))
  const offsets = objects.map((pieces, index) => {
    const offset = length
    for (const piece of [`${index + 1} 0 obj\n`, ...pieces, '\nendobj\n']) put(piece)
    return offset
  })
  const table = length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  put(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`)
  put(`trailer\n<</Size ${objects.length + 1}/Root ${catalogue} 0 R/Info ${info} 0 R>>\n`)
  put(`startxref\n${table}\n%%EOF\n`)
  return parts
}
