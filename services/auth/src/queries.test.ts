import { walkQueries } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { auth } from './auth.ts'
import { startAuth } from './testing/start-auth.ts'

test('no query changes anything', async () => {
  const subgraph = await startAuth()
  const { user, token } = await subgraph.signIn()
  const signedIn = {
    ...subgraph,
    queryAsAdministrator: <Data>(query: string, variables?: object) =>
      subgraph.query<Data>(query, variables, { token }),
  }
  const { answers, writes } = await walkQueries(auth, signedIn, {
    administrator: user.id,
    token: 'no-such-invitation',
    filter: {},
    representations: [{ __typename: 'Administrator', id: user.id }],
  })
  expect(answers.activeSessions).toContain('signedInAt')
  expect(writes).toEqual([])
})
