/** The texts of the upload box; why a file is rejected is in the rules. */
import { isolate } from '@access/kit'

const formatCount = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const uploadMessages = {
  title: 'Add documents',
  limit: 'PDF, DOC, DOCX up to 10MB',
  hint: 'Letters, notices, contracts, or photos of them.',
  /** Without script, photos are sent as they are… */
  noScriptHint: 'Letters, notices, contracts, or photos of them (JPEG, PNG).',
  /** …and retrying means choosing the file again. */
  uploadFailed: (file: string) =>
    `${isolate(file)} could not be uploaded. Check your connection and add it again.`,
  why: 'Court documents contain dates and numbers that are hard to remember. You can also send them later.',
  drop: 'Drop files here, or',
  choose: 'Choose files',
  photo: 'Take a photo',
  list: 'Your files',
  size: (bytes: number) =>
    bytes < 1024 * 1024
      ? `${Math.max(1, Math.round(bytes / 1024))} KB`
      : `${(bytes / (1024 * 1024)).toFixed(1)} MB`,
  added: (file: string) => `${file}: added`,
  removed: (file: string) => `${file} removed`,
  cancel: (file: string) => `Cancel ${file}`,
  remove: (file: string) => `Remove ${file}`,
  preparing: (photos: number) => `Preparing ${formatCount(photos, 'photo', 'photos')}`,
  photos: (photos: number) => formatCount(photos, 'photo', 'photos'),
  photoNumber: (number: number) => `Photo ${number}`,
  pendingUploads: (files: number) =>
    `Wait for ${formatCount(files, 'file', 'files')} to finish, or remove them. You can send documents later.`,
} as const
