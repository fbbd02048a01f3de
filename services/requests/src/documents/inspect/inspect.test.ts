import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aCompound, aWordStream } from '../../testing/compound.ts'
import { aDoc, aDocx, aPdf, aPdfOf, aRelationship } from '../../testing/papers.ts'
import { type Part, zipped } from '../../testing/zipped.ts'
import { inspect } from './inspect.ts'

/** Time of the processor, which no other load on the machine makes longer. */
const secondsSince = (began: NodeJS.CpuUsage) => process.cpuUsage(began).user / 1_000_000

const fixture = (name: string) => readFileSync(new URL(`../../testing/papers/${name}.pdf`, import.meta.url))

test.each([
  ['a PDF', 'pdf', aPdf()],
  ['a PDF after a few bytes of a scanner', 'pdf', Buffer.concat([Buffer.from('\r\n\r\n'), aPdf()])],
  ['a PDF with something after its end', 'pdf', Buffer.concat([aPdf(), Buffer.alloc(5000)])],
  ['a PDF of ten megabytes', 'pdf', aPdfOf(10_485_760)],
  ['a PDF with a web page in it', 'pdf', aPdf('<script>alert(1)</script>')],
  ['a DOC', 'doc', aDoc()],
  ['a DOCX', 'docx', aDocx()],
  ['a DOCX of Word on the web', 'docx', renamedDocument()],
  ['a DOCX with a link', 'docx', aDocx(aRelationship('hyperlink', 'https://example.org'))],
  ['a DOCX with a picture', 'docx', aDocx(aRelationship('image', 'media/image1.png', ''))],
  [
    'a DOCX on a template of its writer',
    'docx',
    aDocx(aRelationship('attachedTemplate', 'file:///C:\\a.dotx')),
  ],
] as const)('%s is taken', async (_, kind, bytes) => {
  expect(await inspect(kind, bytes)).toBeNull()
})

test.each([
  ['nothing at all', 'pdf', Buffer.alloc(0), 'empty'],
  ['a program called PDF', 'pdf', Buffer.from('MZ\x90\0\x03'), 'notWhatItSays'],
  ['a web page called DOC', 'doc', Buffer.from('<html><script>'), 'notWhatItSays'],
  ['a picture called DOCX', 'docx', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'notWhatItSays'],
  ['a PDF that was cut off', 'pdf', aPdf().subarray(0, 200), 'unreadable'],
  ['a DOC that was cut off', 'doc', aDoc().subarray(0, 600), 'unreadable'],
  ['a DOCX that was cut off', 'docx', aDocx().subarray(0, 300), 'unreadable'],
  ['a DOC that is a table of Excel', 'doc', aCompound({ Workbook: aWordStream() }), 'notWhatItSays'],
  ['a DOC with a password', 'doc', aCompound({ WordDocument: aWordStream({ encrypted: true }) }), 'password'],
  ['a DOC with macros', 'doc', aDoc({ 'Macros/': Buffer.alloc(0), VBA: Buffer.alloc(4096) }), 'macros'],
  ['a DOCX with a password', 'docx', aCompound({ EncryptedPackage: Buffer.alloc(4096) }), 'password'],
  ['a DOCX without a list of types', 'docx', zipped([{ name: 'word/document.xml' }]), 'notWhatItSays'],
  ['a DOCX without a text', 'docx', zipped([{ name: '[Content_Types].xml' }]), 'notWhatItSays'],
] as const)('%s is refused', async (_, kind, bytes, reason) => {
  expect(await inspect(kind, bytes)).toBe(reason)
})

test.each(['rc4-40', 'rc4-128', 'aes-128', 'aes-256-r5', 'aes-256-r6'])(
  'a PDF that anybody can read is taken, one that needs a password is not (%s)',
  async (how) => {
    expect(await inspect('pdf', fixture(`${how}-open`))).toBeNull()
    expect(await inspect('pdf', fixture(`${how}-locked`))).toBe('password')
  },
)

test.each([
  ['that says so nowhere', '/Encrypt 9 0 R'],
  ['in a way of its own', '/Encrypt << /Filter /Their.Own /V 4 /R 4 /O (a) /U (b) >>'],
])('a PDF that is encrypted %s cannot be opened', async (_, more) => {
  expect(await inspect('pdf', aPdf('a', more))).toBe('password')
})

