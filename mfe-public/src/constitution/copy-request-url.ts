/** The link to ask for a copy of a document: the contact form, with its subject filled in. */
export const buildCopyRequestUrl = (documentTitle: string) =>
  `/contact?${new URLSearchParams({ subject: `Copy of ${documentTitle}` })}`
