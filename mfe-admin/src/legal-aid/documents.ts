/** What the screens for legal aid requests ask. */
import type { More } from '@access/requests/legal-aid-requests/more.rules'
import { gql } from 'urql'
import type { Conflicts } from './conflicts/conflicts.ts'
import { whole } from './whole.ts'

/** What a request says outside its seal: enough to decide which to open. Instants in ISO. */
export type Headline = {
  id: string
  reference: string
  status: string
  category: string
  urgency: string
  receivedAt: string
  reviewBy: string
  matchBy: string
  documentCount: number
  /** Messages from the applicant since the office last wrote or looked. */
  unread: number
  /** The administrator who works on it. */
  assigneeId: string | null
  assigneeName: string | null
  /** The review or the attorney, whichever was promised next; null when neither is due. */
  nextPromise: string | null
}

export type Paper = {
  id: string
  name: string
  kind: string
  /** In bytes. */
  size: number
  addedAt: string
  scan: string
}

export type Message = { id: string; at: string; from: string; text: string }

/** What the office notes for itself. */
export type Note = { id: string; at: string; who: string; text: string }

export type Happening = { id: string; at: string; who: string; action: string; noun: string }

/** A request, unsealed; what cannot be opened is null. */
export type Opened = {
  request: Headline
  /** Null where it was erased or cannot be opened. */
  conflicts: Conflicts | null
  name: string | null
  email: string | null
  phone: string | null
  description: string | null
  income: string | null
  householdSize: string | null
  /** Null when nothing more was told. */
  more: { [Field in keyof More]: More[Field] | null } | null
  documents: Paper[]
  messages: Message[]
  notes: Note[]
  /** Oldest first. */
  timeline: Happening[]
  /** The same person's other requests. */
  others: Headline[]
  /** The message that it was, where it came as one. */
  fromMessage: { id: string; reference: string } | null
  /** Where it may be moved. */
  moves: string[]
}

export const openLegalAidRequest = gql<{ opened: Opened | null }, { id: string }>`
  query OpenLegalAidRequest($id: ID!) {
    opened: openLegalAidRequest(id: $id) { ...Whole }
  }
  ${whole}
`

export const moveLegalAidRequest = gql<
  { opened: Opened },
  { id: string; to: string; letter?: { subject: string; text: string } }
>`
  mutation MoveLegalAidRequest($id: ID!, $to: String!, $letter: LetterInput) {
    opened: moveLegalAidRequest(id: $id, to: $to, letter: $letter) { ...Whole }
  }
  ${whole}
`

export const writeToApplicant = gql<{ opened: Opened }, { id: string; text: string }>`
  mutation WriteToApplicant($id: ID!, $text: String!) {
    opened: writeToApplicant(id: $id, text: $text) { ...Whole }
  }
  ${whole}
`

export const noteOnRequest = gql<{ opened: Opened }, { id: string; text: string }>`
  mutation NoteOnRequest($id: ID!, $text: String!) {
    opened: noteOnRequest(id: $id, text: $text) { ...Whole }
  }
  ${whole}
`

export const askBeforeClosing = gql<
  { opened: Opened },
  { id: string; letter: { subject: string; text: string } }
>`
  mutation AskBeforeClosing($id: ID!, $letter: LetterInput!) {
    opened: askBeforeClosing(id: $id, letter: $letter) { ...Whole }
  }
  ${whole}
`
