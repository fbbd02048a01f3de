import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { buildCompoundFile, buildSharedChain, buildWordStream } from '../../../testing/compound-file.ts'
import {
  buildDoc,
  buildDocx,
  buildPdf,
  buildPdfOfSize,
  buildPdfWith,
  buildRelationshipPart,
} from '../../../testing/documents.ts'
import { buildWindowsProgram } from '../../../testing/programs.ts'
import { buildZip, type Part } from '../../../testing/zip.ts'
import { inspectDocument } from './inspect-upload.ts'

/** Why it is refused; null for what is taken. */
const findRejection = async (...file: Parameters<typeof inspectDocument>) =>
  (await inspectDocument(...file)).rejection

/** A DOCX that says by a relationship what belongs to it. */
const buildRelatedDocx = (...relationship: Parameters<typeof buildRelationshipPart>) =>
  buildDocx(buildRelationshipPart(...relationship))

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
  [
    'a DOCX of Word on the web',
    'docx',
    buildZip([{ name: '[Content_Types].xml' }, { name: 'word/document2.xml' }]),
  ],
  ['a DOCX with a link', 'docx', buildRelatedDocx('hyperlink', 'https://example.org')],
  ['a DOCX with a picture', 'docx', buildRelatedDocx('image', 'media/image1.png', '')],
  ['a DOCX with an address', 'docx', buildRelatedDocx('hyperlink', 'mailto:a@example.org')],
  ['a DOCX with a linked picture of its writer', 'docx', buildRelatedDocx('image', 'file:///C:\\a.png')],
  ['a DOCX with a part of a strange kind', 'docx', buildRelatedDocx('constructor', 'a.xml', '')],
  ['a DOCX of an email', 'docx', buildRelatedDocx('image', 'cid:image001.png@01DA')],
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
  ['a DOC that is of Excel', 'doc', buildCompoundFile({ Workbook: buildWordStream() }), 'contentMismatch'],
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
  for (const { rejection } of results) expect([null, 'unreadable']).toContain(rejection)
})

test.each(['startxref\n999999', 'startxref\nnowhere', 'startxref\n99999999999999999999', ''])(
  'a PDF that ends with %j, and opens, is taken, and what it does is found',
  async (end) => {
    const inspect = (pdf: Buffer) => {
      const text = pdf.toString('latin1').replace(/startxref\n\d+/, end)
      return inspectDocument('pdf', Buffer.from(text, 'latin1'))
    }
    const content = { activeContent: false, needsPassword: false }
    expect(await inspect(buildPdfWith({}))).toEqual({ rejection: null, content })
    const script = buildPdfWith({ catalog: '/OpenAction << /S /J#61vaScript /JS (a) >>' })
    expect((await inspect(script)).content).toMatchObject({ activeContent: true })
  },
)

test.each([
  ['without its objects', Buffer.from('%PDF-1.7 1 0 obj (a) endobj startxref\n9\n%%EOF')],
  [
    'without a page',
    Buffer.from(buildPdf().toString('latin1').replace('/Kids [3 0 R] /Count 1', '/Kids [] /Count 0')),
  ],
  ['whose pages were cut off', buildPdfWith({}).subarray(0, 70)],
  ['of nothing but its first line', Buffer.from('%PDF-1.7\n')],
])('a PDF %s is refused as damaged', async (_, bytes) => {
  expect(await findRejection('pdf', bytes)).toBe('unreadable')
})

test('a PDF behind a program is refused as a program', async () => {
  expect(await findRejection('pdf', Buffer.concat([buildWindowsProgram(), buildPdf()]))).toBe('executable')
})

test.each([
  ['Word 2', Buffer.concat([Buffer.from('dba52d00', 'hex'), Buffer.alloc(4000)])],
  ['Word 1', Buffer.concat([Buffer.from('9ba52100', 'hex'), Buffer.alloc(4000)])],
  ['Word for DOS', Buffer.concat([Buffer.from('31be0000', 'hex'), Buffer.alloc(4000)])],
  ['Word 5 for Macintosh', Buffer.concat([Buffer.from('fe370023', 'hex'), Buffer.alloc(4000)])],
  ['Word 95', buildCompoundFile({ WordDocument: buildWordStream({ magic: 0xa5dc }) })],
  ['WordPerfect', Buffer.concat([Buffer.from('\xffWPC', 'latin1'), Buffer.alloc(4000)])],
  ['Works', buildCompoundFile({ CONTENTS: Buffer.alloc(4096), MatOST: Buffer.alloc(4096) })],
])('a DOC of %s is refused as too old', async (_, bytes) => {
  expect(await findRejection('doc', bytes)).toBe('tooOld')
})

