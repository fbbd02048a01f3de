/** What the box for papers says; why a paper cannot be taken stands in the rules. */
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const paperWords = {
  title: 'Add documents',
  limit: 'PDF, DOC, DOCX up to 10MB',
  hint: 'Letters from a court, notices, contracts. You can also take photos of paper, and we will turn them into one PDF on your device.',
  /** Without script there is nothing that could make a PDF of photos… */
  plainHint: 'Letters from a court, notices, contracts.',
  /** …and nothing to retry with but choosing the file again. */
  notArrived: (file: string) => `${file} did not arrive. Check your connection and add it again.`,
  why: 'Court papers hold dates and numbers that are hard to remember. You can send them later as well.',
  drop: 'Drop files here, or',
  choose: 'Choose files',
  photo: 'Take a photo',
  list: 'Your files',
  added: (file: string) => `${file}: added`,
  removed: (file: string) => `${file} removed`,
  cancel: (file: string) => `Cancel ${file}`,
  retry: (file: string) => `Retry ${file}`,
  remove: (file: string) => `Remove ${file}`,
  makingPdf: (photos: number) => `Making a PDF from ${counted(photos, 'photo', 'photos')} on your device`,
  unfinished: (files: number) =>
    `Wait for ${counted(files, 'file', 'files')} to finish, or remove them. You can send papers later.`,
} as const
