import { readFileSync } from 'node:fs'
import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { buildLegalAidRequest } from '../../services/requests/src/intake/legal-aid-requests/legal-aid-request.examples.ts'
import { startGraph } from './testing/start-graph.ts'

/** The operations of our own pages that visitors send. */
const allOperations = ['mfe-public', 'mfe-get-help', 'shell'].flatMap((workspace) => {
  const file = new URL(`../../${workspace}/persisted-operations.generated.json`, import.meta.url)
  const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  return texts.flatMap((text) => {
    const [operation] = parse(text).definitions
    if (operation?.kind !== 'OperationDefinition') return []
    return [{ kind: operation.operation, name: operation.name!.value, text }]
  })
})
const operations = allOperations.filter(({ kind }) => kind === 'query')

test('every query of our own pages is answered alike, planned and passed on', async () => {
  const graph = await startGraph()
  const { data } = await graph.execute<Record<string, { id: string; slug?: string }[]>>(
    '{ cases { id } judgments { id } events { id } posts { slug } }',
  )
  const { cases, judgments, events, posts } = data!
  const variables: Record<string, object> = {
    Case: { id: cases![0]!.id },
    Judgment: { id: judgments![0]!.id },
    Judgments: { page: 1, search: null },
    Event: { id: events![0]!.id },
    FeedEvent: { id: events![0]!.id },
    EventSeats: { event: events![0]!.id },
    Article: { slug: posts![0]!.slug },
    Home: { slug: 'home' },
    LegalServices: { slug: 'services-faq' },
    Constitution: { slug: 'constitution' },
    StaticPage: { slug: 'terms' },
    Search: { text: 'rent' },
  }
  expect(operations.length).toBeGreaterThan(15)
  for (const { name, text } of operations) {
    const planned = await graph.execute(text, variables[name])
    expect(planned.errors, name).toBeUndefined()
    expect(JSON.stringify(await graph.execute(text, variables[name])), name).toBe(JSON.stringify(planned))
  }
})

test('what an applicant does on their own page is answered alike, planned and passed on', async () => {
  const graph = await startGraph()
  const { data } = await graph.execute<{ sendLegalAidRequest: { accessToken: string } }>(
    'mutation ($input: LegalAidRequestInput!) { sendLegalAidRequest(input: $input) { accessToken } }',
    { input: buildLegalAidRequest() },
  )
  const { accessToken } = data!.sendLegalAidRequest
  const repeatable = ['RefreshRequestStatus', 'WithdrawRequest', 'ReopenRequest', 'StopEmailUpdates']
  for (const name of repeatable) {
    const { text } = allOperations.find((operation) => operation.name === name)!
    const act = async (token = accessToken) =>
      JSON.stringify(await graph.execute(text, { accessToken: token }), (key, value) =>
        // They depend on the moment.
        ['accessSecondsLeft', 'reopenDeadline'].includes(key) ? null : value,
      )
    const planned = { wrong: await act('wrong'), right: await act() }
    expect(planned.right, name).toContain('"data":{')
    expect({ right: await act(), wrong: await act('wrong') }, name).toEqual(planned)
  }
})
