import { Activity } from '@access/service-kit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { anEvent } from '../events/event.examples.ts'
import { aPost } from '../posts/post.examples.ts'
import { aPdf, aPhoto, aPicture, at, upload } from '../testing/pictures.ts'
import { withItems } from '../testing/withItems.ts'
import { limits, ourPicture } from './file.rules.ts'
import { StoredFile } from './storedFile.ts'

const bytesAt = async (...asked: Parameters<typeof at>) =>
  Buffer.from(await (await at(...asked)).arrayBuffer())

test('a picture is taken, kept in every width it has room for, and its address says how large it is', async () => {
  const content = await withItems()
  const { status, body } = await upload(content, {
    name: 'Élan at the Door.PNG',
    bytes: await aPicture({ width: 2000, height: 1000, format: 'png' }),
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({ name: 'Élan at the Door.PNG', kind: 'picture', width: 1600, height: 800 })
  expect(body.address).toBe(`/api/files/${body.id}/elan-at-the-door-1600x800.webp`)
  const sizes = ourPicture(body.address)!
    .srcSet.split(', ')
    .map((line) => line.split(' '))
  expect(sizes.map(([, width]) => width)).toEqual(['480w', '960w', '1600w'])
  for (const [address = '', width = ''] of sizes) {
    const made = await sharp(await bytesAt(content, address)).metadata()
    expect([made.format, `${made.width}w`]).toEqual(['webp', width])
  }
})

test.each([
  [300, ['300w']],
  [480, ['480w']],
  [700, ['480w', '700w']],
])('a picture %i wide is never enlarged', async (width, kept) => {
  const content = await withItems()
  const { body } = await upload(content, { bytes: await aPicture({ width, height: 200 }) })
  expect(body.width).toBe(width)
  const lines = ourPicture(body.address)!.srcSet.split(', ')
  expect(lines.map((line) => line.split(' ')[1])).toEqual(kept)
  for (const line of lines) expect((await at(content, line.split(' ')[0]!)).status).toBe(200)
})

test('a photo stands upright, and does not tell where and by whom it was taken', async () => {
  const photo = await aPhoto()
  expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) })
  const content = await withItems()
  const { body } = await upload(content, { bytes: photo })
  expect([body.width, body.height]).toEqual([800, 1200])
  const kept = await bytesAt(content, body.address)
  const { exif, xmp, iptc, orientation } = await sharp(kept).metadata()
  expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
  expect(kept.includes('Ana Diaz')).toBe(false)
})

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a picture in %s is taken, whatever it is called',
  async (format) => {
    const content = await withItems()
    const bytes = await aPicture({ format, width: 40, height: 30 })
    expect(await upload(content, { name: 'paper.exe', bytes })).toMatchObject({
      status: 201,
      body: { width: 40 },
    })
  },
)

test('a picture that is very high is made to fit', async () => {
  const content = await withItems()
  const { body } = await upload(content, { bytes: await aPicture({ width: 600, height: 6000 }) })
  expect([body.width, body.height]).toEqual([240, 2400])
})

/** A PNG whose head promises so many pixels; there are none. */
async function aBomb(side: number) {
  const png = await aPicture({ format: 'png', width: 8, height: 8 })
  png.writeUInt32BE(side, 16)
  png.writeUInt32BE(side, 20)
  png.writeUInt32BE(crc(png.subarray(12, 29)), 29)
  return png
}

function crc(bytes: Buffer) {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return (value ^ 0xffffffff) >>> 0
}

const frames = async () => {
  const picture = { format: 'png', width: 20, height: 20 } as const
  const pictures = await Promise.all([aPicture(picture), aPicture({ ...picture, background: '#fff' })])
  return sharp(pictures, { join: { animated: true } })
    .gif()
    .toBuffer()
}

const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(40)])

test.each([
  [
    'a drawing that can carry code',
    () => Buffer.from('<?xml version="1.0"?>\n<svg onload="alert(1)"/>'),
    415,
    'vector',
  ],
  ['a photo that browsers cannot show', () => heic, 415, 'phone'],
  ['a program', () => Buffer.from('MZ\x90 door.jpg'), 415, 'wrongType'],
  ['a web page', () => Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), 415, 'wrongType'],
  ['nothing', () => Buffer.alloc(0), 400, 'empty'],
  ['half a picture', async () => (await aPhoto()).subarray(0, 600), 400, 'unreadable'],
  ['a moving picture', frames, 400, 'moving'],
  ['a picture that unfolds to a billion pixels', () => aBomb(40_000), 400, 'tooManyPixels'],
  ['one that is a little too large', () => aBomb(7_072), 400, 'tooManyPixels'],
])('%s is refused with a sentence, and nothing is kept', async (_, bytes, status, reason) => {
  const content = await withItems()
  const answer = await upload(content, { name: 'door.jpg', bytes: await bytes() })
  expect(answer).toMatchObject({ status, body: { reason, errors: { file: answer.body.detail } } })
  expect(answer.body.detail).toMatch(/^door\.jpg /)
  expect(await content.em().count(StoredFile)).toBe(0)
})

const padded = (start: Buffer, size: number) => Buffer.concat([start, Buffer.alloc(size - start.length, 32)])

