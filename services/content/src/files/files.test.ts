import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { crc32 } from 'node:zlib'
import { AuditEvent, holdBytes } from '@access/service-kit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildEvent } from '../events/event.examples.ts'
import { buildPost } from '../posts/post.examples.ts'
import { dripFile } from '../testing/drip-file.ts'
import { createItem, startContentWith } from '../testing/start-content.ts'
import { buildPdf, buildPhoto, buildPicture, fetchFile, upload } from '../testing/upload-files.ts'
import { limits, parsePictureUrl } from './file.rules.ts'
import { StoredFile } from './stored-file.entity.ts'

const fetchBytes = async (...requests: Parameters<typeof fetchFile>) =>
  Buffer.from(await (await fetchFile(...requests)).arrayBuffer())

test('a picture is stored in every width up to its own, and its URL has its size', async () => {
  const content = await startContentWith()
  const { status, body } = await upload(content, {
    name: 'Élan at the Door.PNG',
    bytes: await buildPicture({ width: 2000, height: 1000, format: 'png' }),
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({ name: 'Élan at the Door.PNG', kind: 'picture', width: 1600, height: 800 })
  expect(body.url).toBe(`/api/files/${body.id}/elan-at-the-door-1600x800.webp`)
  const sizes = parsePictureUrl(body.url)!
    .srcSet.split(', ')
    .map((line) => line.split(' '))
  expect(sizes.map(([, width]) => width)).toEqual(['480w', '960w', '1600w'])
  for (const [url = '', width = ''] of sizes) {
    const made = await sharp(await fetchBytes(content, url)).metadata()
    expect([made.format, `${made.width}w`]).toEqual(['webp', width])
  }
})

test('a picture is never enlarged, and a very high one is scaled down', async () => {
  const content = await startContentWith()
  const store = async (width: number, height: number) =>
    (await upload(content, { bytes: await buildPicture({ width, height }) })).body
  for (const [width, stored] of [
    [300, ['300w']],
    [480, ['480w']],
    [700, ['480w', '700w']],
  ] as const) {
    const lines = parsePictureUrl((await store(width, 200)).url)!.srcSet.split(', ')
    expect(lines.map((line) => line.split(' ')[1])).toEqual(stored)
    for (const line of lines) expect((await fetchFile(content, line.split(' ')[0]!)).status).toBe(200)
  }
  expect(await store(600, 6000)).toMatchObject({ width: 240, height: 2400 })
})

test('a photo is rotated upright, and its metadata is removed', async () => {
  const photo = await buildPhoto()
  expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) })
  const content = await startContentWith()
  const { body } = await upload(content, { bytes: photo })
  expect([body.width, body.height]).toEqual([800, 1200])
  const stored = await fetchBytes(content, body.url)
  const { exif, xmp, iptc, orientation } = await sharp(stored).metadata()
  expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
  expect(stored.includes('Ana Diaz')).toBe(false)
})

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a picture in %s is accepted, whatever its name',
  async (format) => {
    const content = await startContentWith()
    const bytes = await buildPicture({ format, width: 40, height: 30 })
    expect(await upload(content, { name: 'paper.exe', bytes })).toMatchObject({
      status: 201,
      body: { width: 40 },
    })
  },
)

/** A PNG whose header declares this many pixels, without any data. */
async function buildDecompressionBomb(side: number) {
  const png = await buildPicture({ format: 'png', width: 8, height: 8 })
  png.writeUInt32BE(side, 16)
  png.writeUInt32BE(side, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

const buildAnimation = async () => {
  const size = { width: 20, height: 20 }
  const pictures = [await buildPicture(size), await buildPicture({ ...size, background: '#fff' })]
  return sharp(pictures, { join: { animated: true } })
    .gif()
    .toBuffer()
}

const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(40)])

test.each([
  ['a drawing with code', () => Buffer.from('<?xml version="1.0"?>\n<svg onload="a()"/>'), 415, 'svg'],
  ['a photo that browsers cannot show', () => heic, 415, 'heic'],
  ['a program', () => Buffer.from('MZ\x90 door.jpg'), 415, 'wrongType'],
  ['a web page', () => Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), 415, 'wrongType'],
  ['a program that calls itself a PDF', () => Buffer.from('MZ\x90\0 %PDF-1.7'), 415, 'wrongType'],
  ['nothing', () => Buffer.alloc(0), 400, 'empty'],
  ['half a picture', async () => (await buildPhoto()).subarray(0, 600), 400, 'unreadable'],
  ['a moving picture', buildAnimation, 400, 'animated'],
  ['a picture that unfolds to a billion pixels', () => buildDecompressionBomb(40_000), 400, 'tooManyPixels'],
  ['one that is a little too large', () => buildDecompressionBomb(7_072), 400, 'tooManyPixels'],
])('%s is rejected with a message, and nothing is stored', async (_, bytes, status, reason) => {
  const content = await startContentWith()
  const answer = await upload(content, { name: 'door.jpg', bytes: await bytes() })
  expect(answer).toMatchObject({ status, body: { reason, errors: { file: answer.body.detail } } })
  expect(answer.body.detail).toMatch(/^door\.jpg /)
  expect(await content.em().count(StoredFile)).toBe(0)
})

