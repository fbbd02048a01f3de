/** What the dashboard asks, one question a service: when one is down, the others still answer. */
import { gql } from 'urql'
import type { Activity } from '../parts/activity.ts'

type Nothing = Record<string, never>

export const contentOverview = gql<
  { caseCount: number; postCount: number; teamMemberCount: number; activity: Activity[] },
  Nothing
>`
  query ContentOverview {
    caseCount
    postCount
    teamMemberCount
    activity: contentActivity(first: 10) { id at who action noun itemId title fields }
  }
`

export const requestsOverview = gql<{ legalAidRequestCount: number; activity: Activity[] }, Nothing>`
  query RequestsOverview {
    legalAidRequestCount
    activity: requestActivity(first: 10) { id at who action noun itemId title fields }
  }
`

export const authOverview = gql<{ activity: Activity[] }, Nothing>`
  query AuthOverview {
    activity: authActivity(first: 10) { id at who action noun itemId title fields }
  }
`

export const waitingForOffice = gql<{ waiting: { newMessages: number; deadLetters: number } }, Nothing>`
  query WaitingForOffice {
    waiting: waitingForOffice { newMessages deadLetters }
  }
`
