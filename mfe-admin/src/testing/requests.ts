/** Requests as the service gives them; say only what a test is about. */
import type { Conflicts, Hit } from '../legal-aid/conflicts/conflicts.ts'
import type { Headline, Opened } from '../legal-aid/documents.ts'
import { aRetention } from './letters.ts'

export const aHeadline = (given: Partial<Headline> = {}): Headline =>
  Object.assign(
    {
      __typename: 'LegalAidRequest',
      id: '1',
      reference: 'LA-7K3M-92QF',
      status: 'new',
      category: 'Housing Rights',
      urgency: 'Emergency',
      receivedAt: '2099-03-05T22:30:00.000Z',
      reviewBy: '2099-03-07T19:00:00.000Z',
      matchBy: '2099-03-18T21:00:00.000Z',
      documentCount: 0,
      unread: 0,
      assigneeId: null,
      assigneeName: null,
      nextPromise: '2099-03-07T19:00:00.000Z',
    },
    given,
  )

export const anOpened = (given: Partial<Opened> = {}): Opened =>
  Object.assign(
    {
      __typename: 'OpenedRequest',
      request: aHeadline(),
      conflicts: theConflicts({ parties: [] }),
      name: 'Danielle Okonjo-Pratt',
      email: 'danielle@example.org',
      phone: '(555) 555-0130',
      description: 'My landlord changed the lock.',
      income: 'Under $15,000',
      householdSize: '3',
      more: null,
      documents: [],
      messages: [],
      notes: [],
      timeline: [],
      others: [],
      fromMessage: null,
      moves: ['in_review', 'withdrawn', 'declined', 'referred'],
    },
    given,
  )

/** The names of a request in which somebody has found no conflict. */
export const theConflicts = (given: Partial<Conflicts> = {}): Conflicts => ({
  isShut: false,
  outcome: 'clear',
  by: 'Ada Admin',
  decidedAt: '2099-03-06T15:00:00.000Z',
  reason: null,
  newNames: 0,
  parties: [{ id: 'p1', role: 'applicant', isTold: true, name: 'Danielle Okonjo-Pratt', aliases: [] }],
  hits: [],
  ...given,
})

/** The other side of a request that is like somebody we help. */
export const aHit = (given: Partial<Hit> = {}): Hit => ({
  id: 'h1',
  name: 'Pete Novák',
  role: 'other side',
  otherName: 'Peter Novak',
  otherRole: 'applicant',
  request: { id: '2', reference: 'LA-CCCC-3333', status: 'matched' },
  keptFor: null,
  why: ['a short form'],
  relation: 'their other side is our applicant',
  needsDecision: true,
  decided: null,
  ...given,
})

/** What the cards beside an opened request ask: nothing is there, unless a test is about it. */
export const besides = {
  RequestScreenings: { screenings: [] },
  RequestRetention: { retention: aRetention() },
  Matching: { matching: { id: '1', offerable: false, matchedWith: null, attorneys: [], offers: [] } },
}

/** What somebody told us after sending; what is left out they did not tell. */
export const toldMore = (given: Partial<NonNullable<Opened['more']>> = {}): NonNullable<Opened['more']> => ({
  safeWays: null,
  safeHours: null,
  leaveMessage: null,
  senderName: null,
  language: null,
  interpreter: null,
  otherSide: null,
  courtDate: null,
  accessNeeds: null,
  ...given,
})
