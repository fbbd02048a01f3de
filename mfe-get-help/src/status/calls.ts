/** What the status page asks for. Every answer is the whole status, with a fresh pass for the next asking. */

/** How far a request has come. */
export type Stage =
  | 'new'
  | 'in_review'
  | 'info_needed'
  | 'eligible'
  | 'matched'
  | 'declined'
  | 'referred'
  | 'withdrawn'
  | 'closed'
  | 'erased'

export interface RequestMessage {
  id: string
  at: string
  from: 'applicant' | 'office'
  text: string
}

export interface RequestDocument {
  id: string
  name: string
  /** In bytes. */
  size: number
  addedAt: string
}

/** Where a request has stood, and since when. */
export interface Step {
  status: Stage
  at: string
}

/** A request as its applicant sees it; moments are ISO instants. */
export interface Standing {
  reference: string
  status: Stage
  receivedAt: string
  reviewBy: string
  matchBy: string
  /** Whether we promised a review and are late. */
  overdue: boolean
  keptUntil: string | null
  erasedAt: string | null
  /** Once erased: by when the last backups from before have expired. */
  backupsUntil: string | null
  /** For a withdrawn request, or if it were withdrawn now. */
  reopenUntil: string | null
  /** Whether we write to the applicant by e-mail. */
  mailed: boolean
  /** Whether any of the optional questions was answered. */
  toldMore: boolean
  canWithdraw: boolean
  canReopen: boolean
  canErase: boolean
  /** It has to be kept for now. */
  onHold: boolean
  /** By when to say whether help is still needed; null while nobody asks. */
  answerBy: string | null
  /** Oldest first. */
  steps: Step[]
  messages: RequestMessage[]
  documents: RequestDocument[]
}

/** What the office answers: the pass opens this request for another half hour. */
export type RequestStatus = Standing & { pass: string }

export interface Answer {
  standing: RequestStatus
}

const standing = `{
  reference status receivedAt reviewBy matchBy overdue keptUntil erasedAt backupsUntil reopenUntil mailed toldMore
  canWithdraw canReopen canErase onHold answerBy pass
  steps { status at }
  messages { id at from text }
  documents { id name size addedAt }
}`

/** As text, since the form that is sent without script asks them too. */
export const calls = {
  open: `mutation OpenRequestStatus($reference: String!, $words: String!) {
    standing: openRequestStatus(reference: $reference, words: $words) ${standing}
  }`,
  look: `query RequestStatus($pass: String!) { standing: requestStatus(pass: $pass) ${standing} }`,
  write: `mutation WriteToOffice($pass: String!, $text: String!) {
    standing: writeToOffice(pass: $pass, text: $text) ${standing}
  }`,
  addDocuments: `mutation AddDocuments($pass: String!, $documents: [ID!]!) {
    standing: addDocuments(pass: $pass, documents: $documents) ${standing}
  }`,
  withdraw: `mutation WithdrawRequest($pass: String!) { standing: withdrawRequest(pass: $pass) ${standing} }`,
  reopen: `mutation ReopenRequest($pass: String!) { standing: reopenRequest(pass: $pass) ${standing} }`,
  erase: `mutation EraseRequest($pass: String!) { standing: eraseRequest(pass: $pass) ${standing} }`,
  stillNeeded: `mutation StillNeeded($pass: String!) {
    standing: answerBeforeClosing(pass: $pass, stillNeeded: true) ${standing}
  }`,
  mayClose: `mutation MayClose($pass: String!) {
    standing: answerBeforeClosing(pass: $pass, stillNeeded: false) ${standing}
  }`,
  mail: `mutation MailMe($pass: String!) { standing: setMailing(pass: $pass, wanted: true) ${standing} }`,
  stopMail: `mutation StopMailing($pass: String!) { standing: setMailing(pass: $pass, wanted: false) ${standing} }`,
} as const

export type Call = keyof typeof calls
