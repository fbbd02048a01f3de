/** What the page about our promise asks for. */
import { gql } from 'urql'

/** Null both until there are enough requests that nobody can be told from them; `kept` in whole percent. */
export type Share = { kept: number | null; total: number | null }

export type PromiseKept = {
  answered: Share
  matched: Share
  /** Instants: requests received in this time are counted. */
  since: string
  until: string
  /** From how many requests on a figure is shown. */
  least: number
}

export const promiseKeptDocument = gql<{ promiseKept: PromiseKept }>`
  query PromiseKept {
    promiseKept {
      answered {
        kept
        total
      }
      matched {
        kept
        total
      }
      since
      until
      least
    }
  }
`
