import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Client, cacheExchange, fetchExchange, gql, ssrExchange, useMutation, useQuery } from 'urql'
import { expect, test, vi } from 'vitest'
import { DataProvider, type InitialData, useClearData } from './DataProvider.tsx'

const Judgments = gql<{ judgments: { title: string }[] }>`query Judgments { judgments { id title } }`
const Update = gql`mutation Update { updateJudgment { id title } }`

function List() {
  const [{ data, error, fetching }] = useQuery({ query: Judgments })
  if (fetching) return <p>Loading...</p>
  return <p>{error ? 'failed' : data?.judgments.map(({ title }) => title).join()}</p>
}

function Screen() {
  const [isVisible, setIsVisible] = useState(true)
  const [, update] = useMutation(Update)
  const clear = useClearData()
  return (
    <>
      {isVisible && <List />}
      <button type="button" onClick={() => setIsVisible(!isVisible)}>
        Come and go
      </button>
      <button type="button" onClick={() => update({})}>
        Update
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
    </>
  )
}

const item = { __typename: 'Judgment', id: '1', title: 'Vega v. Harbor' }

/** A gateway that counts its requests; the connection breaks for one kind of operation if `failing` says so. */
function startGateway({ failing = '', judgments = [item] }: { failing?: string; judgments?: object[] } = {}) {
  const fetch = vi.fn(async (_input: unknown, init?: RequestInit) => {
    const kind = String(init?.body).includes('mutation ') ? 'mutation' : 'query'
    if (kind === failing) throw new TypeError('no connection')
    if (kind === 'mutation' && judgments.length === 0) judgments.push(item)
    const data = kind === 'mutation' ? { updateJudgment: item } : { judgments }
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } })
  })
  const countOperations = (kind: 'query' | 'mutation') =>
    fetch.mock.calls.filter(([, init]) => String(init?.body).includes(`${kind} `)).length
  return { fetch: fetch as unknown as typeof globalThis.fetch, countOperations, calls: fetch.mock.calls }
}

function show(testGateway: ReturnType<typeof startGateway>, initialData?: InitialData) {
  render(
    <DataProvider fetch={testGateway.fetch} initialData={initialData}>
      <Screen />
    </DataProvider>,
  )
}

async function showList(options?: Parameters<typeof startGateway>[0]) {
  const testGateway = startGateway(options)
  show(testGateway)
  await screen.findByText('Vega v. Harbor')
  return testGateway
}

async function comeAndGo() {
  await press('Come and go')
  await press('Come and go')
}

const press = (name: string) => userEvent.setup({ delay: null }).click(screen.getByRole('button', { name }))

test('nothing is fetched again as time goes by, nor when the window gets the focus', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const testGateway = await showList()
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000)
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(testGateway.countOperations('query')).toBe(1)
})

test('data never goes stale: a screen that comes back finds it', async () => {
  const testGateway = await showList()
  await comeAndGo()
  screen.getByText('Vega v. Harbor')
  expect(testGateway.countOperations('query')).toBe(1)
})

test('a query that failed is not tried again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const testGateway = startGateway({ failing: 'query' })
  show(testGateway)
  await screen.findByText('failed')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(testGateway.countOperations('query')).toBe(1)
})

test('a response with an error is not cached: a screen that is mounted again queries again', async () => {
  const busy = { errors: [{ message: 'busy', extensions: { code: 'BUSY' } }] }
  const responses = [{ data: { judgments: [] }, ...busy }, { data: { judgments: [item] } }]
  const fetch = vi.fn(async () => Response.json(responses[Math.min(fetch.mock.calls.length, 2) - 1]))
  show({ fetch: fetch as unknown as typeof globalThis.fetch, countOperations: () => 0, calls: [] })
  await screen.findByText('failed')
  await comeAndGo()
  await screen.findByText('Vega v. Harbor')
  await comeAndGo()
  screen.getByText('Vega v. Harbor')
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a mutation that failed is not tried again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const testGateway = await showList({ failing: 'mutation' })
  await press('Update')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(testGateway.countOperations('mutation')).toBe(1)
  expect(testGateway.countOperations('query')).toBe(1)
})

test('a mutation of the same type makes the lists that hold it ask again', async () => {
  const testGateway = await showList()
  await press('Update')
  await waitFor(() => expect(testGateway.countOperations('query')).toBe(2))
})

test('an empty list is fetched again when its first item may have been created', async () => {
  const testGateway = startGateway({ judgments: [] })
  show(testGateway)
  await vi.waitFor(() => expect(testGateway.countOperations('query')).toBe(1))
  await press('Come and go')
  await press('Update')
  await press('Come and go')
  await screen.findByText('Vega v. Harbor')
  expect(testGateway.countOperations('query')).toBe(2)
})

/** What the server sends along with a page that it has asked this gateway for. */
async function queryOnServer({ fetch }: ReturnType<typeof startGateway>) {
  const responses = ssrExchange({ isClient: false })
  const client = new Client({
    url: 'http://localhost/graphql',
    fetch,
    preferGetMethod: false,
    exchanges: [cacheExchange, responses, fetchExchange],
  })
  await client.query(Judgments, {}).toPromise()
  return responses.extractData()
}

test('an empty list from the server’s initial data is fetched again, too', async () => {
  const testGateway = startGateway({ judgments: [] })
  show(testGateway, await queryOnServer(startGateway({ judgments: [] })))
  await press('Update')
  await screen.findByText('Vega v. Harbor')
  expect(testGateway.countOperations('query')).toBe(1)
})

test('clearing empties the whole cache', async () => {
  const testGateway = await showList()
  await press('Clear')
  await waitFor(() => expect(testGateway.countOperations('query')).toBe(2))
  await screen.findByText('Vega v. Harbor')
})

test('documents are posted with cookies, and with the stored token', async () => {
  localStorage.setItem('auth_token', 'the-token')
  const testGateway = await showList()
  const [path, init] = testGateway.calls[0]!
  expect(path).toBe('/graphql')
  expect(init).toMatchObject({ method: 'POST', credentials: 'include' })
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer the-token')
})

test('whose session has ended reads what everybody may: it is asked for again without the token', async () => {
  localStorage.setItem('auth_token', 'ended')
  const testGateway = startGateway()
  const calls: (string | null)[] = []
  const rejectToken: typeof fetch = async (input, init) => {
    const authorization = new Headers(init?.headers).get('authorization')
    calls.push(authorization)
    if (!authorization) return testGateway.fetch(input, init)
    const error = { message: 'Sign in to do this', extensions: { code: 'UNAUTHENTICATED' } }
    const headers = { 'www-authenticate': 'Bearer error="invalid_token"' }
    return Response.json({ errors: [error] }, { headers })
  }
  show({ ...testGateway, fetch: rejectToken })
  await screen.findByText('Vega v. Harbor')
  expect(calls).toEqual(['Bearer ended', null])
  expect(localStorage.getItem('auth_token')).toBe('ended')
})

test('the server’s initial data is not fetched again', async () => {
  const testGateway = startGateway()
  show(testGateway, await queryOnServer(startGateway()))
  screen.getByText('Vega v. Harbor')
  expect(testGateway.countOperations('query')).toBe(0)
})
