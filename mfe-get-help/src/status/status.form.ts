/** The forms of the status page, as they are submitted without script. */
import type { RemoteForm } from '@access/kit'
import { limits } from '@access/requests/intake/attachments/document.rules'
import { statusPagePath } from '../journey/form-contract.ts'

export { statusPagePath as page } from '../journey/form-contract.ts'

export const statusForm: RemoteForm = {
  path: statusPagePath,
  fields: [
    ...['do', 'reference', 'passphrase', 'text', 'courtDate', 'code'],
    ...['currentPassphrase', 'newPassphrase', 'signature'],
  ],
  files: { field: 'documents', maxCount: limits.files },
  async handleSubmission(submission, apiClient) {
    const { handleStatusForm } = await import('./handle-status-form.ts')
    return handleStatusForm(submission, apiClient)
  },
}
