/** What the screen for letters asks. */
import type { LetterKind } from '@access/requests/letters/letter.rules'
import { gql } from 'urql'

export type LetterTemplate = {
  id: string
  version: number
  name: string
  kind: LetterKind
  subject: string
  text: string
}

export const letterTemplates = gql<{ templates: LetterTemplate[] }, Record<string, never>>`
  query LetterTemplates {
    templates: letterTemplates { id version name kind subject text }
  }
`

export const changeLetterTemplate = gql<
  { template: LetterTemplate },
  { id: string; version: number | null; letter: { subject: string; text: string } }
>`
  mutation ChangeLetterTemplate($id: ID!, $letter: LetterInput!, $version: Int) {
    template: changeLetterTemplate(id: $id, letter: $letter, version: $version) {
      id version name kind subject text
    }
  }
`

export const restoreLetterTemplate = gql<{ template: LetterTemplate }, { id: string; version: number }>`
  mutation RestoreLetterTemplate($id: ID!, $version: Int) {
    template: restoreLetterTemplate(id: $id, version: $version) { id version name kind subject text }
  }
`
