/** The status page's forms as they are sent without script. */
import type { RemoteForm } from '@access/kit'
import { limits } from '@access/requests/documents/document.rules'
import { statusPage } from '../plainForm.ts'

export { statusPage as page } from '../plainForm.ts'

export const statusForm: RemoteForm = {
  path: statusPage,
  fields: ['do', 'reference', 'words', 'text'],
  files: { field: 'documents', most: limits.files },
  async take(sent, desk) {
    const { takeForm } = await import('./takeForm.ts')
    return takeForm(sent, desk)
  },
}