const padBytes = (start: Buffer, size: number) =>
  Buffer.concat([start, Buffer.alloc(size - start.length, 32)])

test('a picture may have ten megabytes and a PDF twenty, and not one byte more', async () => {
  const content = await startContentWith()
  const sent = async (start: Buffer, size: number) =>
    (await upload(content, { bytes: padBytes(start, size) })).status
  expect(await sent(await buildPicture(), limits.picture)).toBe(201)
  expect(await sent(await buildPicture(), limits.picture + 1)).toBe(413)
  expect(await sent(buildPdf(), limits.pdf)).toBe(201)
  expect(await sent(buildPdf(), limits.pdf + 1)).toBe(413)
})

test('a repeated upload returns the existing file', async () => {
  const content = await startContentWith()
  const first = await upload(content)
  const again = await upload(content, { name: 'the same door.jpg' })
  expect(again.body).toEqual(first.body)
  expect(await content.em().count(StoredFile)).toBe(1)
  const lines = await content.em().find(AuditEvent, { itemType: 'file' })
  expect(lines.map(({ actor, action, title }) => ({ actor, action, title }))).toEqual([
    { actor: 'Ruth Abernathy', action: 'added', title: 'door.jpg' },
  ])
})

test('only administrators upload files, in the field `file`', async () => {
  const content = await startContentWith()
  expect((await upload(content, { token: null })).status).toBe(401)
  expect((await upload(content, { field: 'photo' })).status).toBe(400)
  expect(await content.em().count(StoredFile)).toBe(0)
})

test('a picture is cached indefinitely, and a request with its ETag is a 304', async () => {
  const content = await startContentWith()
  const { url, size } = (await upload(content)).body
  const answer = await fetchFile(content, url)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(size),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  expect(answer.headers.get('content-disposition')).toBe('inline')
  const tag = answer.headers.get('etag')!
  const again = await fetchFile(content, url, { headers: { 'if-none-match': `"x", W/${tag}` } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await fetchFile(content, url, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), head.headers.get('etag')]).toEqual([
    200,
    String(size),
    tag,
  ])
})

test('a PDF is an attachment with its name and its original bytes', async () => {
  const content = await startContentWith()
  const bytes = buildPdf('<script>alert(1)</script>')
  const { body } = await upload(content, { name: 'Lease, signed.pdf', bytes })
  expect(body).toMatchObject({ kind: 'pdf', url: `/api/files/${body.id}/lease-signed.pdf`, width: null })
  const answer = await fetchFile(content, body.url)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Lease, signed.pdf"')
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  // Never saved as a program, whatever it was called.
  const program = (await upload(content, { name: 'setup.exe', bytes: buildPdf() })).body
  const { headers } = await fetchFile(content, program.url)
  expect(headers.get('content-disposition')).toBe('attachment; filename=setup.exe.pdf')
})

test('a missing file, or a missing width, is a 404', async () => {
  const content = await startContentWith()
  const { url, id } = (await upload(content)).body
  const wrong = [url.replace('-800x', '-799x'), `/api/files/${id}/door.webp`, '/api/files/1/door-1x1.webp']
  for (const one of [...wrong, url.replace(id, '7d9f1c1e-0000-4000-8000-000000000001')])
    expect((await fetchFile(content, one)).status, one).toBe(404)
})

const filesQuery = `query($page: PageInput!) { pageOfFiles(page: $page) { total items { name kind url width height } } }`
const deleteMutation = 'mutation($id: ID!) { deleteFile(id: $id) { id name } }'
const referencesQuery = 'query($id: ID!) { fileReferences(id: $id) { type itemId title } }'

test('administrators list the files, by kind and by name', async () => {
  const content = await startContentWith()
  await upload(content, { name: 'door.jpg' })
  const { url } = (await upload(content, { name: 'lease.pdf', bytes: buildPdf() })).body
  const page = { search: 'LEASE', filters: [{ column: 'kind', value: 'pdf' }] }
  const items = [{ name: 'lease.pdf', kind: 'pdf', url, width: null, height: null }]
  expect(await content.readAsAdministrator(filesQuery, { page })).toEqual({ total: 1, items })
  expect((await content.queryError(filesQuery, { page })).code).toBe('UNAUTHENTICATED')
})

const title = 'Open door'

