/** The letter templates for a request. */
import type { LetterValues } from '@access/requests/casework/letters/letter.rules'
import { gql } from 'urql'

type LetterTemplate = { id: string; name: string; subject: string; text: string }

export type LetterOptions = {
  templates: LetterTemplate[]
  /** The values of the placeholders for this request. */
  values: LetterValues
  /** Whether the status can be changed without a letter. */
  isLetterOptional: boolean
}

/** `purpose` is the new status, or 'asking' for the closure notice. */
export const lettersForRequestQuery = gql<{ letters: LetterOptions }, { id: string; purpose: string }>`
  query LettersForRequest($id: ID!, $purpose: String!) {
    letters: lettersForRequest(id: $id, purpose: $purpose) {
      templates { id name subject text }
      values { reference category office phone referralResources }
      isLetterOptional
    }
  }
`
