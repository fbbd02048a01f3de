import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  buildDoc,
  buildPdf,
  buildPdfWith,
  buildPdfWithAttachments,
  buildStream,
} from '../../../testing/documents.ts'
import { inspectDocument } from './inspect-upload.ts'
import { listPdfStreams } from './pdf-streams.ts'

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const isActive = async (kind: 'pdf' | 'doc', bytes: Buffer) =>
  (await inspectDocument(kind, bytes)).content?.activeContent

/** An object stream with one object in it, the script of the document. */
function buildObjectStream(): Buffer {
  const objects = `4 0 ${script}`
  const content = deflateSync(objects)
  return Buffer.concat([
    Buffer.from(`<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ])
}

test.each([
  ['a script when it is opened', buildPdfWith({ catalog: `/OpenAction ${script}` })],
  ['a script of a field', buildPdfWith({ page: `/Annots [<< /AA << /K ${script} >> >>]` })],
  ['a script by name', buildPdfWith({ catalog: '/Names << /JavaScript << /Names [(a) 4 0 R] >> >>' })],
  ['a script in an escaped name', buildPdfWith({ catalog: '/OpenAction << /S /J#61va#53cript /JS (a) >>' })],
  ['a script in an object stream', buildPdfWith({ objects: [buildObjectStream()] })],
  ['a script that no table lists', Buffer.concat([buildPdf(), Buffer.from(`9 0 obj ${script} endobj`)])],
  ['a program to start', buildPdfWith({ catalog: '/OpenAction << /S /Launch /F (calc) >>' })],
  [
    'a form that is sent',
    buildPdfWith({ page: '/AA << /O << /S /SubmitForm /F (https://example.org) >> >>' }),
  ],
  ['data to read', buildPdfWith({ catalog: '/OpenAction << /S /ImportData /F (a.fdf) >>' })],
  ['another file to open', buildPdfWith({ catalog: '/OpenAction << /S /GoToR /F (a.pdf) /D [0 /Fit] >>' })],
  ['an attachment to open', buildPdfWith({ catalog: '/OpenAction << /S /GoToE /T << /R /C >> >>' })],
  ['rich media', buildPdfWith({ page: '/Annots [<< /Subtype /RichMedia >>]' })],
  [
    'a form in XML',
    buildPdfWith({ catalog: '/AcroForm << /XFA 4 0 R >>', objects: [buildStream('<xdp/>')] }),
  ],
  ['an attachment', buildPdfWithAttachments({ 'receipt.txt': Buffer.from('paid') })],
])('a PDF with %s is taken, and has active content', async (_, bytes) => {
  expect(await isActive('pdf', bytes)).toBe(true)
})

test('a script in an object stream behind an empty password is active content', async () => {
  const fixture = new URL('../../../testing/documents/aes-256-r6-script.pdf', import.meta.url)
  const bytes = readFileSync(fixture)
  expect(bytes.includes('JavaScript')).toBe(false)
  expect(await inspectDocument('pdf', bytes)).toEqual({
    rejection: null,
    content: { activeContent: true, needsPassword: false },
  })
})

test.each([
  ['an empty page', buildPdf()],
  [
    'a link',
    buildPdfWith({ page: '/Annots [<< /Subtype /Link /A << /S /URI /URI (https://example.org) >> >>]' }),
  ],
  ['a page to begin with', buildPdfWith({ catalog: '/OpenAction [3 0 R /Fit]' })],
  ['fields to fill in', buildPdfWith({ catalog: '/AcroForm << /Fields [] >>' })],
  ['the word itself', buildPdfWith({ catalog: '/Note (JavaScript) /JavaScriptFree true' })],
])('a PDF with %s has no active content', async (_, bytes) => {
  expect(await isActive('pdf', bytes)).toBe(false)
})

test('what needs a password may have active content', async () => {
  const locked = new URL('../../../testing/documents/aes-256-r6-locked.pdf', import.meta.url)
  expect(await isActive('pdf', readFileSync(locked))).toBe(true)
})

test.each([
  ['a pool of objects', { 'ObjectPool/': Buffer.alloc(0) }],
  ['an object of the Packager', { '\x01Ole10Native': Buffer.alloc(4096) }],
])('a DOC with %s is taken, and has active content', async (_, contents) => {
  expect(await isActive('doc', buildDoc(contents))).toBe(true)
  expect(await isActive('doc', buildDoc())).toBe(false)
})

const megabyte = 1024 ** 2

async function listStreams(...objects: Buffer[]) {
  const bytes = buildPdfWith({ objects })
  const streams = []
  for await (const stream of listPdfStreams(bytes, bytes.toString('latin1'))) streams.push(stream)
  return streams
}

test('of a stream only the beginning is unpacked, however little it was packed to', async () => {
  const [stream] = await listStreams(buildStream(Buffer.alloc(megabyte)))
  expect(stream?.head).toHaveLength(8 * 1024)
})

test('streams of objects are unpacked to 64 megabytes, all together', async () => {
  const objects = buildStream(Buffer.alloc(30 * megabyte, '1 '))
  const lengths = (await listStreams(objects, objects, objects, objects)).map(
    (one) => one.objects?.length ?? 0,
  )
  expect(lengths).toEqual([30 * megabyte, 30 * megabyte, 4 * megabyte, 0])
})

test('what is broken is unpacked as far as it goes', async () => {
  const packed = deflateSync('1 0 << /S /JavaScript >>'.repeat(1000))
  const [stream] = await listStreams(buildStream(packed.subarray(0, packed.length - 20), '', false))
  expect(stream?.objects?.toString()).toContain('/JavaScript')
})
