/** The service with the team, as far as this one asks it: signed calls for its attorneys; and offers made to them. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isSigned } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { onTestFinished } from 'vitest'
import { ConflictCheck } from '../conflicts/conflict-check.ts'
import type { Attorney } from '../matching/attorney.ts'
import type { Matching } from '../matching/matching.ts'
import { cleared, sentAndCleared } from './cleared.ts'
import { mailsIn } from './mailsIn.ts'
import { theInbox } from './theInbox.ts'

/** An attorney for housing; say only what the test is about. */
export const anAttorney = (about: Partial<Attorney> = {}): Attorney => ({
  id: '5c2b7a10-0000-4000-8000-000000000005',
  name: 'Thuy-Linh Dang',
  email: 'thuylinh@example.org',
  designation: 'Staff Attorney, Housing',
  expertise: ['Eviction defense'],
  languages: ['English', 'Vietnamese'],
  capacity: 2,
  ...about,
})

/** Another one. */
export const anotherAttorney = anAttorney({
  id: '5c2b7a10-0000-4000-8000-000000000006',
  name: 'Tomasz Wieliczko',
  email: 'tomasz@example.org',
})

/** Starts it; `attorneys` may be changed while it runs, and `isDown` says whether it answers. */
async function theTeam(...attorneys: Attorney[]) {
  const state = { attorneys, isDown: false }
  const server = createServer(({ url, headers }, answer) => {
    const isAsked = url === '/attorneys' && isSigned('a secret for tests', headers) && !state.isDown
    answer.writeHead(isAsked ? 200 : 503, { 'content-type': 'application/json' })
    answer.end(JSON.stringify(state.attorneys))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return Object.assign(state, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

const whole = `{ id offerable matchedWith
  attorneys { id name designation askable reasons { text speaks } }
  offers { id attorney offeredBy offeredAt endsAt state endedAt clearedAt summary reason }
}`
const view = `{ step attorney endsAt answeredAt parties { role names }
  brief { reference category urgency summary language interpreter courtDate income household } }`

/** What administrators, and then attorneys, ask for. */
export const toMatch = {
  look: `query ($id: ID!) { matching(id: $id) ${whole} }`,
  offer: `mutation ($id: ID!, $attorney: ID!, $summary: String!) {
    matching: offerToAttorney(id: $id, attorney: $attorney, summary: $summary) ${whole} }`,
  takeBack: `mutation ($id: ID!, $offer: ID!) { matching: takeBackOffer(id: $id, offer: $offer) ${whole} }`,
  open: `mutation ($code: String!) { offer: openOffer(code: $code) ${view} }`,
  conflict: `mutation ($code: String!, $conflict: Boolean!) {
    offer: sayConflict(code: $code, conflict: $conflict) ${view} }`,
  answer: `mutation ($code: String!, $accept: Boolean!, $reason: String) {
    offer: answerOffer(code: $code, accept: $accept, reason: $reason) ${view} }`,
}

export const aSummary = 'A tenant has had no heating for two weeks. A hearing is set.'

/** The service with a request that is eligible, its team, and what both sides do about it. */
export async function anEligibleRequest(told: object = {}, env: Record<string, string> = {}) {
  const team = await theTeam(anAttorney(), anotherAttorney)
  const inbox = await theInbox({
    env: {
      CONTENT_URL: team.url,
      STAFF_EMAIL: 'ruth@example.org',
      PUBLIC_URL: 'https://access.example.org',
      ...env,
    },
  })
  const receipt = await sentAndCleared(inbox, told)
  const { id } = receipt
  const move = (to: string) =>
    inbox.asAdministrator(
      'mutation ($id: ID!, $to: String!) { moveLegalAidRequest(id: $id, to: $to) { moves } }',
      {
        id,
        to,
      },
    )
  await move('in_review')
  await move('eligible')
  const byOffice = async (what: 'look' | 'offer' | 'takeBack', variables: object = {}): Promise<Matching> => {
    const answer = await inbox.asAdministrator<{ matching: Matching }>(toMatch[what], { id, ...variables })
    return answer.matching
  }
  const offered = { attorney: anAttorney().id, summary: aSummary }
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
      await cleared(inbox, id)
    },
    /** What is sent to offer it; and the offer's code, as its mail tells it. */
    offered: { id, ...offered },
    async offer(about: Partial<typeof offered> = {}): Promise<string> {
      await byOffice('offer', { ...offered, ...about })
      return (await codesIn(inbox)).at(-1)!
    },
    byAttorney: async (what: 'open' | 'conflict' | 'answer', variables: object) => {
      const { offer } = await inbox.ask<{ offer: Record<string, unknown> }>(toMatch[what], variables)
      return offer
    },
  }
}

/** The codes of all offers that wait to be mailed, the oldest first. */
async function codesIn(inbox: Subgraph): Promise<string[]> {
  const mails = (await mailsIn(inbox)).filter(({ kind }) => kind === 'attorneyOffer')
  return mails.map(({ text }) => /offer#([\w-]+)/.exec(text)![1]!)
}
