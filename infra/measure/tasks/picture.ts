/** A picture as somebody takes one. */

import type { Page } from 'playwright'

/** A JPEG, drawn by the browser. */
export async function createPicture(page: Page) {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1800, height: 900 })
    canvas.getContext('2d')!.fillRect(0, 0, 900, 900)
    return canvas.toDataURL('image/jpeg')
  })
  return { name: 'lamp.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(drawn.split(',')[1]!, 'base64') }
}
