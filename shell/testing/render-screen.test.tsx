import { Page, useAuth, useToast } from '@access/kit'
import { screen } from '@testing-library/react'
import { Link, type RouteObject } from 'react-router-dom'
import { gql, useMutation, useQuery } from 'urql'
import { expect, test } from 'vitest'
import { buildAdministrator, buildGatewayError, createFakeGateway, renderScreen } from './index.tsx'

const Greeting = gql<
  { greeting: string },
  { name: string }
>`query Greeting($name: String!) { greeting(name: $name) }`
const Save = gql<{ save: string }, { text: string }>`mutation Save($text: String!) { save(text: $text) }`

function GreetedScreen() {
  const [{ data, error }] = useQuery({ query: Greeting, variables: { name: 'Ada' } })
  const [saveResult, save] = useMutation(Save)
  const { user } = useAuth()
  const { toast } = useToast()
  return (
    <Page title="Greeted" status={data ? 200 : 404}>
      <p>{data?.greeting ?? error?.message}</p>
      <p>{user ? `signed in as ${user.name}` : 'a visitor'}</p>
      <p>{saveResult.error?.graphQLErrors.map(({ extensions }) => JSON.stringify(extensions)).join()}</p>
      <button type="button" onClick={() => save({ text: '' })}>
        Save
      </button>
      <button type="button" onClick={() => toast({ title: 'Saved' })}>
        Toast
      </button>
      <Link to="/get-help?from=here">Get help</Link>
    </Page>
  )
}

const routes: RouteObject[] = [{ path: 'greeted', element: <GreetedScreen /> }]

test('the fake gateway responds by the name of the operation, with its variables', async () => {
  const gateway = createFakeGateway({
    Greeting: ({ name }: Record<string, unknown>) => ({ greeting: `Hello ${name}` }),
  })
  const { page } = renderScreen(routes, { path: '/greeted', gateway })
  await screen.findByText('Hello Ada')
  expect(gateway.requests).toMatchObject([
    { name: 'Greeting', variables: { name: 'Ada' }, authorization: null },
  ])
  expect(page).toMatchObject({ title: 'Greeted – Access to Justice', status: 200 })
})

test('an error reaches the screen with its code and fields', async () => {
  const gateway = createFakeGateway({
    Greeting: { greeting: 'Hello' },
    Save: buildGatewayError('BAD_USER_INPUT', { fields: { text: 'Enter a text' } }),
  })
  const { user } = renderScreen(routes, { path: '/greeted', gateway })
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('{"code":"BAD_USER_INPUT","fields":{"text":"Enter a text"}}')
})

test('somebody can be signed in before the screen begins, and every call says so', async () => {
  const gateway = createFakeGateway({ Greeting: { greeting: 'Hello' } })
  renderScreen(routes, { path: '/greeted', gateway, signedInUser: buildAdministrator({ name: 'Ada' }) })
  await screen.findByText('signed in as Ada')
  expect(gateway.requests.every(({ authorization }) => authorization === 'Bearer a-token')).toBe(true)
})

test('toasts and the address can be seen', async () => {
  const gateway = createFakeGateway({ Greeting: { greeting: 'Hello' } })
  const { user, getAddress } = renderScreen(routes, { path: '/greeted', gateway })
  await user.click(await screen.findByRole('button', { name: 'Toast' }))
  await screen.findByText('Saved')
  await user.click(screen.getByRole('link', { name: 'Get help' }))
  expect(getAddress()).toBe('/get-help?from=here')
})
