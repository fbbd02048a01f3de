/** The three questions without script: the page is shown again with what we suggest. Nothing is sent to a service. */
import type { RemoteForm } from '@access/kit'
import { canWeHelpPath } from '../journey/form-contract.ts'

export const questionNames = ['problem', 'date', 'safe'] as const

export type CanWeHelpAnswers = Partial<Record<(typeof questionNames)[number], string>>

export const canWeHelpForm: RemoteForm = {
  path: canWeHelpPath,
  fields: questionNames,
  handleSubmission: async ({ values }) => ({ values, viewState: { isAnswered: true } }),
}
