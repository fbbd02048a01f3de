import { expect, test } from 'vitest'
import { startSite } from '../testing/site.ts'
import { shareImageSize, shareImages } from './share-images.ts'

test('the pictures are what links say they are', async () => {
  const site = await startSite()
  for (const name of shareImages.keys()) {
    const response = await site.get(`/share/${name}.png`)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-type'), name).toBe('image/png')
    // Width and height are at the beginning of a PNG.
    expect({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }, name).toEqual(shareImageSize)
    expect(bytes.length, name).toBeLessThan(100_000)
    expect(response.headers.get('cache-control')).toBe('public, max-age=2592000')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  }
})

test('there are no other pictures, and no way out of their folder', async () => {
  const site = await startSite()
  for (const name of ['other.png', '..%2fshare-images.ts', ''])
    expect((await site.get(`/share/${name}`)).status).toBe(404)
})