test('ten megabytes of picture and twenty of PDF are taken, and not one byte more', async () => {
  const content = await withItems()
  const sent = async (start: Buffer, size: number) =>
    (await upload(content, { bytes: padded(start, size) })).status
  expect(await sent(await aPicture(), limits.picture)).toBe(201)
  expect(await sent(await aPicture(), limits.picture + 1)).toBe(413)
  expect(await sent(aPdf(), limits.pdf)).toBe(201)
  expect(await sent(aPdf(), limits.pdf + 1)).toBe(413)
})

test('what is sent again is the file that is there', async () => {
  const content = await withItems()
  const first = await upload(content)
  const again = await upload(content, { name: 'the same door.jpg' })
  expect(again.body).toEqual(first.body)
  expect(await content.em().count(StoredFile)).toBe(1)
  const lines = await content.em().find(Activity, { noun: 'file' })
  expect(lines.map(({ who, action, title }) => ({ who, action, title }))).toEqual([
    { who: 'Ruth Abernathy', action: 'added', title: 'door.jpg' },
  ])
})

test('only administrators add files, and in the field for one', async () => {
  const content = await withItems()
  expect((await upload(content, { token: null })).status).toBe(401)
  expect((await upload(content, { field: 'photo' })).status).toBe(400)
  expect(await content.em().count(StoredFile)).toBe(0)
})

test('a picture is kept by browsers for good, and whoever has it is told so without its bytes', async () => {
  const content = await withItems()
  const { address, size } = (await upload(content)).body
  const answer = await at(content, address)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(size),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  expect(answer.headers.get('content-disposition')).toBeNull()
  const tag = answer.headers.get('etag')!
  const again = await at(content, address, { headers: { 'if-none-match': `"x", W/${tag}` } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await at(content, address, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), head.headers.get('etag')]).toEqual([
    200,
    String(size),
    tag,
  ])
})

test('a PDF is given to save, under its name, as it was sent', async () => {
  const content = await withItems()
  const bytes = aPdf('<script>alert(1)</script>')
  const { body } = await upload(content, { name: 'Lease, signed.pdf', bytes })
  expect(body).toMatchObject({ kind: 'pdf', address: `/api/files/${body.id}/lease-signed.pdf`, width: null })
  const answer = await at(content, body.address)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Lease, signed.pdf"')
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
})

test('what is not there, or not in that width, is not found', async () => {
  const content = await withItems()
  const { address, id } = (await upload(content)).body
  const wrong = [
    address.replace('-800x', '-799x'),
    `/api/files/${id}/door.webp`,
    '/api/files/1/door-1x1.webp',
  ]
  for (const one of [...wrong, address.replace(id, '7d9f1c1e-0000-4000-8000-000000000001')])
    expect((await at(content, one)).status, one).toBe(404)
})

const list = `query($page: PageInput!) { pageOfFiles(page: $page) { total items { name kind address width height } } }`
const remove = 'mutation($id: ID!) { deleteFile(id: $id) { id name } }'

test('administrators find the files again, by kind and by name', async () => {
  const content = await withItems()
  await upload(content, { name: 'door.jpg' })
  const { address } = (await upload(content, { name: 'lease.pdf', bytes: aPdf() })).body
  const page = { search: 'LEASE', filters: [{ column: 'kind', value: 'pdf' }] }
  const items = [{ name: 'lease.pdf', kind: 'pdf', address, width: null, height: null }]
  expect(await content.asAdministrator(list, { page })).toEqual({ pageOfFiles: { total: 1, items } })
  expect((await content.refusal(list, { page })).code).toBe('UNAUTHENTICATED')
})

test.each([
  ['a picture of an event', (address: string) => anEvent({ title: 'Open door', featuredImage: address })],
  [
    'a picture in a text',
    (address: string) => aPost({ title: 'Open door', content: `Look: ![a door](${address})` }),
  ],
])('%s cannot be thrown away', async (_, item) => {
  const content = await withItems()
  const { id, address } = (await upload(content)).body
  const { __typename, id: _id, ...input } = item(address)
  await content.asAdministrator(
    `mutation($input: ${__typename}Input!) { create${__typename}(input: $input) { id } }`,
    { input },
  )
  const { code, message } = await content.refusal(remove, { id }, { token: content.token })
  expect([code, message]).toEqual([
    'CONFLICT',
    'door.jpg is still shown by “Open door”. Take it out there first.',
  ])
  expect((await at(content, address)).status).toBe(200)
})

test('what nothing shows is thrown away with its bytes, and the audit says so', async () => {
  const content = await withItems()
  const { id, address } = (await upload(content)).body
  expect((await content.refusal(remove, { id })).code).toBe('UNAUTHENTICATED')
  expect(await content.asAdministrator(remove, { id })).toEqual({ deleteFile: { id, name: 'door.jpg' } })
  expect((await at(content, address)).status).toBe(404)
  expect(await content.em().execute('select 1 from file_bytes')).toEqual([])
  expect(await content.em().count(Activity, { noun: 'file', action: 'deleted' })).toBe(1)
  expect((await content.refusal(remove, { id }, { token: content.token })).code).toBe('NOT_FOUND')
})
