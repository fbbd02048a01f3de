import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { buildCompoundFile, buildWordStream } from '../../../testing/compound-file.ts'
import {
  buildDoc,
  buildDocx,
  buildPdf,
  buildPdfOfSize,
  buildRelationshipPart,
} from '../../../testing/documents.ts'
import { buildPdfWith } from '../../../testing/pdf.ts'
import { buildZip, type Part } from '../../../testing/zip.ts'
import { inspectDocument } from './inspect-document.ts'

/** Why it is refused; null for what is taken. */
const findRejection = async (...file: Parameters<typeof inspectDocument>) =>
  (await inspectDocument(...file)).rejection

const needsPassword = async (bytes: Buffer) => (await inspectDocument('pdf', bytes)).content?.needsPassword

/** Time of the processor, which no other load on the machine makes longer. */
const secondsSince = (began: NodeJS.CpuUsage) => process.cpuUsage(began).user / 1_000_000

const fixture = (name: string) =>
  readFileSync(new URL(`../../../testing/documents/${name}.pdf`, import.meta.url))

test.each([
  ['a PDF', 'pdf', buildPdf()],
  ['a PDF after a few bytes of a scanner', 'pdf', Buffer.concat([Buffer.from('\r\n\r\n'), buildPdf()])],
  ['a PDF with something after its end', 'pdf', Buffer.concat([buildPdf(), Buffer.alloc(5000)])],
  ['a PDF of ten megabytes', 'pdf', buildPdfOfSize(10_485_760)],
  ['a PDF with a web page in it', 'pdf', buildPdf('<script>alert(1)</script>')],
  ['a DOC', 'doc', buildDoc()],
  ['a DOCX', 'docx', buildDocx()],
  ['a DOCX of Word on the web', 'docx', buildRenamedDocument()],
  ['a DOCX with a link', 'docx', buildDocx(buildRelationshipPart('hyperlink', 'https://example.org'))],
  ['a DOCX with a picture', 'docx', buildDocx(buildRelationshipPart('image', 'media/image1.png', ''))],
  [
    'a DOCX on a template of its writer',
    'docx',
    buildDocx(buildRelationshipPart('attachedTemplate', 'file:///C:\\a.dotx')),
  ],
] as const)('%s is taken', async (_, kind, bytes) => {
  expect(await findRejection(kind, bytes)).toBeNull()
})

test.each([
  ['nothing at all', 'pdf', Buffer.alloc(0), 'empty'],
  ['a program called PDF', 'pdf', Buffer.from('MZ\x90\0\x03'), 'contentMismatch'],
  ['a web page called DOC', 'doc', Buffer.from('<html><script>'), 'contentMismatch'],
  ['a picture called DOCX', 'docx', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'contentMismatch'],
  ['a PDF that was cut off', 'pdf', buildPdf().subarray(0, 200), 'unreadable'],
  ['a DOC that was cut off', 'doc', buildDoc().subarray(0, 600), 'unreadable'],
  ['a DOCX that was cut off', 'docx', buildDocx().subarray(0, 300), 'unreadable'],
  [
    'a DOC that is a table of Excel',
    'doc',
    buildCompoundFile({ Workbook: buildWordStream() }),
    'contentMismatch',
  ],
  [
    'a DOC with a password',
    'doc',
    buildCompoundFile({ WordDocument: buildWordStream({ encrypted: true }) }),
    'password',
  ],
  ['a DOC with macros', 'doc', buildDoc({ 'Macros/': Buffer.alloc(0), VBA: Buffer.alloc(4096) }), 'macros'],
  ['a DOCX with a password', 'docx', buildCompoundFile({ EncryptedPackage: Buffer.alloc(4096) }), 'password'],
  ['a DOCX without a list of types', 'docx', buildZip([{ name: 'word/document.xml' }]), 'contentMismatch'],
  ['a DOCX without a text', 'docx', buildZip([{ name: '[Content_Types].xml' }]), 'contentMismatch'],
] as const)('%s is refused', async (_, kind, bytes, reason) => {
  expect(await findRejection(kind, bytes)).toBe(reason)
})

test.each(['rc4-40', 'rc4-128', 'aes-128', 'aes-256-r5', 'aes-256-r6'])(
  'a PDF that anybody can read is taken, of one that needs a password it is known (%s)',
  async (how) => {
    expect(await needsPassword(fixture(`${how}-open`))).toBe(false)
    expect(await needsPassword(fixture(`${how}-locked`))).toBe(true)
  },
)

test('a PDF that is encrypted in a way of its own needs more than we have', async () => {
  const encryption = '/Encrypt << /Filter /Their.Own /V 4 /R 4 /O (a) /U (b) >>'
  expect(await needsPassword(buildPdf('a', encryption))).toBe(true)
})

test('an encrypted PDF with wrong bytes is read or not checked, and does no harm', async () => {
  const results = await Promise.all(
    ['aes-128-open', 'aes-256-r6-open', 'rc4-40-open', 'rc4-128-locked'].map((name, index) => {
      const bytes = fixture(name)
      for (let offset = 11 + index; offset < bytes.length - 100; offset += 97)
        bytes[offset] = (offset * 31) & 255
      return inspectDocument('pdf', Buffer.concat([Buffer.from('%PDF-1.7 /Encrypt\n'), bytes]))
    }),
  )
  for (const { rejection } of results) expect(rejection).toBeNull()
})

const vba: Part = { name: 'word/vbaProject.bin' }
const types = (content: string): Part => ({ name: '[Content_Types].xml', content })
const encodedRelationship = buildRelationshipPart(
  '&#97;ttachedTemplate',
  'http://127.0.0.1:9999/',
  "TargetMode='&#x45;xternal'",
)
const quotedRelationship = buildRelationshipPart(
  'image',
  'a',
  `Note='TargetMode="Internal" >' TargetMode = "External"`,
)

