/** The request as it is sent without script: one step a sending, and everything told so far is carried by the page. */
import type { RemoteForm } from '@access/kit'
import { limits } from '@access/requests/documents/document.rules'
import { page, papersField } from '../plainForm.ts'

export const requestForm: RemoteForm = {
  path: page,
  // The names of the questions stand in the rules, which the front door is spared; a test keeps the two together.
  fields: ['go', 'name', 'email', 'phone', 'category', 'description', 'urgency', 'income', 'householdSize'],
  files: { field: papersField, most: limits.files },
  async take(sent, desk) {
    const { takeStep } = await import('./takeStep.ts')
    return takeStep(sent, desk)
  },
}
