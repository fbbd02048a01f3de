/** What the fields for pictures and files say. */
export const fileMessages = {
  picture: {
    upload: 'Upload a picture',
    choose: 'Choose from library',
    remove: 'Remove the picture',
    title: 'Choose a picture',
    empty: 'No pictures yet. Upload the first one!',
    nothing: 'No picture has this name.',
    hint: 'An address like https://..., or your own picture: upload it, drop it here or paste it',
  },
  pdf: {
    upload: 'Upload a PDF',
    choose: 'Choose from library',
    remove: 'Remove the PDF',
    title: 'Choose a PDF',
    empty: 'No PDFs yet. Upload the first one!',
    nothing: 'No PDF has this name.',
    hint: 'An address like https://example.org/judgment.pdf, or your own PDF: upload it or drop it here',
  },
} as const

export const uploadPendingMessage = 'Wait until the file has arrived, or cancel it'
export const altTextMissingMessage = 'Describe the picture, or mark it as decorative'

/** The size of a file for people: '20 KB'. */
export const formatFileSize = (bytes: number) =>
  `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en-US')} KB`
