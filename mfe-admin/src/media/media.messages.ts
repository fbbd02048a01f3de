/** What the media library says. */
import type { FileKind } from '@access/content/files/file.rules'

export const kindLabels: Record<FileKind, { plural: string; upload: string }> = {
  picture: { plural: 'Pictures', upload: 'Upload a picture' },
  pdf: { plural: 'PDFs', upload: 'Upload a PDF' },
}

export const mediaMessages = {
  empty: 'No files yet. Upload the first one!',
  nothing: 'No file matches your search.',
  unused: 'No item uses it.',
  focalPoint:
    'The point that stays in sight where a page shows less than the whole picture. It applies wherever the picture is chosen from now on.',
  crop: 'The part becomes a new picture. Items that use the whole picture keep it.',
} as const
