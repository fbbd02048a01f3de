/** Collects the photos of this visit in as few PDFs as they fit into, a page for each. */
import { documentMessages } from '@access/requests/intake/attachments/document.rules'
import type { PhotoPage } from './photo-pdf.ts'

export interface PhotoPdfResult {
  /** The PDF; null when no photo could be read. */
  pdf: File | null
  /** The PDF whose pages are all in the new one. */
  replaces: string | null
  /** Photos, or the whole PDF, that could not be added. */
  failures: { name: string; message: string }[]
}

/** A PDF of photos of this visit; they are in memory only. */
export interface PhotoPdf {
  name: string
  pages: readonly PhotoPage[]
}

const photoName = /\.(jpe?g|png|webp|hei[cf]|gif|avif|bmp|tiff?)$/i

/** Whether a file is a picture, by the type or name that the device gives it. */
export const isPhoto = ({ type, name }: File) => type.startsWith('image/') || photoName.test(name)

/** `onChange` is called with all PDFs whenever one changes. */
export function createPhotoPdfBuilder(onChange: (pdfs: readonly PhotoPdf[]) => void) {
  let pdfs: readonly PhotoPdf[] = []
  let count = 0

  function setPdfs(newPdfs: readonly PhotoPdf[]) {
    pdfs = newPdfs
    onChange(pdfs)
  }
  const setPages = (name: string, pages: readonly PhotoPage[]) =>
    setPdfs(pdfs.map((pdf) => (pdf.name === name ? { name, pages } : pdf)))
  const remove = (name: string) => setPdfs(pdfs.filter((pdf) => pdf.name !== name))

  return {
    isEmpty: () => pdfs.length === 0,
    find: (name: string) => pdfs.find((pdf) => pdf.name === name),

    async add(photos: readonly File[]): Promise<PhotoPdfResult> {
      const { renderPhotoPage, buildPhotoPdf, PhotoPdfError } = await loadPhotoPdf()
      const failures: PhotoPdfResult['failures'] = []
      const getReason = (failure: unknown) =>
        failure instanceof PhotoPdfError ? failure.message : documentMessages.photoUnreadable()
      const newPages: PhotoPage[] = []
      // One at a time: a photo takes up to a hundred megabytes of memory while it is read.
      for (const photo of photos) {
        await renderPhotoPage(photo).then(
          (page) => newPages.push(page),
          (failure) => failures.push({ name: photo.name, message: getReason(failure) }),
        )
      }
      if (newPages.length === 0) return { pdf: null, replaces: null, failures }
      const last = pdfs.at(-1)
      if (last) {
        try {
          const pages = [...last.pages, ...newPages]
          const pdf = buildPhotoPdf(last.name, pages)
          setPages(last.name, pages)
          return { pdf, replaces: last.name, failures }
        } catch {
          // Too large together with the earlier pages: start another PDF.
        }
      }
      count += 1
      const name = count === 1 ? 'Photos.pdf' : `Photos ${count}.pdf`
      try {
        const pdf = buildPhotoPdf(name, newPages)
        setPdfs([...pdfs, { name, pages: newPages }])
        return { pdf, replaces: null, failures }
      } catch (failure) {
        return { pdf: null, replaces: null, failures: [...failures, { name, message: getReason(failure) }] }
      }
    },

    /** The PDF without that page; null when it was the last one, or is gone. */
    async removePage(name: string, page: PhotoPage): Promise<File | null> {
      const { buildPhotoPdf } = await loadPhotoPdf()
      const pages = pdfs.find((pdf) => pdf.name === name)?.pages.filter((other) => other !== page) ?? []
      if (pages.length === 0) {
        remove(name)
        return null
      }
      setPages(name, pages)
      return buildPhotoPdf(name, pages)
    },

    /** The PDF of that name was removed: further photos do not go into it. */
    reset: remove,
  }
}

const loadPhotoPdf = () => import(/* webpackChunkName: "photos" */ './photo-pdf.ts')
