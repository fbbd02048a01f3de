/** The operations of the contact message screens. */
import { gql } from 'urql'

/** A message in the inbox. Sender and subject are encrypted: null when they cannot be decrypted. */
export type MessageSummary = {
  id: string
  reference: string
  receivedAt: string
  state: string
  /** Whether it looks like spam and was not marked otherwise. */
  isSuspectedSpam: boolean
  name: string | null
  subject: string | null
}

/** A decrypted message. */
export type ContactMessage = MessageSummary & {
  email: string | null
  phone: string | null
  message: string | null
  replies: { sentAt: string; author: string; text: string }[] | null
  /** The legal aid request created from it. */
  requestId: string | null
  /** Also null when that is deleted. */
  requestReference: string | null
  /** Whether it is locked until the conflict check of that request. */
  isLocked: boolean | null
}

/** The fields of a request created from a message; '' when not provided. */
type ConversionInput = Record<'category' | 'urgency' | 'phone' | 'income' | 'householdSize', string>

/** A request created from a message. */
export type CreatedRequest = {
  message: ContactMessage
  reference: string
  /** Shown once. */
  passphrase: string
}

const messageFields = gql`
  fragment ContactMessageFields on ContactMessage {
    id reference receivedAt state isSuspectedSpam name email phone subject message
    replies { sentAt author text }
    requestId requestReference isLocked
  }
`

export const contactMessagesQuery = gql<{ messages: MessageSummary[] }, Record<string, never>>`
  query AllContactMessages {
    messages: allContactMessages { id reference receivedAt state isSuspectedSpam name subject }
  }
`

export const openContactMessageQuery = gql<{ message: ContactMessage | null }, { id: string }>`
  query OpenContactMessage($id: ID!) {
    message: openContactMessage(id: $id) { ...ContactMessageFields }
  }
  ${messageFields}
`

export const replyMutation = gql<{ message: ContactMessage }, { id: string; text: string }>`
  mutation ReplyToContactMessage($id: ID!, $text: String!) {
    message: replyToContactMessage(id: $id, text: $text) { ...ContactMessageFields }
  }
  ${messageFields}
`

export const setStateMutation = gql<{ message: ContactMessage }, { id: string; state: string }>`
  mutation SetContactMessageState($id: ID!, $state: String!) {
    message: setContactMessageState(id: $id, state: $state) { ...ContactMessageFields }
  }
  ${messageFields}
`

export const createRequestMutation = gql<{ created: CreatedRequest }, { id: string; input: ConversionInput }>`
  mutation CreateRequestFromMessage($id: ID!, $input: RequestFromMessageInput!) {
    created: createRequestFromMessage(id: $id, input: $input) {
      reference passphrase
      message { ...ContactMessageFields }
    }
  }
  ${messageFields}
`
