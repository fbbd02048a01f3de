/** What the dashboard asks, one question a service: when one is down, the others still answer. */
import { gql } from 'urql'

/** A line of a service's audit trail. */
export type Activity = {
  id: string
  at: string
  who: string
  action: string
  noun: string
  title: string | null
}

type Nothing = Record<string, never>

export const contentOverview = gql<
  { caseCount: number; postCount: number; teamMemberCount: number; activity: Activity[] },
  Nothing
>`
  query ContentOverview {
    caseCount
    postCount
    teamMemberCount
    activity: contentActivity(first: 10) { id at who action noun title }
  }
`

export const requestsOverview = gql<{ legalAidRequestCount: number; activity: Activity[] }, Nothing>`
  query RequestsOverview {
    legalAidRequestCount
    activity: requestActivity(first: 10) { id at who action noun title }
  }
`

export const authOverview = gql<{ activity: Activity[] }, Nothing>`
  query AuthOverview {
    activity: authActivity(first: 10) { id at who action noun title }
  }
`

export const waitingForOffice = gql<{ waiting: { newMessages: number; deadLetters: number } }, Nothing>`
  query WaitingForOffice {
    waiting: waitingForOffice { newMessages deadLetters }
  }
`
