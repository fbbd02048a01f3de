/** The request form without script: one step per submission; the form token carries the answers so far. */
import type { RemoteForm } from '@access/kit'
import { limits } from '@access/requests/intake/attachments/document.rules'
import { documentsFieldName, requestFormPath } from '../journey/form-contract.ts'

export const requestForm: RemoteForm = {
  path: requestFormPath,
  files: { field: documentsFieldName, maxCount: limits.files },
  async handleSubmission(submission, apiClient) {
    const { submitStep } = await import('./submit-step.ts')
    return submitStep(submission, apiClient)
  },
}