const vba: Part = { name: 'word/vbaProject.bin' }
const types = (content: string): Part => ({ name: '[Content_Types].xml', content })
const spelt = aRelationship('&#97;ttachedTemplate', 'http://127.0.0.1:9999/', "TargetMode='&#x45;xternal'")
const between = aRelationship('image', 'a', `Note='TargetMode="Internal" >' TargetMode = "External"`)

test.each([
  ['macros', vba],
  ['macros under another name', types('<Override ContentType="application/vnd.ms-office.vbaProject"/>')],
  ['the type of a DOCM', types('application/vnd.ms-word.document.macroEnabled.main+xml')],
  ['a template from elsewhere', aRelationship('attachedTemplate', 'http://127.0.0.1:9999/t.dotm')],
  ['a template on a share', aRelationship('attachedTemplate', 'file:///\\\\server\\t.dotm')],
  ['a template from elsewhere, spelt in numbers', spelt],
  ['a picture from elsewhere', aRelationship('image', 'https://127.0.0.1:9999/p.png')],
  ['a picture from elsewhere, between other quotes', between],
  ['an embedded program', aRelationship('oleObject', 'embeddings/oleObject1.bin', '')],
  ['an embedded web page', aRelationship('aFChunk', 'part.html', '')],
  ['a zip in it', { name: 'word/media/inner.zip' }],
] as const)('a DOCX with %s is refused as one with macros', async (_, part) => {
  expect(await inspect('docx', aDocx(part))).toBe('macros')
})

const definitions = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'
const sameTwice: Part[] = [
  { name: 'word/a.bin', content: 'x' },
  { name: 'word/A.bin', content: 'y' },
]
const manyOnOne: Part[] = Array.from({ length: 30 }, (_, at) => ({
  name: `word/media/${at}.png`,
  // Hardly to be packed, so that together they do not unpack to too much.
  content: Buffer.from(Array.from({ length: 1000 }, (_, byte) => (byte * byte * 31) % 251)),
  shared: at > 0,
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
  ['two parts of one name', sameTwice],
  ['parts that share their bytes', manyOnOne],
  ['a part that is larger than it says', [{ name: 'word/styles.xml', content: 'a'.repeat(5000), size: 10 }]],
  ['two thousand and one parts', Array.from({ length: 2001 }, (_, at) => ({ name: `word/media/${at}` }))],
] as [string, Part[]][])('a DOCX with %s is refused', async (_, parts) => {
  expect(await inspect('docx', aDocx(...parts))).toBe('unreadable')
})

test('a DOCX with locked parts needs a password', async () => {
  expect(await inspect('docx', aDocx({ name: 'word/styles.xml', flags: 1 }))).toBe('password')
})

test('what unpacks to gigabytes is refused at once, and unpacked nowhere', async () => {
  const zeros = Buffer.alloc(20 * 1024 * 1024)
  const bombs = [
    aDocx(...Array.from({ length: 6 }, (_, at) => ({ name: `word/media/${at}.png`, content: zeros }))),
    aDocx({ name: 'word/styles.xml', content: zeros }),
    aDocx({ name: 'word/styles.xml', size: 0xfffffff0 }),
  ]
  const before = process.memoryUsage().arrayBuffers
  const began = process.cpuUsage()
  for (const bomb of bombs) expect(await inspect('docx', bomb)).toBe('unreadable')
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
    await inspect('pdf', Buffer.from(`%PDF-1.4 ${busy} /Encrypt 12 0 R startxref\n12\n%%EOF`))
  }
  expect(secondsSince(began)).toBeLessThan(2 * patterns.length)
})

test('a box whose chains go round in circles is done with', async () => {
  const box = aDoc()
  // The folder's first sector follows itself.
  box.writeUInt32LE(1, 512 + 4)
  expect(await inspect('doc', box)).toBeNull()
  // So does the list of lists.
  box.writeUInt32LE(3, 68)
  box.writeUInt32LE(3, 512 * 5 - 4)
  expect(await inspect('doc', box)).not.toBe('macros')
})

function renamedDocument() {
  return zipped([{ name: '[Content_Types].xml' }, { name: 'word/document2.xml' }])
}
