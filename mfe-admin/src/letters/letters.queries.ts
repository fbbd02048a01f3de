/** The operations of the letter templates. */
import type { LetterKind } from '@access/requests/casework/letters/letter.rules'
import { gql } from 'urql'

export type LetterTemplate = {
  id: string
  version: number
  name: string
  kind: LetterKind
  subject: string
  text: string
}

export const letterTemplatesQuery = gql<{ templates: LetterTemplate[] }, Record<string, never>>`
  query LetterTemplates {
    templates: letterTemplates { id version name kind subject text }
  }
`

export const updateLetterTemplateMutation = gql<
  { template: LetterTemplate },
  { id: string; version: number | null; letter: { subject: string; text: string } }
>`
  mutation UpdateLetterTemplate($id: ID!, $letter: LetterInput!, $version: Int) {
    template: updateLetterTemplate(id: $id, letter: $letter, version: $version) {
      id version name kind subject text
    }
  }
`

export const restoreLetterTemplateMutation = gql<
  { template: LetterTemplate },
  { id: string; version: number }
>`
  mutation RestoreLetterTemplate($id: ID!, $version: Int) {
    template: restoreLetterTemplate(id: $id, version: $version) { id version name kind subject text }
  }
`
