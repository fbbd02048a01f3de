/** Papers as people send them, and the call that sends them. */
import type { Subgraph } from '@access/service-kit/testing'
import { aCompound, aWordStream } from './compound.ts'
import { type Part, zipped } from './zipped.ts'

/** A PDF of one empty page; the text is in a remark, where everything that looks into the bytes finds it. */
export const aPdf = (text = 'a lease', more = '') =>
  Buffer.from(`%PDF-1.7
% ${text}
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >> endobj
xref
0 1
0000000000 65535 f 
trailer << /Size 4 /Root 1 0 R ${more} >>
startxref
200
%%EOF
`)

/** A PDF of exactly so many bytes. */
export function aPdfOf(size: number) {
  const pdf = aPdf()
  return Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(size - pdf.length, ' '), pdf.subarray(9)])
}

const wordParts: Part[] = [
  { name: '[Content_Types].xml', content: '<?xml version="1.0"?><Types/>' },
  { name: '_rels/.rels', content: '<Relationships/>' },
  { name: 'word/document.xml', content: '<w:document><w:t>a letter</w:t></w:document>' },
]

/** A DOCX; parts with the name of one that belongs into it take its place. */
export const aDocx = (...parts: Part[]) =>
  zipped([...wordParts.filter(({ name }) => !parts.some((part) => part.name === name)), ...parts])

/** A list of what belongs to the text, with one relationship in it. */
export const aRelationship = (kind: string, target: string, mode = 'TargetMode="External"'): Part => ({
  name: 'word/_rels/document.xml.rels',
  content: `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" ${mode}/></Relationships>`,
})

/** A DOC, with more in its box. */
export const aDoc = (more: Record<string, Buffer> = {}) => aCompound({ WordDocument: aWordStream(), ...more })

/** What is answered to whoever sends a paper. */
export interface Answered {
  status: number
  headers: Headers
  body: {
    id: string
    name: string
    kind: string
    size: number
    scan: string
    keptUntil: string
    reason?: string
    detail?: string
    errors?: Record<string, string>
  }
}

/** Sends a paper as a browser does. */
export async function upload(
  inbox: Subgraph,
  { name = 'lease.pdf', bytes = aPdf() as Buffer, type = '', headers = {}, field = 'file' } = {},
): Promise<Answered> {
  const body = new FormData()
  body.append(field, new Blob([new Uint8Array(bytes)], { type }), name)
  return read(await inbox.stream('/documents', { method: 'POST', body, headers }))
}

/** An answer, read. */
export async function read(answer: Response): Promise<Answered> {
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answered['body'] }
}
