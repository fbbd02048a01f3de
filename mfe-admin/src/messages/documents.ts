/** What the screens for contact messages ask. */
import { gql } from 'urql'

/** What the inbox shows of a message. Who wrote, and about what, is sealed: null where it cannot be opened. */
export type Headline = {
  id: string
  reference: string
  receivedAt: string
  state: string
  /** It looks like spam, and no person has said that it is none. */
  suspected: boolean
  name: string | null
  subject: string | null
}

/** A message to the office, unsealed. */
export type ContactMessage = Headline & {
  email: string | null
  phone: string | null
  message: string | null
  answers: { at: string; who: string; text: string }[] | null
  /** The legal aid request that it has become. */
  requestId: string | null
  /** Null, too, where that is gone. */
  requestReference: string | null
  /** What they wrote is closed until somebody has looked at the names in that request. */
  isShut: boolean | null
}

/** What the office decides of a legal aid request that was a message; '' where it was not told. */
type Decided = Record<'category' | 'urgency' | 'phone' | 'income' | 'householdSize', string>

/** A request that was made of a message. */
export type Made = {
  message: ContactMessage
  reference: string
  /** Told this once. */
  words: string
}

const whole = gql`
  fragment WholeMessage on ContactMessage {
    id reference receivedAt state suspected name email phone subject message
    answers { at who text }
    requestId requestReference isShut
  }
`

export const allContactMessages = gql<{ messages: Headline[] }, Record<string, never>>`
  query AllContactMessages {
    messages: allContactMessages { id reference receivedAt state suspected name subject }
  }
`

export const openContactMessage = gql<{ message: ContactMessage | null }, { id: string }>`
  query OpenContactMessage($id: ID!) {
    message: openContactMessage(id: $id) { ...WholeMessage }
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

export const makeRequestOfMessage = gql<{ made: Made }, { id: string; input: Decided }>`
  mutation MakeRequestOfMessage($id: ID!, $input: RequestOfMessageInput!) {
    made: makeRequestOfMessage(id: $id, input: $input) {
      reference words
      message { ...WholeMessage }
    }
  }
  ${whole}
`
