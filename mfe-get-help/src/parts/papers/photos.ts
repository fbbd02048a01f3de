/** Photos of paper become one PDF, on the device: what is in them besides the picture (the place, say) stays there. */
import { limits, sentences } from '@access/requests/documents/document.rules'
import { type Picture, pdfOf } from '../../pdf.ts'

/** The longer side of a page, in pixels: small print stays readable, and a page is about half a megabyte. */
const longest = 2000
const quality = 0.8

/** Why no PDF was made. */
export class PhotosRefused extends Error {}

/** A photo as a page; refused when this browser cannot read it. */
export async function pageOf(photo: Blob): Promise<Picture> {
  const bitmap = await bitmapOf(photo)
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  try {
    const drawing = canvas.getContext('2d')
    if (!drawing) throw new PhotosRefused(sentences.photoUnreadable())
    // JPEG has no transparency; what was none is paper.
    drawing.fillStyle = '#ffffff'
    drawing.fillRect(0, 0, canvas.width, canvas.height)
    drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return { jpeg: await jpegOf(canvas), width: canvas.width, height: canvas.height }
  } finally {
    bitmap.close()
    // Phones have little memory for canvases, and give it back late.
    canvas.width = 0
  }
}

/** The pages as one file of that name; refused when it would be too large to send. */
export function photosPdf(name: string, pages: readonly Picture[]): File {
  const pdf = pdfOf(
    name,
    pages.map((picture) => ({ picture })),
  )
  if (pdf.size > limits.bytes) throw new PhotosRefused(sentences.photosTooBig(tooMany(pages)))
  return new File([pdf], name, { type: pdf.type })
}

/** How many pages from the end have to go. */
function tooMany(pages: readonly Picture[]): number {
  let size = 0
  const fitting = pages.findIndex(({ jpeg }) => {
    size += jpeg.length + 1000
    return size > limits.bytes
  })
  return fitting < 0 ? 1 : pages.length - fitting
}

async function bitmapOf(photo: Blob): Promise<ImageBitmap> {
  try {
    // Some browsers turn a photo the right way up only when asked, and others do not know the question.
    return await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() =>
      createImageBitmap(photo),
    )
  } catch {
    throw new PhotosRefused(sentences.photoUnreadable())
  }
}

async function jpegOf(canvas: HTMLCanvasElement): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  if (!blob) throw new PhotosRefused(sentences.photoUnreadable())
  return new Uint8Array(await blob.arrayBuffer())
}
