/** A request that is eligible, the attorneys of the team, and offers made to them. */
import type { Subgraph } from '@access/service-kit/testing'
import { ConflictCheck } from '../casework/conflicts/conflict-check.entity.ts'
import type { Attorney } from '../casework/matching/attorney.ts'
import type { Matching } from '../casework/matching/matching.ts'
import type { Status } from '../intake/status-history/status.rules.ts'
import { recordClearCheck, submitClearedRequest } from './conflict-checks.ts'
import { startTeamService } from './content-service.ts'
import { readOutbox } from './outbox.ts'
import { startRequestsService } from './requests-service.ts'
import { moveRequest } from './staff.ts'

/** An attorney for housing; say only what the test is about. */
export const buildAttorney = (overrides: Partial<Attorney> = {}): Attorney => ({
  id: '5c2b7a10-0000-4000-8000-000000000005',
  name: 'Thuy-Linh Dang',
  email: 'thuylinh@example.org',
  designation: 'Staff Attorney, Housing',
  expertise: ['Eviction defense'],
  languages: ['English', 'Vietnamese'],
  capacity: 2,
  ...overrides,
})

/** Another one. */
export const secondAttorney = buildAttorney({
  id: '5c2b7a10-0000-4000-8000-000000000006',
  name: 'Tomasz Wieliczko',
  email: 'tomasz@example.org',
})

const allMatchingFields = `{ id canOffer matchedAttorney answerDueAt
  attorneys { id name designation canReceiveOffer reasons { text effect } }
  offers { id attorney offeredBy offeredAt endsAt state endedAt clearedAt summary reason }
}`
const view = `{ step attorney endsAt answeredAt parties { role names }
  caseSummary { reference category urgency summary language interpreter courtDate income household } }`

/** What administrators, and then attorneys, ask for. */
export const matchingOperations = {
  look: `mutation ($id: ID!) { matching: openMatching(id: $id) ${allMatchingFields} }`,
  offer: `mutation ($id: ID!, $attorney: ID!, $summary: String!) {
    matching: offerToAttorney(id: $id, attorney: $attorney, summary: $summary) ${allMatchingFields} }`,
  revoke: `mutation ($id: ID!, $offer: ID!) { matching: revokeOffer(id: $id, offer: $offer) ${allMatchingFields} }`,
  open: `mutation ($code: String!) { offer: openOffer(code: $code) ${view} }`,
  conflict: `mutation ($code: String!, $conflict: Boolean!) {
    offer: declareConflict(code: $code, conflict: $conflict) ${view} }`,
  answer: `mutation ($code: String!, $accept: Boolean!, $reason: String) {
    offer: answerOffer(code: $code, accept: $accept, reason: $reason) ${view} }`,
}

type AttorneyOperation = 'open' | 'conflict' | 'answer'
type OfficeOperation = Exclude<keyof typeof matchingOperations, AttorneyOperation>

export const exampleCaseSummary = 'A tenant has had no heating for two weeks. A hearing is set.'

/** The service with a request that is eligible, its team, and what both sides do about it. */
export async function startEligibleRequest(overrides: object = {}, env: Record<string, string> = {}) {
  const team = await startTeamService(buildAttorney(), secondAttorney)
  const inbox = await startRequestsService({
    env: {
      CONTENT_URL: team.url,
      STAFF_EMAIL: 'ruth@example.org',
      PUBLIC_URL: 'https://access.example.org',
      ...env,
    },
  })
  const receipt = await submitClearedRequest(inbox, overrides)
  const { id } = receipt
  const move = (status: Status) => moveRequest(inbox, id, status)
  await moveRequest(inbox, id, 'in_review', 'eligible')
  const byOffice = (operation: OfficeOperation, variables: object = {}) =>
    inbox.readAsAdministrator<Matching>(matchingOperations[operation], { id, ...variables })
  const byAttorney = (operation: AttorneyOperation, variables: object) =>
    inbox.read<Record<string, unknown>>(matchingOperations[operation], variables)
  const offerInput = { attorney: buildAttorney().id, summary: exampleCaseSummary }
  const offer = async (overrides: Partial<typeof offerInput> = {}): Promise<string> => {
    await byOffice('offer', { ...offerInput, ...overrides })
    return (await listOfferCodes(inbox)).at(-1)!
  }
  return {
    inbox,
    team,
    receipt,
    id,
    move,
    byOffice,
    /** Looks for conflicts again, and finds none. */
    async clearAgain() {
      await inbox.em().nativeDelete(ConflictCheck, { requestId: id })
      await recordClearCheck(inbox, id)
    },
    /** What is sent to offer it; and the offer's code, as its email tells it. */
    offerInput: { id, ...offerInput },
    offer,
    /** An offer whose attorney has no conflict; its code. */
    async offerCleared(overrides: Parameters<typeof offer>[0] = {}): Promise<string> {
      const code = await offer(overrides)
      await byAttorney('conflict', { code, conflict: false })
      return code
    },
    byAttorney,
    /** The error of what one of the two may not do. */
    failAsAttorney: (operation: AttorneyOperation, variables: object) =>
      inbox.queryError(matchingOperations[operation], variables),
    failAsOffice: (operation: OfficeOperation, variables: object = {}) =>
      inbox.errorAsAdministrator(matchingOperations[operation], { id, ...offerInput, ...variables }),
  }
}

/** The codes of all offers that wait to be mailed, the oldest first. */
async function listOfferCodes(inbox: Subgraph): Promise<string[]> {
  const emails = (await readOutbox(inbox)).filter(({ kind }) => kind === 'attorneyOffer')
  return emails.map(({ text }) => /offer#([\w-]+)/.exec(text)![1]!)
}
