/** The operations of the email log. */
import { gql } from 'urql'

/** An email that could not be delivered. */
export type Email = {
  id: string
  kind: string
  /** Null once its content was purged. */
  to: string | null
  subject: string | null
  reference: string | null
  /** 'waiting' for another attempt, or 'dead'. */
  state: string
  attempts: number
  /** The code of the last error. */
  lastError: string | null
  /** What the error means and what to do. */
  explanation: string | null
  /** The reply of the mail server. */
  serverReply: string | null
  createdAt: string
}

const emailFields = gql`
  fragment EmailFields on Email {
    id kind to subject reference state attempts lastError explanation serverReply createdAt
  }
`

export const failedEmailsQuery = gql<{ emails: Email[] }, Record<string, never>>`
  query FailedEmails {
    emails: failedEmails { ...EmailFields }
  }
  ${emailFields}
`

export const resendEmailMutation = gql<{ email: Email }, { id: string }>`
  mutation ResendEmail($id: ID!) {
    email: resendEmail(id: $id) { ...EmailFields }
  }
  ${emailFields}
`
