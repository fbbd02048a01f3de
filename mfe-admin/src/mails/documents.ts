/** What the screen for mails asks. */
import { gql } from 'urql'

/** A mail that could not be delivered. */
export type Mail = {
  id: string
  kind: string
  /** Null once what it said has been destroyed. */
  to: string | null
  subject: string | null
  reference: string | null
  /** 'waiting' for another try, or 'dead'. */
  state: string
  tries: number
  /** What went wrong last, as a code. */
  lastError: string | null
  /** What that means and what to do, in sentences. */
  explanation: string | null
  /** What the mail server said itself. */
  serverReply: string | null
  at: string
}

const whole = gql`
  fragment WholeMail on Mail {
    id kind to subject reference state tries lastError explanation serverReply at
  }
`

export const deadLetters = gql<{ mails: Mail[] }, Record<string, never>>`
  query DeadLetters {
    mails: deadLetters { ...WholeMail }
  }
  ${whole}
`

export const sendMailAgain = gql<{ mail: Mail }, { id: string }>`
  mutation SendMailAgain($id: ID!) {
    mail: sendMailAgain(id: $id) { ...WholeMail }
  }
  ${whole}
`
