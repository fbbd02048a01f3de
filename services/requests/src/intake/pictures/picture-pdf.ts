/** A picture as a PDF of one page, as large as the page allows. It goes in as it is compressed. */

/** In pixels, as stored, or in points. */
export interface Size {
  width: number
  height: number
}

/** What a PDF needs of a picture. */
export interface Picture extends Size {
  /** How it is turned or mirrored before it is looked at, 1 to 8, as cameras say it. */
  orientation: number
  /** The entries of its dictionary that say how its data are to be read. */
  dictionary: string
  data: Buffer
}

/** US Letter, which prints on A4 as well; in points, 1/72 inch. */
const pageSize = { width: 612, height: 792 } as const
const margin = 18
/** From 5 on the camera was held upright, and lines are columns. */
const isUpright = (orientation: number) => orientation >= 5

export function buildPicturePdf(picture: Picture): Buffer {
  const [width, height] = isUpright(picture.orientation)
    ? [picture.height, picture.width]
    : [picture.width, picture.height]
  const { page, drawn } = layOutPage({ width, height })
  const corner = `1 0 0 1 ${format(drawn.x)} ${format(drawn.y)} cm`
  const matrix = getMatrix(picture.orientation, drawn.width, drawn.height).map(format).join(' ')
  const content = `q ${corner} ${matrix} cm /Photo Do Q`
  return serialize([
    ['<</Type/Catalog/Pages 2 0 R>>'],
    ['<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${page.width} ${page.height}]/Resources<</XObject<</Photo 5 0 R>>>>/Contents 4 0 R>>`,
    ],
    [`<</Length ${content.length}>>\nstream\n${content}\nendstream`],
    [
      `<</Type/XObject/Subtype/Image/Width ${picture.width}/Height ${picture.height}${picture.dictionary}/Length ${picture.data.length}>>\nstream\n`,
      picture.data,
      '\nendstream',
    ],
  ])
}

/** The page for a picture that is looked at in this size, and where it is drawn, from the corner below left; in points. */
export function layOutPage({ width, height }: Size): { page: Size; drawn: Size & { x: number; y: number } } {
  const page = width > height ? { width: pageSize.height, height: pageSize.width } : pageSize
  const scale = Math.min((page.width - 2 * margin) / width, (page.height - 2 * margin) / height)
  const drawn = { width: width * scale, height: height * scale }
  return { page, drawn: { ...drawn, x: (page.width - drawn.width) / 2, y: (page.height - drawn.height) / 2 } }
}

const format = (number: number) => number.toFixed(2)

/** From the square of a picture, whose first line is above, to where its corners are when it is looked at. */
function getMatrix(orientation: number, width: number, height: number): number[] {
  const matrices = [
    [width, 0, 0, height, 0, 0],
    [-width, 0, 0, height, width, 0],
    [-width, 0, 0, -height, width, height],
    [width, 0, 0, -height, 0, height],
    [0, -height, -width, 0, width, height],
    [0, -height, width, 0, 0, height],
    [0, height, width, 0, 0, 0],
    [0, height, -width, 0, width, 0],
  ]
  return matrices[orientation - 1] ?? matrices[0]!
}

/** The objects, numbered from 1, with the table of where each is. The first is the catalogue. */
function serialize(objects: readonly (string | Buffer)[][]): Buffer {
  const parts: Buffer[] = []
  let length = 0
  const put = (piece: string | Buffer) => {
    const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece
    parts.push(bytes)
    length += bytes.length
  }
  put('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')
  const offsets = objects.map((pieces, index) => {
    const offset = length
    for (const piece of [`${index + 1} 0 obj\n`, ...pieces, '\nendobj\n']) put(piece)
    return offset
  })
  const table = length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  put(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`)
  put(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`)
  return Buffer.concat(parts)
}
