// Pictures become one PDF: as devices have re-encoded them, or as they are where a browser runs no script of ours.
import type { Subgraph } from '@access/service-kit/testing'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { submitClearedRequest } from '../../testing/conflict-checks.ts'
import { buildPdf, readUploadResponse, uploadDocument } from '../../testing/documents.ts'
import { buildJpeg, buildPng, readPicture } from '../../testing/pictures.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { Document } from '../attachments/document.entity.ts'
import { limits } from '../attachments/document.rules.ts'
import { openPdf } from '../pdf/pdfium.ts'
import { renderPage } from '../pdf/render-page.ts'
import { convertPictures } from './convert-pictures.ts'

/** The PDF that pictures become, and what its pages look like. */
async function convert(...pictures: Buffer[]) {
  const { rejection, pdf } = await convertPictures(pictures)
  expect(rejection).toBeNull()
  const document = await openPdf(pdf!)
  const readPage = async (page: number) => readQuarters((await renderPage(document, page))!.png)
  return { pdf: pdf!, quarters: await readPage(1), readPage }
}

/** The colors in the middle of the quarters of a page: above left and right, below left and right. */
async function readQuarters(page: Buffer): Promise<string[]> {
  const { data, info } = await sharp(page).raw().toBuffer({ resolveWithObject: true })
  return [
    [0.45, 0.45],
    [0.55, 0.45],
    [0.45, 0.55],
    [0.55, 0.55],
  ].map(([x, y]) => {
    const pixel = Math.floor(info.height * y!) * info.width + Math.floor(info.width * x!)
    return nameColor([...data.subarray(pixel * info.channels, pixel * info.channels + 3)])
  })
}

const nameColor = (samples: number[]) =>
  samples.map((sample) => (sample > 200 ? 'high' : sample < 60 ? 'low' : 'middle')).join(' ')
const red = 'high low low'
const green = 'low high low'
const blue = 'low low high'
const white = 'high high high'

test('a photo is taken as it is, and is a PDF for everybody from then on', async () => {
  const inbox = await startRequestsService()
  const { status, body } = await uploadDocument(inbox, { name: 'IMG_0001.JPG', bytes: buildJpeg() })
  expect({ status, ...body }).toMatchObject({
    ...{ status: 201, name: 'IMG_0001.pdf', kind: 'pdf', activeContent: false },
  })
  await submitClearedRequest(inbox, { documents: [body.id] })
  const read = async (path: string) => {
    const headers = { authorization: `Bearer ${inbox.token}` }
    const response = await inbox.fetch(`/documents/${body.id}/${path}`, { method: 'POST', headers })
    return Buffer.from(await response.arrayBuffer())
  }
  expect((await read('download')).toString('latin1', 0, 5)).toBe('%PDF-')
  expect(await readQuarters(await read('pages/1'))).toEqual([red, green, blue, white])
})

test.each([
  [3, [white, blue, green, red]],
  [6, [blue, red, white, green]],
  [8, [green, white, red, blue]],
])('it stands upright, however the camera was held: %i', async (orientation, quarters) => {
  expect((await convert(buildJpeg({ orientation }))).quarters).toEqual(quarters)
})

test.each([
  ['a progressive JPEG', buildJpeg({ file: 'corners-progressive.jpg' })],
  ['a PNG with a palette', buildPng()],
  ['a PNG with transparency', buildPng({ file: 'corners-with-transparency.png' })],
])('%s looks as it did', async (_, bytes) => {
  expect((await convert(bytes)).quarters).toEqual([red, green, blue, white])
})

test('what is half transparent is seen on white', async () => {
  const { quarters } = await convert(readPicture('half-seen-red.png'))
  expect(new Set(quarters)).toEqual(new Set(['high middle middle']))
})

test.each([
  ['JPEG', buildJpeg({ note: 'GPS 40.7128' })],
  ['PNG', buildPng({ note: 'GPS 40.7128' })],
])('where and when a %s was taken is not stored', async (_, bytes) => {
  expect(bytes.includes('GPS 40.7128')).toBe(true)
  const { pdf } = await convert(bytes)
  expect(pdf.includes('GPS')).toBe(false)
  expect(pdf.includes('Exif')).toBe(false)
})

/** A PNG whose head says this size, whatever follows. */
function buildPngOfSize(
  width: number,
  height: number,
  png: Buffer = readPicture('corners-with-transparency.png'),
) {
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

/** Sends pictures as one document. */
async function uploadPages(inbox: Subgraph, pages: [name: string, bytes: Buffer][]) {
  const body = new FormData()
  for (const [name, bytes] of pages) body.append('file', new Blob([new Uint8Array(bytes)]), name)
  return readUploadResponse(await inbox.fetch('/documents', { method: 'POST', body }))
}

test('pictures that are sent together become one PDF, a page for each in their order', async () => {
  const [first, second] = [buildJpeg(), buildJpeg({ orientation: 3 })]
  const { status, body } = await uploadPages(await startRequestsService(), [
    ['Photos.jpg', first],
    ['Photos.jpg', second],
  ])
  expect({ status, ...body }).toMatchObject({ status: 201, name: 'Photos.pdf', kind: 'pdf' })
  const { readPage } = await convert(first, second)
  expect(await readPage(1)).toEqual([red, green, blue, white])
  expect(await readPage(2)).toEqual([white, blue, green, red])
})

test('the picture that cannot be read is named, and documents are sent one by one', async () => {
  const inbox = await startRequestsService()
  const damaged = await uploadPages(inbox, [
    ['first.jpg', buildJpeg()],
    ['second.jpg', buildJpeg().subarray(0, -20)],
  ])
  expect(damaged).toMatchObject({
    status: 400,
    body: { errors: { file: expect.stringContaining('second.jpg could not be opened') } },
  })
  const mixed = await uploadPages(inbox, [
    ['first.jpg', buildJpeg()],
    ['lease.pdf', buildPdf()],
  ])
  expect(mixed).toMatchObject({
    status: 400,
    body: { detail: 'Send one document, or pictures of its pages.' },
  })
  expect(await inbox.em().count(Document)).toBe(0)
})

test.each([
  ['a web page', Buffer.from('<html><script>'), 'contentMismatch'],
  ['a picture of an iPhone under another name', Buffer.from('\0\0\0\x18ftypheic'), 'contentMismatch'],
  ['a JPEG that was cut off', buildJpeg().subarray(0, -20), 'unreadable'],
  ['a JPEG of its first bytes', buildJpeg().subarray(0, 4), 'unreadable'],
  ['a PNG that was cut off', buildPng().subarray(0, -20), 'unreadable'],
  ['a PNG that is smaller than it says', buildPngOfSize(64, 64), 'unreadable'],
  ['a PNG that is larger than it says', buildPngOfSize(2, 2), 'unreadable'],
  ['a PNG that would fill the memory', buildPngOfSize(60_000, 60_000), 'tooManyPixels'],
  ['one without transparency', buildPngOfSize(60_000, 60_000, buildPng()), 'tooManyPixels'],
  ['a PNG without a line', buildPngOfSize(0, 0), 'unreadable'],
])('%s is refused', async (_, bytes, rejection) => {
  expect(await convertPictures([bytes])).toEqual({ rejection, index: 0, pdf: null })
})

test('a photo of ten megabytes is taken', async () => {
  const jpeg = buildJpeg()
  await convert(Buffer.concat([jpeg, Buffer.alloc(limits.bytes - jpeg.length)]))
})