test.each([
  ['as its picture', (url: string) => buildEvent({ title, featuredImage: url })],
  ['around its focal point', (url: string) => buildEvent({ title, featuredImage: `${url}#focal=25-75` })],
  ['in its text', (url: string) => buildPost({ title, content: `Look: ![a door](${url})` })],
])('an item that shows a file %s is named, and keeps it from being deleted', async (_, build) => {
  const content = await startContentWith()
  const { id, url } = (await upload(content)).body
  expect(await content.readAsAdministrator(referencesQuery, { id })).toEqual([])
  const item = build(url)
  const { id: itemId } = await createItem(content, item)
  expect(await content.readAsAdministrator(referencesQuery, { id })).toEqual([
    { type: item.__typename, itemId, title: 'Open door' },
  ])
  expect(await content.errorAsAdministrator(deleteMutation, { id })).toMatchObject({
    code: 'CONFLICT',
    message: 'door.jpg is still shown by “Open door”. Take it out there first.',
  })
  expect((await fetchFile(content, url)).status).toBe(200)
})

test('an unreferenced file is deleted with its bytes, and recorded in the audit log', async () => {
  const content = await startContentWith()
  const { id, url } = (await upload(content)).body
  expect((await content.queryError(deleteMutation, { id })).code).toBe('UNAUTHENTICATED')
  expect(await content.readAsAdministrator(deleteMutation, { id })).toEqual({ id, name: 'door.jpg' })
  expect((await fetchFile(content, url)).status).toBe(404)
  expect(await content.em().execute('select 1 from file_version')).toEqual([])
  expect(await content.em().count(AuditEvent, { itemType: 'file', action: 'deleted' })).toBe(1)
  expect((await content.errorAsAdministrator(deleteMutation, { id })).code).toBe('NOT_FOUND')
})

const describeMutation = `mutation($id: ID!, $altText: String, $focalX: Int! = 50, $focalY: Int! = 50) {
  described: describeFile(id: $id, altText: $altText, focalX: $focalX, focalY: $focalY) { altText focalX focalY }
}`

test('a picture is described once, and found by the description', async () => {
  const content = await startContentWith()
  const { id } = (await upload(content, { name: 'img_0042.jpg' })).body
  await upload(content, { name: 'wall.jpg', bytes: await buildPicture({ background: '#123' }) })
  expect(
    await content.readAsAdministrator(describeMutation, { id, altText: ' An open door ' }),
  ).toMatchObject({ altText: 'An open door' })
  const page = { search: 'open door' }
  expect(await content.readAsAdministrator(filesQuery, { page })).toMatchObject({
    total: 1,
    items: [{ name: 'img_0042.jpg' }],
  })
  expect(await content.readAsAdministrator(describeMutation, { id, altText: '' })).toMatchObject({
    altText: null,
  })
  expect(await content.em().count(AuditEvent, { itemType: 'file', action: 'described' })).toBe(2)
  expect(
    await content.errorAsAdministrator(describeMutation, { id, altText: 'a'.repeat(301) }),
  ).toMatchObject({
    fields: { altText: expect.any(String) },
  })
  expect((await content.errorAsAdministrator(describeMutation, { id: 'no' })).code).toBe('NOT_FOUND')
})

test('a picture in a draft that somebody has not saved yet cannot be deleted', async () => {
  const content = await startContentWith()
  const { id, url } = (await upload(content)).body
  await content.queryAsAdministrator(
    'mutation($values: String!) { saveItemDraft(type: "Event", values: $values) { savedAt } }',
    { values: JSON.stringify({ featuredImage: url }) },
  )
  expect(await content.errorAsAdministrator(deleteMutation, { id })).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('draft'),
  })
})

test('the focal point of a picture is its center until somebody sets one of 25 points', async () => {
  const content = await startContentWith()
  const { id } = (await upload(content)).body
  const page = {}
  const focalQuery = 'query($page: PageInput!) { pageOfFiles(page: $page) { items { focalX focalY } } }'
  expect(await content.readAsAdministrator(focalQuery, { page })).toEqual({
    items: [{ focalX: 50, focalY: 50 }],
  })
  await content.queryAsAdministrator(describeMutation, { id, focalX: 25, focalY: 0 })
  expect(await content.readAsAdministrator(focalQuery, { page })).toEqual({
    items: [{ focalX: 25, focalY: 0 }],
  })
  expect(await content.errorAsAdministrator(describeMutation, { id, focalX: 30, focalY: 101 })).toMatchObject(
    { fields: { focalX: expect.any(String), focalY: expect.any(String) } },
  )
})

test('an address with a focal point has the sizes of its picture, whose own addresses have none', () => {
  expect(parsePictureUrl('/api/files/7/door-1200x900.webp#focal=25-75')).toEqual({
    width: 1200,
    height: 900,
    srcSet: [
      '/api/files/7/door-480x360.webp 480w',
      '/api/files/7/door-960x720.webp 960w',
      '/api/files/7/door-1200x900.webp 1200w',
    ].join(', '),
  })
})

