/** What the screen for the audit asks: the same of each service, since each keeps its own. */
import { gql, type TypedDocumentNode } from 'urql'
import type { Activity } from '../parts/activity.ts'

/** Which lines; what is left out is not asked about. Days as YYYY-MM-DD, in the organisation's time zone. */
export type ActivityQuestion = {
  search?: string
  who?: string
  noun?: string
  action?: string
  from?: string
  until?: string
  /** The last line that is known already. */
  before?: { at: string; id: string }
  limit?: number
}

type ActivityPage = { page: { items: Activity[]; hasMore: boolean } }
type ActivityChoices = { choices: { whos: string[]; actions: string[]; nouns: string[] } }
type ActivityExport = {
  export: {
    heads: string
    /** Newest first. */
    rows: { at: string; id: string; record: string }[]
    /** False when there are more than one file takes. */
    isWhole: boolean
  }
}

type Asked = { question: ActivityQuestion }

/** A service's audit, by what people would call what it is about. */
export type Audit = {
  of: string
  page: TypedDocumentNode<ActivityPage, Asked>
  choices: TypedDocumentNode<ActivityChoices, Record<string, never>>
  export: TypedDocumentNode<ActivityExport, Asked>
}

function auditOf(of: string, name: 'content' | 'request' | 'auth'): Audit {
  const capitalised = name.charAt(0).toUpperCase() + name.slice(1)
  return {
    of,
    page: gql`
      query ${capitalised}ActivityPage($question: ActivityQuestion!) {
        page: ${name}ActivityPage(question: $question) {
          items { id at who action noun itemId title fields }
          hasMore
        }
      }
    `,
    choices: gql`
      query ${capitalised}ActivityChoices {
        choices: ${name}ActivityChoices { whos actions nouns }
      }
    `,
    export: gql`
      mutation Export${capitalised}Activity($question: ActivityQuestion!) {
        export: export${capitalised}Activity(question: $question) {
          heads
          rows { at id record }
          isWhole
        }
      }
    `,
  }
}

export const contentAudit = auditOf('the website', 'content')
export const requestAudit = auditOf('what people send', 'request')
export const authAudit = auditOf('signing in', 'auth')
