/** Documents that are made of photos, a page for each; the server makes PDFs of them. */
import { limits } from '@access/requests/intake/attachments/document.rules'
import { type PhotoPage, renderPhotoPage } from './photo-page.ts'
import type { UploadFile } from './upload-document.ts'

/** A document of photos of this visit; they are in memory only. */
export interface PhotoDocument {
  name: string
  pages: readonly PhotoPage[]
}

const photoName = /\.(jpe?g|png|webp|hei[cf]|gif|avif|bmp|tiff?)$/i

/** Whether a file is a picture, by the type or name that the device gives it. */
export const isPhoto = ({ type, name }: File) => type.startsWith('image/') || photoName.test(name)

/** The pages of these photos, and those that this browser cannot read. */
export async function renderPages(photos: readonly File[]) {
  const pages: PhotoPage[] = []
  const unreadable: File[] = []
  // One at a time: a photo takes up to a hundred megabytes of memory while it is read.
  for (const photo of photos) {
    try {
      pages.push(await renderPhotoPage(photo))
    } catch {
      unreadable.push(photo)
    }
  }
  return { pages, unreadable }
}

/** A JPEG for each page; the server calls the PDF of them what the first is called. */
export function buildUpload({ name, pages }: PhotoDocument): UploadFile {
  const partName = name.replace(/pdf$/, 'jpg')
  const parts = pages.map(({ jpeg }) => new File([jpeg], partName, { type: 'image/jpeg' }))
  return { name, size: parts.reduce((sum, { size }) => sum + size, 0), parts }
}

/** How many pages at the end exceed the limit of one document; 0 when they all fit. */
export function countExcessPages(pages: readonly PhotoPage[]): number {
  let size = 0
  const firstExcessIndex = pages.findIndex(({ jpeg }, index) => {
    size += jpeg.size
    return size > limits.bytes || index >= limits.pages
  })
  return firstExcessIndex < 0 ? 0 : pages.length - firstExcessIndex
}