const cropMutation = `mutation($id: ID!, $left: Float!, $top: Float!, $width: Float!, $height: Float!) {
  crop: cropFile(id: $id, left: $left, top: $top, width: $width, height: $height) {
    id name altText url width height focalX
  }
}`

interface Crop {
  id: string
  name: string
  altText: string | null
  url: string
  width: number
  height: number
}

/** A picture whose left half is black and whose right half is white. */
const buildHalves = async () =>
  sharp(await buildPicture({ width: 800, height: 600, background: '#000' }))
    .composite([
      { input: await buildPicture({ width: 400, height: 600, background: '#fff' }), left: 400, top: 0 },
    ])
    .png()
    .toBuffer()

test('a crop is another picture, stored once, with the alternative text of the whole, which stays as it is', async () => {
  const content = await startContentWith()
  const { id, url } = (await upload(content, { name: 'Door.png', bytes: await buildHalves() })).body
  await content.queryAsAdministrator(describeMutation, { id, altText: 'An open door', focalX: 0 })
  const area = { id, left: 50, top: 33.3, width: 37.5, height: 50 }
  const crop = await content.readAsAdministrator<Crop>(cropMutation, area)
  expect(crop).toMatchObject({
    name: 'Door, cropped.png',
    altText: 'An open door',
    url: `/api/files/${crop.id}/door-cropped-300x300.webp`,
    width: 300,
    height: 300,
    focalX: 50,
  })
  expect(crop.id).not.toBe(id)
  const { channels } = await sharp(await fetchBytes(content, crop.url)).stats()
  expect(channels.slice(0, 3).every(({ mean }) => mean > 250)).toBe(true)
  expect((await fetchFile(content, url)).status).toBe(200)
  expect(await content.em().count(AuditEvent, { itemType: 'file', action: 'added' })).toBe(2)
  expect(await content.readAsAdministrator(cropMutation, area)).toEqual(crop)
})

test.each([
  ['a number below 0', { left: -1 }, 'left', 'Enter 0 or a larger number'],
  ['what is beyond the right edge', { left: 60.5 }, 'width', 'Beyond the right edge: enter 39.5 or less'],
  ['what is beyond the bottom', { top: 75 }, 'height', 'Beyond the bottom edge: enter 25 or less'],
  ['what is too small', { height: 33 }, 'height', 'Too small: enter 33.4 or more, which is 200 pixels'],
  ['the whole', { width: 100, height: 100 }, 'width', 'This is the whole picture. Choose a part of it'],
])('%s is not cropped, which its field says', async (_, change, field, message) => {
  const content = await startContentWith()
  const { id } = (await upload(content)).body
  const area = { id, left: 0, top: 0, width: 50, height: 50, ...change }
  const { code, fields } = await content.errorAsAdministrator(cropMutation, area)
  expect([code, fields]).toEqual(['BAD_USER_INPUT', { [field]: message }])
  expect(await content.em().count(StoredFile)).toBe(1)
})

test('only administrators crop, and only pictures', async () => {
  const content = await startContentWith()
  const area = { left: 0, top: 0, width: 50, height: 50 }
  const { id } = (await upload(content, { name: 'lease.pdf', bytes: buildPdf() })).body
  expect((await content.queryError(cropMutation, { id, ...area })).code).toBe('UNAUTHENTICATED')
  expect((await content.errorAsAdministrator(cropMutation, { id, ...area })).code).toBe('BAD_USER_INPUT')
  expect((await content.errorAsAdministrator(cropMutation, { id: 'no', ...area })).code).toBe('NOT_FOUND')
})

test('whoever does not read what they download is sent no more, and others are sent theirs', async () => {
  const content = await startContentWith()
  const { url } = (await upload(content)).body
  const download = (client: string) => fetchFile(content, url, { headers: { 'x-client-address': client } })
  const request = new IncomingMessage(new Socket())
  request.headers['x-client-address'] = '192.0.2.1'
  const unread = new ServerResponse(request)
  holdBytes(request, unread, 48 * 2 ** 20)
  const rejected = await download('192.0.2.1')
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await download('192.0.2.2')).status).toBe(200)
  unread.emit('close')
  expect((await download('192.0.2.1')).status).toBe(200)
})

test('a colleague whose uploads drip keeps nobody from adding a picture', async () => {
  const content = await startContentWith()
  await Promise.all(Array.from({ length: 3 }, () => dripFile(content, '/files')))
  const statuses = await Promise.all([1, 2, 3].map(async () => (await upload(content)).status))
  expect(statuses).toEqual([201, 201, 201])
})
