/** What the screens for contact messages ask. */
import { gql } from 'urql'

/** A message to the office. What the writer wrote is sealed: null where it cannot be opened. */
export type ContactMessage = {
  id: string
  reference: string
  receivedAt: string
  state: string
  /** It looks like spam. */
  suspected: boolean
  name: string | null
  email: string | null
  phone: string | null
  subject: string | null
  message: string | null
  answers: { at: string; who: string; text: string }[] | null
}

const whole = gql`
  fragment WholeMessage on ContactMessage {
    id reference receivedAt state suspected name email phone subject message
    answers { at who text }
  }
`

export const allContactMessages = gql<{ messages: ContactMessage[] }, Record<string, never>>`
  query AllContactMessages {
    messages: allContactMessages { ...WholeMessage }
  }
  ${whole}
`

export const answerContactMessage = gql<{ message: ContactMessage }, { id: string; text: string }>`
  mutation AnswerContactMessage($id: ID!, $text: String!) {
    message: answerContactMessage(id: $id, text: $text) { ...WholeMessage }
  }
  ${whole}
`

export const markContactMessage = gql<{ message: ContactMessage }, { id: string; state: string }>`
  mutation MarkContactMessage($id: ID!, $state: String!) {
    message: markContactMessage(id: $id, state: $state) { ...WholeMessage }
  }
  ${whole}
`
