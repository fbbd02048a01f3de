/** Whatever characters people type, they are searched for, stored and read again, or rejected in words. */
import {
  awkwardTexts,
  findWrongResponses,
  normalizeForStorage,
  type Subgraph,
} from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { buildContactMessage } from './contact/contact-message.examples.ts'
import { submitRequest } from './testing/applicant.ts'
import { getConflicts } from './testing/conflict-checks.ts'
import { startRequestsService } from './testing/requests-service.ts'

/** Each asks fifty-five times, one after another, which takes long where everything does. */
const patience = { timeout: 120_000 }

/** No two of them hold the words of another. */
const buildName = (text: string) => `Harbor${awkwardTexts.indexOf(text)}x ${text} Homes`

/** What becomes of such a name: it is kept as it is, or a character in it cannot be. */
const getStoredOrRejected = (text: string) =>
  normalizeForStorage(text) === text && !text.includes('\0') ? buildName(text) : 'BAD_USER_INPUT'

const getAcceptedOrRejected = (receipt: string) => (text: string) =>
  getStoredOrRejected(text) === buildName(text) ? receipt : 'BAD_USER_INPUT'

/** The names that can be kept. */
const storedNames = awkwardTexts
  .map(getStoredOrRejected)
  .filter((name) => name !== 'BAD_USER_INPUT')
  .toSorted()

/** The one text in the answer, or the code of the refusal. */
async function readText(subgraph: Subgraph, query: string, variables: object): Promise<string> {
  const { data, errors } = await subgraph.execute(query, variables, subgraph)
  if (errors) return errors[0]!.extensions.code
  return Object.values(Object.values(data as Record<string, object | null>)[0] ?? {}).join()
}

test('the queue is searched and narrowed by any sign', patience, async () => {
  const inbox = await startRequestsService()
  await submitRequest(inbox)
  const query = 'query ($page: PageInput!) { requestQueue(page: $page) { total } }'
  // Longer than a reference, of which a few letters are enough to find it.
  const nowhere = 'x'.repeat(12)
  const searched = (search: string) =>
    readText(inbox, query, { page: { search: nowhere + search, sort: 'urgencyRank' } })
  expect(await findWrongResponses(searched, () => '0')).toEqual({})
  const narrowed = (value: string) =>
    readText(inbox, query, { page: { filters: [{ column: 'assignee', value: `x${value}` }] } })
  const getEmptyOrRejected = (text: string) => (text.includes('\0') ? 'BAD_USER_INPUT' : '0')
  expect(await findWrongResponses(narrowed, getEmptyOrRejected)).toEqual({})
})

test('a name on the conflict list is met again, whatever signs are in it', patience, async () => {
  const inbox = await startRequestsService()
  const adding = 'mutation ($input: ConflictListEntryInput!) { addConflictListEntry(input: $input) { name } }'
  const added = (text: string) =>
    readText(inbox, adding, { input: { name: buildName(text), aliases: [], reason: `Because ${text}` } })
  expect(await findWrongResponses(added, getStoredOrRejected)).toEqual({})

  const { id, accessToken } = await submitRequest(inbox)
  const statement =
    'mutation ($accessToken: String!, $input: AdditionalDetailsInput!) { saveAdditionalDetails(accessToken: $accessToken, input: $input) { __typename } }'
  const messages = (text: string) =>
    readText(inbox, statement, { accessToken, input: { adverseParty: buildName(text) } })
  expect(await findWrongResponses(messages, getAcceptedOrRejected('RequestStatus'))).toEqual({})
  const { matches } = await getConflicts(inbox, id)
  // The last that was told is who they are against.
  expect(matches.map(({ otherName }) => otherName)).toContain(buildName(awkwardTexts.at(-1)!))
  const openConflictList = await inbox.readAsAdministrator<{ name: string }[]>(
    'mutation { openConflictList { name } }',
  )
  expect(openConflictList.map(({ name }) => name).toSorted()).toEqual(storedNames)
})

test('messages are listed under their subject, whatever signs are in it', patience, async () => {
  const inbox = await startRequestsService()
  const sending =
    'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { __typename } }'
  const messages = (text: string) =>
    readText(inbox, sending, {
      input: buildContactMessage({ subject: buildName(text), message: `Why? ${text}` }),
    })
  expect(await findWrongResponses(messages, getAcceptedOrRejected('ContactReceipt'))).toEqual({})
  const listContactMessages = await inbox.readAsAdministrator<{ subject: string }[]>(
    'mutation { listContactMessages { subject } }',
  )
  expect(listContactMessages.map(({ subject }) => subject).toSorted()).toEqual(storedNames)
})

test('references, links and ids with awkward characters open nothing', patience, async () => {
  const inbox = await startRequestsService()
  const codeOf = (query: string) => (text: string) => readText(inbox, query, { text })
  const rejections = ['', 'NOT_FOUND', 'BAD_USER_INPUT', 'UNAUTHENTICATED', 'CONFLICT']
  for (const query of [
    'mutation ($text: String!) { openRequestStatus(reference: $text, passphrase: "one two three four") { reference } }',
    'mutation ($text: String!) { openRequestStatus(reference: "LA-1111-1111", passphrase: $text) { reference } }',
    'mutation ($text: String!) { refreshRequestStatus(accessToken: $text) { reference } }',
    'mutation ($text: ID!) { openLegalAidRequest(id: $text) { name } }',
    'mutation ($text: String!) { changeRequestStatuses(ids: [], status: $text) { updated { id } } }',
  ]) {
    const came = Object.values(await findWrongResponses(codeOf(query), () => 'opened'))
    expect(
      came.filter((code) => !rejections.includes(code)),
      query,
    ).toEqual([])
  }
})
