/** What the screen for letters asks. */
import type { LetterKind } from '@access/requests/letters/letter.rules'
import { gql } from 'urql'

export type LetterTemplate = { id: string; name: string; kind: LetterKind; subject: string; text: string }

export const letterTemplates = gql<{ templates: LetterTemplate[] }, Record<string, never>>`
  query LetterTemplates {
    templates: letterTemplates { id name kind subject text }
  }
`

export const changeLetterTemplate = gql<
  { template: LetterTemplate },
  { id: string; letter: { subject: string; text: string } }
>`
  mutation ChangeLetterTemplate($id: ID!, $letter: LetterInput!) {
    template: changeLetterTemplate(id: $id, letter: $letter) { id name kind subject text }
  }
`

export const restoreLetterTemplate = gql<{ template: LetterTemplate }, { id: string }>`
  mutation RestoreLetterTemplate($id: ID!) {
    template: restoreLetterTemplate(id: $id) { id name kind subject text }
  }
`
