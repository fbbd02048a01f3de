/** Collects the photos of this visit in as few documents as they fit into, a page for each; the server makes PDFs of them. */
import { documentMessages, limits } from '@access/requests/intake/attachments/document.rules'
import { type PhotoPage, renderPhotoPage } from './photo-page.ts'
import type { UploadFile } from './upload-document.ts'

/** A document of photos of this visit; they are in memory only. */
export interface PhotoDocument {
  name: string
  pages: readonly PhotoPage[]
}

interface AddedPhotos {
  /** What is uploaded; null when no photo could be read. */
  file: UploadFile | null
  /** Whether it takes the place of the document of the same name. */
  isReplacement: boolean
  /** Photos, or the whole document, that could not be added. */
  failures: { name: string; message: string }[]
}

const photoName = /\.(jpe?g|png|webp|hei[cf]|gif|avif|bmp|tiff?)$/i

/** Whether a file is a picture, by the type or name that the device gives it. */
export const isPhoto = ({ type, name }: File) => type.startsWith('image/') || photoName.test(name)

/** `onChange` is called with all documents whenever one changes. */
export function createPhotoDocuments(onChange: (documents: readonly PhotoDocument[]) => void) {
  let documents: readonly PhotoDocument[] = []
  let count = 0

  function setDocuments(newDocuments: readonly PhotoDocument[]) {
    documents = newDocuments
    onChange(documents)
  }
  /** Stores a document's pages, and returns what is uploaded of it. */
  function setPages(name: string, pages: readonly PhotoPage[]): UploadFile {
    setDocuments(documents.map((document) => (document.name === name ? { name, pages } : document)))
    return buildUpload({ name, pages })
  }
  const remove = (name: string) => setDocuments(documents.filter((document) => document.name !== name))

  return {
    isEmpty: () => documents.length === 0,
    find: (name: string) => documents.find((document) => document.name === name),

    async add(photos: readonly File[]): Promise<AddedPhotos> {
      const failures: AddedPhotos['failures'] = []
      const newPages: PhotoPage[] = []
      // One at a time: a photo takes up to a hundred megabytes of memory while it is read.
      for (const photo of photos) {
        try {
          newPages.push(await renderPhotoPage(photo))
        } catch {
          failures.push({ name: photo.name, message: documentMessages.photoUnreadable() })
        }
      }
      if (newPages.length === 0) return { file: null, isReplacement: false, failures }
      const last = documents.at(-1)
      const extended = [...(last?.pages ?? []), ...newPages]
      if (last && countExcessPages(extended) === 0)
        return { file: setPages(last.name, extended), isReplacement: true, failures }
      count += 1
      const name = count === 1 ? 'Photos.pdf' : `Photos ${count}.pdf`
      const excess = countExcessPages(newPages)
      if (excess > 0) {
        failures.push({ name, message: documentMessages.photosTooLarge(excess) })
        return { file: null, isReplacement: false, failures }
      }
      setDocuments([...documents, { name, pages: newPages }])
      return { file: buildUpload({ name, pages: newPages }), isReplacement: false, failures }
    },

    /** What is uploaded without that page; null when it was the last one, or is gone. */
    removePage(name: string, page: PhotoPage): UploadFile | null {
      const pages = documents
        .find((document) => document.name === name)
        ?.pages.filter((other) => other !== page)
      if (pages?.length) return setPages(name, pages)
      remove(name)
      return null
    },

    /** The document of that name was removed: further photos do not go into it. */
    reset: remove,
  }
}

/** A JPEG for each page; the server calls the PDF of them what the first is called. */
function buildUpload({ name, pages }: PhotoDocument): UploadFile {
  const partName = name.replace(/pdf$/, 'jpg')
  const parts = pages.map(({ jpeg }) => new File([jpeg], partName, { type: 'image/jpeg' }))
  return { name, size: parts.reduce((sum, { size }) => sum + size, 0), parts }
}

/** How many pages at the end exceed the limit of one document; 0 when they all fit. */
function countExcessPages(pages: readonly PhotoPage[]): number {
  let size = 0
  const firstExcessIndex = pages.findIndex(({ jpeg }, index) => {
    size += jpeg.size
    return size > limits.bytes || index >= limits.pages
  })
  return firstExcessIndex < 0 ? 0 : pages.length - firstExcessIndex
}
