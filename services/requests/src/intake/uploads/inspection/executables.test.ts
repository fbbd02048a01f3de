import { expect, test } from 'vitest'
import { buildCompoundFile, buildWordStream } from '../../../testing/compound-file.ts'
import {
  buildDoc,
  buildDocx,
  buildPdf,
  buildPdfWith,
  buildPdfWithAttachments,
  buildStream,
} from '../../../testing/documents.ts'
import { buildOlePackage, buildWindowsProgram, programs } from '../../../testing/programs.ts'
import { buildZip } from '../../../testing/zip.ts'
import type { DocumentKind } from '../../attachments/document.rules.ts'
import { inspectDocument } from './inspect-upload.ts'

const program = buildWindowsProgram()
const findRejection = async (kind: DocumentKind, bytes: Buffer) =>
  (await inspectDocument(kind, bytes)).rejection

const buildDocWith = (stream: Buffer) =>
  buildDoc({ 'ObjectPool/': Buffer.alloc(0), '\x01Ole10Native': Buffer.concat([stream, Buffer.alloc(4096)]) })

test.each(Object.entries(programs))(
  'a program for %s is refused in each kind of document',
  async (_, bytes) => {
    expect(await findRejection('pdf', buildPdfWithAttachments({ 'a.dat': bytes }))).toBe('executable')
    expect(await findRejection('doc', buildDocWith(buildOlePackage('a.dat', bytes)))).toBe('executable')
    expect(await findRejection('docx', buildDocx({ name: 'word/media/a.png', content: bytes }))).toBe(
      'executable',
    )
  },
)

test.each([
  'setup.exe',
  'invoice.pdf.js',
  'a.VBS',
  'a.lnk',
  'a.bat',
  'a.ps1',
  'a.jar',
  'a.msi',
  'a.hta',
  'a.exe. ',
])('what is called %j is refused, whatever is in it', async (name) => {
  const bytes = Buffer.from('text')
  expect(await findRejection('pdf', buildPdfWithAttachments({ [name]: bytes }))).toBe('executable')
  expect(await findRejection('doc', buildDocWith(buildOlePackage(name, bytes)))).toBe('executable')
  expect(await findRejection('docx', buildDocx({ name: `word/embeddings/${name}` }))).toBe('executable')
})

test('a program in a zip, or in an object of Office, is refused as an attachment', async () => {
  const packed = {
    'a.zip': buildZip([{ name: 'folder/setup.exe' }]),
    'b.zip': buildZip([{ name: 'picture.png', content: program }]),
    'c.bin': buildCompoundFile({
      '\x01Ole10Native': Buffer.concat([buildOlePackage('a', program), Buffer.alloc(4096)]),
    }),
  }
  for (const [name, bytes] of Object.entries(packed))
    expect(await findRejection('pdf', buildPdfWithAttachments({ [name]: bytes })), name).toBe('executable')
})

test('a program in an object of a DOCX is refused as a program, any other object as a file in it', async () => {
  const buildObject = (content: Buffer) => ({
    name: 'word/embeddings/oleObject1.bin',
    content: buildCompoundFile({ '\x01Ole10Native': Buffer.concat([content, Buffer.alloc(4096)]) }),
  })
  const relationships = {
    name: 'word/_rels/document.xml.rels',
    content:
      '<Relationships><Relationship Id="a" Type="http://a/oleObject" Target="embeddings/oleObject1.bin"/></Relationships>',
  }
  const inspect = (content: Buffer) => findRejection('docx', buildDocx(buildObject(content), relationships))
  expect(await inspect(buildOlePackage('a.dat', program))).toBe('executable')
  expect(await inspect(buildOlePackage('a.txt', Buffer.from('text')))).toBe('embeddedFile')
})

test('a program that no list of attachments names is refused', async () => {
  const annotation = '/Annots [<< /Subtype /FileAttachment /FS << /F (a.exe) /EF << /F 4 0 R >> >> >>]'
  const objects = [buildStream('text', '/Type /EmbeddedFile')]
  expect(await findRejection('pdf', buildPdfWith({ page: annotation, objects }))).toBe('executable')
  expect(await findRejection('pdf', buildPdfWith({ objects: [buildStream(program)] }))).toBe('executable')
  expect(await findRejection('pdf', buildPdfWith({ objects: [buildStream(program, '', false)] }))).toBe(
    'executable',
  )
})

test('a small stream of a DOC is looked into as well', async () => {
  const small = buildOlePackage('a.exe', Buffer.from('text'))
  const doc = buildCompoundFile({ WordDocument: buildWordStream(), '\x01Ole10Native': small })
  // The test's box keeps small streams in sectors of their own; the reader believes the limit in its header.
  doc.writeUInt32LE(0, 56)
  expect(await findRejection('doc', doc)).toBe('executable')
})

test('what only begins like a program is taken', async () => {
  expect(
    await findRejection('pdf', buildPdfWithAttachments({ 'a.txt': Buffer.from('MZ is my name') })),
  ).toBeNull()
  expect(await findRejection('pdf', buildPdf('MZ PE'))).toBeNull()
  expect(await findRejection('docx', buildDocx({ name: 'word/media/exe.png', content: 'MZ' }))).toBeNull()
})
