/** What is asked for a letter to the applicant of one request. */
import type { LetterValues } from '@access/requests/letters/letter.rules'
import { gql } from 'urql'

type Template = { id: string; name: string; subject: string; text: string }

export type Letters = {
  templates: Template[]
  /** What fills the gaps of a letter about this request. */
  values: LetterValues
  /** Whether it may be moved without a letter too. */
  mayBeSilent: boolean
}

/** `to` is where the request is to go, or 'asking'. */
export const lettersForRequest = gql<{ letters: Letters }, { id: string; to: string }>`
  query LettersForRequest($id: ID!, $to: String!) {
    letters: lettersForRequest(id: $id, to: $to) {
      templates { id name subject text }
      values { reference category office phone elsewhere }
      mayBeSilent
    }
  }
`
