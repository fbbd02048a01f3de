/** The status page's forms as they are sent without script. */
import type { RemoteForm } from '@access/kit'
import { limits } from '@access/requests/documents/document.rules'

/** The address of the page, to which its forms are sent. */
export const page = '/get-help/status'

export const statusForm: RemoteForm = {
  path: page,
  fields: ['do', 'reference', 'words', 'text'],
  files: { field: 'documents', most: limits.files },
  async take(sent, desk) {
    const { takeForm } = await import('./takeForm.ts')
    return takeForm(sent, desk)
  },
}