test.each([
  ['macros', vba],
  ['macros under another name', types('<Override ContentType="application/vnd.ms-office.vbaProject"/>')],
  ['the type of a DOCM', types('application/vnd.ms-word.document.macroEnabled.main+xml')],
  ['a template from elsewhere', buildRelationshipPart('attachedTemplate', 'http://127.0.0.1:9999/t.dotm')],
  ['a template on a share', buildRelationshipPart('attachedTemplate', 'file:///\\\\server\\t.dotm')],
  ['a template from elsewhere, spelt in numbers', encodedRelationship],
  ['a picture from elsewhere', buildRelationshipPart('image', 'https://127.0.0.1:9999/p.png')],
  ['a picture from elsewhere, between other quotes', quotedRelationship],
  ['an embedded program', buildRelationshipPart('oleObject', 'embeddings/oleObject1.bin', '')],
  ['an embedded web page', buildRelationshipPart('aFChunk', 'part.html', '')],
  ['a zip in it', { name: 'word/media/inner.zip' }],
] as const)('a DOCX with %s is refused as one with macros', async (_, part) => {
  expect(await findRejection('docx', buildDocx(part))).toBe('macros')
})

test('nothing that a document names is fetched while it is looked into', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  await inspectDocument('docx', buildDocx(buildRelationshipPart('attachedTemplate', address)))
  await inspectDocument('docx', buildDocx(buildRelationshipPart('hyperlink', address)))
  await inspectDocument(
    'pdf',
    buildPdfWith({ catalog: `/OpenAction << /S /SubmitForm /F << /FS /URL /F (${address}) >> >>` }),
  )
  expect(connections).toBe(0)
})

const definitions = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'
const duplicateParts: Part[] = [
  { name: 'word/a.bin', content: 'x' },
  { name: 'word/A.bin', content: 'y' },
]
const overlappingParts: Part[] = Array.from({ length: 30 }, (_, index) => ({
  name: `word/media/${index}.png`,
  // Hardly to be packed, so that together they do not unpack to too much.
  content: Buffer.from(Array.from({ length: 1000 }, (_, byte) => (byte * byte * 31) % 251)),
  shared: index > 0,
}))

test.each([
  ['a definition in its text', [{ name: 'word/styles.xml', content: definitions }]],
  ['one in two bytes a letter', [{ name: 'word/styles.xml', content: Buffer.from(definitions, 'utf16le') }]],
  [
    'one behind a long remark',
    [{ name: 'word/styles.xml', content: `${'<!-- -->'.repeat(20_000)}${definitions}` }],
  ],
  ['a way out', [{ name: '../../etc/x' }]],
  ['a place of its own', [{ name: '/etc/x' }]],
  ['a link', [{ name: 'word/media/a.png', content: '/etc/passwd', mode: 0o120777 }]],
  ['two parts of one name', duplicateParts],
  ['parts that share their bytes', overlappingParts],
  ['a part that is larger than it says', [{ name: 'word/styles.xml', content: 'a'.repeat(5000), size: 10 }]],
  [
    'two thousand and one parts',
    Array.from({ length: 2001 }, (_, index) => ({ name: `word/media/${index}` })),
  ],
] as [string, Part[]][])('a DOCX with %s is refused', async (_, parts) => {
  expect(await findRejection('docx', buildDocx(...parts))).toBe('unreadable')
})

test('a DOCX with locked parts needs a password', async () => {
  expect(await findRejection('docx', buildDocx({ name: 'word/styles.xml', flags: 1 }))).toBe('password')
})

test('what unpacks to gigabytes is refused at once, and unpacked nowhere', async () => {
  const zeros = Buffer.alloc(20 * 1024 * 1024)
  const bombs = [
    buildDocx(
      ...Array.from({ length: 6 }, (_, index) => ({ name: `word/media/${index}.png`, content: zeros })),
    ),
    buildDocx({ name: 'word/styles.xml', content: zeros }),
    buildDocx({ name: 'word/styles.xml', size: 0xfffffff0 }),
  ]
  const before = process.memoryUsage().arrayBuffers
  const began = process.cpuUsage()
  for (const bomb of bombs) expect(await findRejection('docx', bomb)).toBe('unreadable')
  expect(secondsSince(began)).toBeLessThan(2 * bombs.length)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * 2 ** 20)
})

test.each([
  [
    '/Encrypt 1 ',
    '/Encrypt        1        1        R ',
    '12         12345         o ',
    '/ID[(\\',
    'startxref ',
  ],
])('ten megabytes written to keep us busy are done with soon', async (...patterns) => {
  const began = process.cpuUsage()
  for (const pattern of patterns) {
    const busy = pattern.repeat(10_485_000 / pattern.length)
    await inspectDocument('pdf', Buffer.from(`%PDF-1.4 ${busy} /Encrypt 12 0 R startxref\n12\n%%EOF`))
  }
  expect(secondsSince(began)).toBeLessThan(2 * patterns.length)
})

test('a box whose chains go round in circles is done with', async () => {
  const box = buildDoc()
  // The folder's first sector follows itself.
  box.writeUInt32LE(1, 512 + 4)
  expect(await findRejection('doc', box)).toBeNull()
  // So does the list of lists.
  box.writeUInt32LE(3, 68)
  box.writeUInt32LE(3, 512 * 5 - 4)
  expect(await findRejection('doc', box)).not.toBe('macros')
})

function buildRenamedDocument() {
  return buildZip([{ name: '[Content_Types].xml' }, { name: 'word/document2.xml' }])
}
