/** Collects the photos of this visit in one PDF, a page for each. */
import { documentMessages } from '@access/requests/intake/attachments/document.rules'
import type { Picture } from '../../platform/pdf.ts'

export interface PhotoPdfResult {
  /** The PDF; null when no photo could be read. */
  pdf: File | null
  /** The PDF whose pages are all in the new one. */
  replaces: string | null
  /** Photos, or the whole PDF, that could not be added. */
  failures: { name: string; message: string }[]
}

const photoName = /\.(jpe?g|png|webp|hei[cf]|gif|avif|bmp|tiff?)$/i

/** Whether a file is a picture, by the type or name that the device gives it. */
export const isPhoto = ({ type, name }: File) => type.startsWith('image/') || photoName.test(name)

export function createPhotoPdfBuilder() {
  let pages: Picture[] = []
  let name: string | null = null
  let count = 0

  return {
    isEmpty: () => name === null,

    async add(photos: readonly File[]): Promise<PhotoPdfResult> {
      const { renderPhotoPage, buildPhotoPdf, PhotoPdfError } = await import(
        /* webpackChunkName: "photos" */ './photo-pdf.ts'
      )
      const failures: PhotoPdfResult['failures'] = []
      const getReason = (failure: unknown) =>
        failure instanceof PhotoPdfError ? failure.message : documentMessages.photoUnreadable()
      const newPages: Picture[] = []
      // One at a time: a photo takes up to a hundred megabytes of memory while it is read.
      for (const photo of photos) {
        await renderPhotoPage(photo).then(
          (page) => newPages.push(page),
          (failure) => failures.push({ name: photo.name, message: getReason(failure) }),
        )
      }
      if (newPages.length === 0) return { pdf: null, replaces: null, failures }
      const previousName = name
      if (previousName) {
        try {
          const pdf = buildPhotoPdf(previousName, [...pages, ...newPages])
          pages = [...pages, ...newPages]
          return { pdf, replaces: previousName, failures }
        } catch {
          // Too large together with the earlier pages: start another PDF.
        }
      }
      count += 1
      const next = count === 1 ? 'Photos.pdf' : `Photos ${count}.pdf`
      try {
        const pdf = buildPhotoPdf(next, newPages)
        ;[pages, name] = [newPages, next]
        return { pdf, replaces: null, failures }
      } catch (failure) {
        return {
          pdf: null,
          replaces: null,
          failures: [...failures, { name: next, message: getReason(failure) }],
        }
      }
    },

    /** The PDF of that name was removed: further photos start a new one. */
    reset(removedName: string) {
      if (removedName === name) [pages, name] = [[], null]
    },
  }
}
