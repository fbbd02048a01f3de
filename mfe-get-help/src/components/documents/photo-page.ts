/** A photo as the device sends it: re-encoded as a JPEG, small enough for a phone's connection and without its location. */

/** The longer side of a page, in pixels: small print stays readable, and a page is about half a megabyte. */
const maxLength = 2000
/** The longer side of a thumbnail, in pixels: twice as many as it is shown with. */
const thumbnailLength = 192
const quality = 0.8

export interface PhotoPage {
  jpeg: Blob
  /** A small picture of it for the list. */
  thumbnail: { id: number; url: string }
}

let lastId = 0

/** Rejects when this browser cannot decode the photo. */
export async function renderPhotoPage(photo: Blob): Promise<PhotoPage> {
  const bitmap = await decodeBitmap(photo)
  try {
    lastId += 1
    // A data URL: it ends with the page, and our policy lets pages show no blobs.
    const url = await draw(bitmap, thumbnailLength, async (canvas) => canvas.toDataURL('image/jpeg', quality))
    return { jpeg: await draw(bitmap, maxLength, encodeJpeg), thumbnail: { id: lastId, url } }
  } finally {
    bitmap.close()
  }
}

// Some browsers apply the EXIF orientation only on request, and others do not know the option.
const decodeBitmap = (photo: Blob) =>
  createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => createImageBitmap(photo))

/** Draws a picture that is nowhere longer than that, and returns what `encode` makes of it. */
async function draw<Result>(
  bitmap: ImageBitmap,
  length: number,
  encode: (canvas: HTMLCanvasElement) => Promise<Result>,
): Promise<Result> {
  const scale = Math.min(1, length / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  try {
    const drawing = canvas.getContext('2d')!
    // JPEG has no transparency; transparent areas become white.
    drawing.fillStyle = '#ffffff'
    drawing.fillRect(0, 0, canvas.width, canvas.height)
    drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await encode(canvas)
  } finally {
    // Phones have little canvas memory and release it late.
    canvas.width = 0
  }
}

const encodeJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no JPEG'))), 'image/jpeg', quality),
  )
