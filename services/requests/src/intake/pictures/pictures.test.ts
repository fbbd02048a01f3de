// Pictures become one PDF: as devices have re-encoded them, or as they are where a browser runs no script of ours.
import type { Subgraph } from '@access/service-kit/testing'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { submitClearedRequest } from '../../testing/cleared-request.ts'
import { buildPdf, readUploadResponse, uploadDocument } from '../../testing/documents.ts'
import { buildJpeg, buildPng, readPicture } from '../../testing/pictures.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { Document } from '../attachments/document.entity.ts'
import { limits } from '../attachments/document.rules.ts'

const post = async (inbox: Subgraph, path: string) =>
  Buffer.from(
    await (
      await inbox.fetch(`/documents/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${inbox.token}` },
      })
    ).arrayBuffer(),
  )

/** A picture that was sent with a request, as staff have it: the document, and what its page looks like. */
async function sendPicture(name: string, bytes: Buffer) {
  const inbox = await startRequestsService()
  const { status, body } = await uploadDocument(inbox, { name, bytes })
  expect(status).toBe(201)
  await submitClearedRequest(inbox, { documents: [body.id] })
  return {
    receipt: body,
    download: await post(inbox, `${body.id}/download`),
    quarters: await readQuarters(await post(inbox, `${body.id}/pages/1`)),
  }
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
  const { receipt, download, quarters } = await sendPicture('IMG_0001.JPG', buildJpeg())
  expect(receipt).toMatchObject({ name: 'IMG_0001.pdf', kind: 'pdf', activeContent: false })
  expect(download.toString('latin1', 0, 5)).toBe('%PDF-')
  expect(quarters).toEqual([red, green, blue, white])
})

test.each([
  [2, [green, red, white, blue]],
  [3, [white, blue, green, red]],
  [4, [blue, white, red, green]],
  [5, [red, blue, green, white]],
  [6, [blue, red, white, green]],
  [7, [white, green, blue, red]],
  [8, [green, white, red, blue]],
])('it stands upright, however the camera was held: %i', async (orientation, quarters) => {
  expect((await sendPicture('a.jpeg', buildJpeg({ orientation }))).quarters).toEqual(quarters)
})

test.each([
  ['a progressive JPEG', 'a.jpg', buildJpeg({ file: 'corners-progressive.jpg' })],
  ['a PNG with a palette', 'a.png', buildPng()],
  ['a PNG with transparency', 'a.png', buildPng({ file: 'corners-with-transparency.png' })],
  ['a PNG that is called a JPEG', 'a.jpg', buildPng()],
])('%s looks as it did', async (_, name, bytes) => {
  expect((await sendPicture(name, bytes)).quarters).toEqual([red, green, blue, white])
})

test('what is half transparent is seen on white', async () => {
  const { quarters } = await sendPicture('a.png', readPicture('half-seen-red.png'))
  expect(new Set(quarters)).toEqual(new Set(['high middle middle']))
})

test.each([
  ['JPEG', 'a.jpg', buildJpeg({ note: 'GPS 40.7128' })],
  ['PNG', 'a.png', buildPng({ note: 'GPS 40.7128' })],
])('where and when a %s was taken is not stored', async (_, name, bytes) => {
  expect(bytes.includes('GPS 40.7128')).toBe(true)
  const { download } = await sendPicture(name, bytes)
  expect(download.includes('GPS')).toBe(false)
  expect(download.includes('Exif')).toBe(false)
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
  const inbox = await startRequestsService()
  const { status, body } = await uploadPages(inbox, [
    ['Photos.jpg', buildJpeg()],
    ['Photos.jpg', buildJpeg({ orientation: 3 })],
  ])
  expect({ status, ...body }).toMatchObject({ status: 201, name: 'Photos.pdf', kind: 'pdf' })
  await submitClearedRequest(inbox, { documents: [body.id] })
  const readPage = async (page: number) => readQuarters(await post(inbox, `${body.id}/pages/${page}`))
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
  ['a web page', 'a.jpg', Buffer.from('<html><script>'), 'contentMismatch'],
  [
    'a picture of an iPhone under another name',
    'a.jpg',
    Buffer.from('\0\0\0\x18ftypheic'),
    'contentMismatch',
  ],
  ['nothing', 'a.png', Buffer.alloc(0), 'empty'],
  ['a JPEG that was cut off', 'a.jpg', buildJpeg().subarray(0, -20), 'unreadable'],
  ['a JPEG of its first bytes', 'a.jpg', buildJpeg().subarray(0, 4), 'unreadable'],
  ['a PNG that was cut off', 'a.png', buildPng().subarray(0, -20), 'unreadable'],
  ['a PNG that is smaller than it says', 'a.png', buildPngOfSize(64, 64), 'unreadable'],
  ['a PNG that is larger than it says', 'a.png', buildPngOfSize(2, 2), 'unreadable'],
  ['a PNG that would fill the memory', 'a.png', buildPngOfSize(60_000, 60_000), 'tooManyPixels'],
  [
    'a PNG without transparency that would fill the memory',
    'a.png',
    buildPngOfSize(60_000, 60_000, buildPng()),
    'tooManyPixels',
  ],
  ['a PNG without a line', 'a.png', buildPngOfSize(0, 0), 'unreadable'],
])('%s is refused with a sentence, and nothing is stored', async (_, name, bytes, reason) => {
  const inbox = await startRequestsService()
  const { status, body } = await uploadDocument(inbox, { name, bytes })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(body).toMatchObject({ reason, errors: { file: expect.stringContaining(name) } })
  expect(await inbox.em().count(Document)).toBe(0)
})

test('a photo of ten megabytes is taken, and not one byte more', async () => {
  const inbox = await startRequestsService()
  const send = async (size: number) => {
    const jpeg = buildJpeg()
    const bytes = Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)])
    return (await uploadDocument(inbox, { name: 'a.jpg', bytes })).status
  }
  expect(await send(limits.bytes)).toBe(201)
  expect(await send(limits.bytes + 1)).toBe(413)
})
