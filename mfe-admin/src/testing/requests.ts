/** Builders of requests. */

import type {
  ConflictCheckFragment,
  ConflictMatchFragment,
} from '../legal-aid/request/conflict-check.generated.ts'
import type {
  RequestDetailsFragment,
  RequestSummaryFragment,
} from '../legal-aid/request/opened-request.generated.ts'
import { createBuilder } from './create-builder.ts'
import { buildRetention } from './letters.ts'

export const buildRequestSummary = createBuilder<RequestSummaryFragment>({
  __typename: 'LegalAidRequest',
  id: '1',
  reference: 'LA-7K3M-92QF',
  status: 'new',
  category: 'Housing Rights',
  urgency: 'Emergency',
  receivedAt: '2099-03-05T22:30:00.000Z',
  reviewDueAt: '2099-03-07T19:00:00.000Z',
  matchDueAt: '2099-03-18T21:00:00.000Z',
  courtDate: null,
  documentCount: 0,
  unreadCount: 0,
  assigneeId: null,
  assigneeName: null,
  nextDueAt: '2099-03-07T19:00:00.000Z',
  closingReportedAt: null,
  possibleDuplicateOf: null,
})

/** A conflict check without conflicts. */
export const buildConflictCheck = createBuilder<ConflictCheckFragment>({
  isLocked: false,
  outcome: 'clear',
  decidedBy: 'Ada Admin',
  decidedAt: '2099-03-06T15:00:00.000Z',
  reason: null,
  newNameCount: 0,
  parties: [
    { id: 'p1', role: 'applicant', isNamedByApplicant: true, name: 'Danielle Okonjo-Pratt', aliases: [] },
  ],
  matches: [],
  notCompared: [],
})

export const buildRequestDetails = createBuilder<RequestDetailsFragment>({
  __typename: 'RequestDetails',
  request: buildRequestSummary(),
  conflicts: buildConflictCheck({ parties: [] }),
  name: 'Danielle Okonjo-Pratt',
  email: 'danielle@example.org',
  hasNoSafeEmail: false,
  phone: '(555) 555-0130',
  hasNoSafePhone: false,
  isEmailEnabled: null,
  isTextEnabled: null,
  helper: null,
  description: 'My landlord changed the lock.',
  income: 'Under $15,000',
  householdSize: '3',
  hasDate: null,
  documentKind: null,
  service: null,
  additionalDetails: null,
  documents: [],
  messages: [],
  notes: [],
  screenings: [],
  closingReport: null,
  retention: buildRetention(),
  timeline: [],
  otherRequests: [],
  sourceMessage: null,
  nextStatuses: ['in_review', 'withdrawn', 'declined', 'referred'],
})

/** An adverse party that matches an applicant. */
export const buildConflictMatch = createBuilder<ConflictMatchFragment>({
  id: 'h1',
  name: 'Pete Novák',
  role: 'other side',
  otherName: 'Peter Novak',
  otherRole: 'applicant',
  request: { id: '2', reference: 'LA-CCCC-3333', status: 'matched' },
  listedReason: null,
  reasons: ['a short form'],
  relation: 'their other side is our applicant',
  needsDecision: true,
  resolution: null,
})

/** The responses of the cards beside a request, all empty. */
export const defaultResponses = {
  MessageTemplatesForRequest: { templates: [] },
  OpenMatching: { matching: { id: '1', canOffer: false, matchedAttorney: null, attorneys: [], offers: [] } },
}

/** Additional details; missing ones are null. */
export const buildAdditionalDetails = createBuilder<NonNullable<RequestDetailsFragment['additionalDetails']>>(
  {
    safeContactMethods: null,
    safeContactHours: null,
    callBackWindow: null,
    leaveMessage: null,
    sayWhoIsCalling: null,
    postalAddress: null,
    senderName: null,
    language: null,
    languageHelp: null,
    adverseParty: null,
    accessNeeds: null,
  },
)
