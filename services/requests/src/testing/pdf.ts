/** PDFs with more in them than an empty page. */
import { deflateSync } from 'node:zlib'

/** A PDF of one page; `catalog` and `page` are further entries, `objects` further objects, numbered from 4. */
export function buildPdfWith({
  catalog = '',
  page = '',
  objects = [],
}: {
  catalog?: string
  page?: string
  objects?: (string | Buffer)[]
}): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${page} >>`,
    ...objects,
  ]
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]!.length
  const add = (part: string | Buffer) => {
    const bytes = Buffer.from(part)
    parts.push(bytes)
    length += bytes.length
  }
  for (const [index, content] of all.entries()) {
    offsets.push(length)
    for (const part of [`${index + 1} 0 obj\n`, content, '\nendobj\n']) add(part)
  }
  const start = length
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  add(`xref\n0 ${all.length + 1}\n0000000000 65535 f \n${lines}`)
  add(`trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(parts)
}

/** A stream object, packed with Flate unless it says otherwise. */
export function buildStream(content: Buffer | string, entries = '', isPacked = true): Buffer {
  const bytes = isPacked ? deflateSync(content) : Buffer.from(content)
  const filter = isPacked ? '/Filter /FlateDecode' : ''
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${filter} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

/** A PDF with files attached to it, under their names. */
export function buildPdfWithAttachments(files: Record<string, Buffer>): Buffer {
  const names = Object.keys(files)
  return buildPdfWith({
    catalog: `/Names << /EmbeddedFiles << /Names [${names.map((name, index) => `(${name}) ${4 + index * 2} 0 R`).join(' ')}] >> >>`,
    objects: names.flatMap((name, index) => [
      `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F ${5 + index * 2} 0 R >> >>`,
      buildStream(files[name]!, '/Type /EmbeddedFile'),
    ]),
  })
}