test.each([
  ['rich text', Buffer.from('{\\rtf1\\ansi A letter}')],
  ['a DOCX', buildDocx()],
  ['plain text', Buffer.from('A letter')],
])('a DOC that is %s is refused as no real one', async (_, bytes) => {
  expect(await findRejection('doc', bytes)).toBe('contentMismatch')
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
  'https://127.0.0.1/a',
  `Note='TargetMode="Internal" >' TargetMode = "External"`,
)

const vbaRelationship = buildRelationshipPart('vbaProject', 'code.bin', '')

test.each([
  ['macros', vba],
  ['macros under another name', types('<Override ContentType="application/vnd.ms-office.vbaProject"/>')],
  ['macros that only a relationship names', vbaRelationship],
] as const)('a DOCX with %s is refused as one with macros', async (_, part) => {
  expect(await findRejection('docx', buildDocx(part))).toBe('macros')
})

test.each([
  ['the type of a DOCM', types('application/vnd.ms-word.document.macroEnabled.main+xml'), 'macroEnabled'],
  ['a template from elsewhere, spelt in numbers', encodedRelationship, 'remoteTemplate'],
  ['a picture from elsewhere', buildRelationshipPart('image', 'https://127.0.0.1/p.png'), 'remoteContent'],
  ['a picture on a share', buildRelationshipPart('image', '\\\\server\\p.png'), 'remoteContent'],
  ['a picture from elsewhere, between other quotes', quotedRelationship, 'remoteContent'],
  ['an embedded object', buildRelationshipPart('oleObject', 'embeddings/oleObject1.bin', ''), 'embeddedFile'],
  ['a spreadsheet behind a chart', buildRelationshipPart('package', 'embeddings/a.bin', ''), 'embeddedFile'],
  ['an embedded web page', buildRelationshipPart('aFChunk', 'part.html', ''), 'embeddedFile'],
  ['a zip in it', { name: 'word/media/inner.zip' }, 'embeddedFile'],
  ['a workbook in it', { name: 'word/embeddings/Sheet1.xlsx' }, 'embeddedFile'],
  ['a control', buildRelationshipPart('control', 'activeX/activeX1.xml', ''), 'activeXControl'],
  ['a chapter in another file', buildRelationshipPart('subDocument', 'chapter.docx'), 'linkedFile'],
  ['a linked object', buildRelationshipPart('oleObject', 'file:///C:\\book.xlsx'), 'linkedFile'],
  ['an object on a server', buildRelationshipPart('oleObject', 'https://127.0.0.1/a.xlsx'), 'remoteContent'],
] as const)('a DOCX with %s is refused for what it has', async (_, part, reason) => {
  expect(await findRejection('docx', buildDocx(part))).toBe(reason)
})

test.each([
  'Normal.dotm',
  '/Applications/Templates/Normal.dotm',
  'C:\\Users\\Ana\\Normal.dotm',
  'file:///C:\\Users\\Ana%20Diaz\\Normal.dotm',
  'FILE:///C:/Templates/100% legal.dotm',
  'file:///Users/ana/Normal.dotm',
  'file://localhost/C:/Normal.dotm',
  '../Templates/C# notes.dotm',
])('a DOCX on the template %s of its writer is taken', async (target) => {
  const template = buildRelationshipPart('attachedTemplate', target)
  expect(await findRejection('docx', buildDocx(template))).toBeNull()
  // Word lists it with the settings.
  expect(
    await findRejection('docx', buildDocx({ ...template, name: 'word/_rels/settings.xml.rels' })),
  ).toBeNull()
})

test.each([
  'http://127.0.0.1:9999/t.dotm',
  'HTTPS://example.org/t.dotm',
  'https%3A%2F%2Fexample.org/t.dotm',
  '\\\\server\\share\\t.dotm',
  '//server/share/t.dotm',
  '%5C%5Cserver%5Ct.dotm',
  '%255C%255Cserver\\t.dotm',
  '\\\\?\\UNC\\server\\t.dotm',
  '\\??\\UNC\\server\\t.dotm',
  'file://server/t.dotm',
  'file:////server/t.dotm',
  'file://///server/t.dotm',
  'file:///\\\\server\\t.dotm',
  'file:///%2F%2Fserver/t.dotm',
  'a/../..//server/t.dotm',
  'ftp://example.org/t.dotm',
  'mhtml:https://example.org/t.mht',
])('a DOCX on the template %s, which is elsewhere, is refused as such', async (target) => {
  const template = buildRelationshipPart('attachedTemplate', target)
  expect(await findRejection('docx', buildDocx({ ...template, name: 'word/_rels/settings.xml.rels' }))).toBe(
    'remoteTemplate',
  )
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
  await inspectDocument('docx', buildRelatedDocx('attachedTemplate', address))
  await inspectDocument('docx', buildRelatedDocx('hyperlink', address))
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
  ['a link', [{ name: 'word/media/a.png', content: '/etc/passwd', mode: 0o120777 }]],
  ['two parts of one name', duplicateParts],
  ['parts that share their bytes', overlappingParts],
  [
    'two thousand and one parts',
    Array.from({ length: 2001 }, (_, index) => ({ name: `word/media/${index}` })),
  ],
] as [string, Part[]][])('a DOCX with %s is refused as one that we cannot check', async (_, parts) => {
  expect(await findRejection('docx', buildDocx(...parts))).toBe('notChecked')
})

test.each([
  ['a way out', { name: '../../etc/x' }],
  ['a place of its own', { name: '/etc/x' }],
  ['a part that is larger than it says', { name: 'word/styles.xml', content: 'a'.repeat(5000), size: 10 }],
] as [string, Part][])('a DOCX with %s is refused as damaged', async (_, part) => {
  expect(await findRejection('docx', buildDocx(part))).toBe('unreadable')
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
  for (const bomb of bombs) expect(await findRejection('docx', bomb)).toBe('notChecked')
  expect(secondsSince(began)).toBeLessThan(2 * bombs.length)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * 2 ** 20)
})

test('ten megabytes written to keep us busy are done with soon', async () => {
  const patterns = [
    '/Encrypt 1 ',
    '/Encrypt        1        1        R ',
    '12         12345         o ',
    '/ID[(\\',
  ]
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

test.each([
  ['doc', buildSharedChain(5_000, 30)],
  ['docx', buildDocx({ name: 'word/embeddings/a.bin', content: buildSharedChain(5_000, 30) })],
] as const)('a box of which thirty streams share one chain is refused, in a %s', async (kind, bytes) => {
  expect(await findRejection(kind, bytes)).toBe('unreadable')
})
