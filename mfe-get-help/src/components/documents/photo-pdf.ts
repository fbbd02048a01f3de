/** Converts photos to one PDF on the device; metadata such as the location is not uploaded. */
import { documentMessages, limits } from '@access/requests/intake/attachments/document.rules'
import { encodeJpeg } from '../../platform/encode-jpeg.ts'
import { buildPdf, type Picture } from '../../platform/pdf.ts'

/** The longer side of a page, in pixels: small print stays readable, and a page is about half a megabyte. */
const maxSideLength = 2000
const quality = 0.8

/** The longer side of a thumbnail, in pixels: twice as many as it is shown with. */
const thumbnailLength = 192

/** A photo as a page, and a small picture of it for the list. */
export interface PhotoPage extends Picture {
  thumbnail: { id: number; url: string }
}

let lastId = 0

/** Why no PDF was made. */
export class PhotoPdfError extends Error {}

/** Renders a photo as a page; throws when this browser cannot decode it. */
export async function renderPhotoPage(photo: Blob): Promise<PhotoPage> {
  const bitmap = await decodeBitmap(photo)
  try {
    lastId += 1
    const id = lastId
    // A data URL: it ends with the page, and our policy lets pages show no blobs.
    const url = await draw(bitmap, thumbnailLength, async (canvas) => canvas.toDataURL('image/jpeg', quality))
    return await draw(bitmap, maxSideLength, async (canvas) => {
      const { width, height } = canvas
      const jpeg = await encodeJpeg(canvas, quality)
      if (!jpeg) throw new PhotoPdfError(documentMessages.photoUnreadable())
      return { jpeg, width, height, thumbnail: { id, url } }
    })
  } finally {
    bitmap.close()
  }
}

/** Draws a picture that is nowhere longer than that, and gives what `encode` makes of it. */
async function draw<Result>(
  bitmap: ImageBitmap,
  maxLength: number,
  encode: (canvas: HTMLCanvasElement) => Promise<Result>,
): Promise<Result> {
  const scale = Math.min(1, maxLength / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  try {
    const drawing = canvas.getContext('2d')
    if (!drawing) throw new PhotoPdfError(documentMessages.photoUnreadable())
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

/** Builds one PDF of all pages; throws when it exceeds the upload limit. */
export function buildPhotoPdf(name: string, pages: readonly Picture[]): File {
  const pdf = buildPdf(
    name,
    pages.map((picture) => ({ picture })),
  )
  if (pdf.size > limits.bytes)
    throw new PhotoPdfError(documentMessages.photosTooLarge(countExcessPages(pages)))
  return new File([pdf], name, { type: pdf.type })
}

/** How many pages at the end exceed the limit. */
function countExcessPages(pages: readonly Picture[]): number {
  let size = 0
  const firstExcessIndex = pages.findIndex(({ jpeg }) => {
    size += jpeg.length + 1000
    return size > limits.bytes
  })
  return firstExcessIndex < 0 ? 1 : pages.length - firstExcessIndex
}

async function decodeBitmap(photo: Blob): Promise<ImageBitmap> {
  try {
    // Some browsers apply the EXIF orientation only on request, and others do not know the option.
    return await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() =>
      createImageBitmap(photo),
    )
  } catch {
    throw new PhotoPdfError(documentMessages.photoUnreadable())
  }
}
