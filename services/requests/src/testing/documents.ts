/** Documents as people send them, and the call that sends them. */

import { deflateSync } from 'node:zlib'
import type { Subgraph } from '@access/service-kit/testing'
import { buildCompoundFile, buildWordStream } from './compound-file.ts'
import { buildZip, type Part } from './zip.ts'

/** A PDF of one empty page; the text is in a remark, where everything that looks into the bytes finds it. */
export const buildPdf = (text = 'a lease', extra = '') =>
  Buffer.from(`%PDF-1.7
% ${text}
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >> endobj
xref
0 1
0000000000 65535 f 
trailer << /Size 4 /Root 1 0 R ${extra} >>
startxref
200
%%EOF
`)

/** A PDF of exactly so many bytes. */
export function buildPdfOfSize(size: number) {
  const pdf = buildPdf()
  return Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(size - pdf.length, ' '), pdf.subarray(9)])
}

const wordParts: Part[] = [
  { name: '[Content_Types].xml', content: '<?xml version="1.0"?><Types/>' },
  { name: '_rels/.rels', content: '<Relationships/>' },
  { name: 'word/document.xml', content: '<w:document><w:t>a letter</w:t></w:document>' },
]

/** A DOCX; parts with the name of one that belongs into it take its place. */
export const buildDocx = (...parts: Part[]) =>
  buildZip([...wordParts.filter(({ name }) => !parts.some((part) => part.name === name)), ...parts])

/** A list of what belongs to the text, with one relationship in it. */
export const buildRelationshipPart = (
  kind: string,
  target: string,
  mode = 'TargetMode="External"',
): Part => ({
  name: 'word/_rels/document.xml.rels',
  content: `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" ${mode}/></Relationships>`,
})

/** A DOC, with more in its box. */
export const buildDoc = (extra: Record<string, Buffer> = {}) =>
  buildCompoundFile({ WordDocument: buildWordStream(), ...extra })

/** The answer to the sender of a document. */
export interface UploadResponse {
  status: number
  headers: Headers
  body: {
    id: string
    name: string
    kind: string
    size: number
    scan: string
    activeContent: boolean
    retainedUntil: string
    reason?: string
    detail?: string
    errors?: Record<string, string>
  }
}

/** Sends a document as a browser does. */
export async function uploadDocument(
  inbox: Subgraph,
  { name = 'lease.pdf', bytes = buildPdf() as Buffer, type = '', headers = {}, field = 'file' } = {},
): Promise<UploadResponse> {
  const body = new FormData()
  body.append(field, new Blob([new Uint8Array(bytes)], { type }), name)
  return readUploadResponse(await inbox.fetch('/documents', { method: 'POST', body, headers }))
}

/** An answer, read. */
export async function readUploadResponse(answer: Response): Promise<UploadResponse> {
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as UploadResponse['body'],
  }
}

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
