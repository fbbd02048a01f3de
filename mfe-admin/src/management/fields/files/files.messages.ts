/** What the fields for pictures and files say. */
export const fileMessages = {
  picture: {
    upload: 'Upload a picture',
    choose: 'Choose from library',
    remove: 'Remove the picture',
    title: 'Choose a picture',
    empty: 'No pictures yet. Upload the first one!',
    nothing: 'No picture is called that.',
    hint: 'An address like https://..., or a picture of yours: upload it, drop it here or paste it',
  },
  pdf: {
    upload: 'Upload a PDF',
    choose: 'Choose from library',
    remove: 'Remove the PDF',
    title: 'Choose a PDF',
    empty: 'No PDFs yet. Upload the first one!',
    nothing: 'No PDF is called that.',
    hint: 'An address like https://example.org/judgment.pdf, or a PDF of yours: upload it or drop it here',
  },
} as const

export const uploadPendingMessage = 'Wait until the file has arrived, or cancel it'
export const altTextMissingMessage = 'Describe the picture, or say that it only decorates'
