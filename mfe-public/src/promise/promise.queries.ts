/** Queries of the promise page. */
import { gql } from 'urql'

/** Both are null until there are enough requests to keep them anonymous; `keptPercent` in whole percent. */
export type PromiseShare = { keptPercent: number | null; total: number | null }

export type PromiseStatistics = {
  review: PromiseShare
  match: PromiseShare
  /** Instants: requests received in this period are counted. */
  periodStart: string
  periodEnd: string
  /** The number of requests from which on a share is shown. */
  minimumSample: number
}

export const promiseStatisticsQuery = gql<{ promiseStatistics: PromiseStatistics }>`
  query PromiseStatistics {
    promiseStatistics {
      review {
        keptPercent
        total
      }
      match {
        keptPercent
        total
      }
      periodStart
      periodEnd
      minimumSample
    }
  }
`
