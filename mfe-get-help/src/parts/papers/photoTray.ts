/** The photos of this visit: they become one PDF, and each further one is a page more in it. */
import { sentences } from '@access/requests/documents/document.rules'
import type { Picture } from '../../pdf.ts'

export interface Added {
  /** The PDF; null when no photo could be read. */
  pdf: File | null
  /** The PDF whose pages are all in the new one. */
  replaces: string | null
  /** Photos, or all of them together, that could not be taken. */
  failures: { name: string; problem: string }[]
}

const photoName = /\.(jpe?g|png|webp|hei[cf]|gif|avif|bmp|tiff?)$/i

/** Whether a file is a picture, by what the device calls it. */
export const isPhoto = ({ type, name }: File) => type.startsWith('image/') || photoName.test(name)

export function newPhotoTray() {
  let pages: Picture[] = []
  let name: string | null = null
  let count = 0

  return {
    isEmpty: () => name === null,

    async add(photos: readonly File[]): Promise<Added> {
      const { pageOf, photosPdf, PhotosRefused } = await import(
        /* webpackChunkName: "photos" */ './photos.ts'
      )
      const failures: Added['failures'] = []
      const reasonOf = (failure: unknown) =>
        failure instanceof PhotosRefused ? failure.message : sentences.photoUnreadable()
      const taken: Picture[] = []
      // One at a time: a photo takes up to a hundred megabytes of memory while it is read.
      for (const photo of photos) {
        await pageOf(photo).then(
          (page) => taken.push(page),
          (failure) => failures.push({ name: photo.name, problem: reasonOf(failure) }),
        )
      }
      if (taken.length === 0) return { pdf: null, replaces: null, failures }
      const before = name
      if (before) {
        try {
          const pdf = photosPdf(before, [...pages, ...taken])
          pages = [...pages, ...taken]
          return { pdf, replaces: before, failures }
        } catch {
          // Too large with all before them: they begin a PDF of their own.
        }
      }
      count += 1
      const next = count === 1 ? 'Photos.pdf' : `Photos ${count}.pdf`
      try {
        const pdf = photosPdf(next, taken)
        ;[pages, name] = [taken, next]
        return { pdf, replaces: null, failures }
      } catch (failure) {
        return {
          pdf: null,
          replaces: null,
          failures: [...failures, { name: next, problem: reasonOf(failure) }],
        }
      }
    },

    /** The PDF of that name is gone: further photos begin a new one. */
    forget(gone: string) {
      if (gone === name) [pages, name] = [[], null]
    },
  }
}
