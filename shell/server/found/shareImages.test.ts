// @vitest-environment node
import { expect, test } from 'vitest'
import { aSite } from '../testing/site.ts'
import { shareImages, size } from './shareImages.ts'

test.each(Object.keys(shareImages))('the picture of a %s is what links say it is', async (name) => {
  const site = await aSite()
  const answer = await site.get(`/share/${name}.png`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-type')).toBe('image/png')
  // Width and height stand at the beginning of a PNG.
  expect({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }).toEqual(size)
  expect(bytes.length).toBeLessThan(100_000)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=2592000')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('there are no other pictures, and no way out of their folder', async () => {
  const site = await aSite()
  for (const name of ['other.png', '..%2fshareImages.ts', ''])
    expect((await site.get(`/share/${name}`)).status).toBe(404)
})
