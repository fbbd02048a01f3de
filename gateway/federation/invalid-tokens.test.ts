/** A token without a valid session is a 401, even where none is needed: requests with a token bypass the caches. */
import { expect, test } from 'vitest'
import { buildCredentials } from '../../services/auth/src/administrators/administrator.examples.ts'
import { createOutsiders, signInAs } from './testing/callers.ts'
import { startGraph } from './testing/start-graph.ts'

/** Several services are started. */
const patience = { timeout: 60_000 }

const malformed = { empty: 'Bearer ', 'of two words': 'Bearer a b', long: `Bearer ${'x'.repeat(5_000)}` }
const queries = [
  '{ organisation { name } }',
  '{ me { id } teamMembers { name } }',
  '{ promiseStatistics { __typename } }',
  'mutation { openPreview(token: "x") { type } }',
]

test('a token that is malformed, expired or unknown reads nothing, and is told so', patience, async () => {
  const graph = await startGraph()
  const { nobody: _, ...tokens } = await createOutsiders(graph)
  const bearers = Object.entries(tokens).map(([name, token]) => [name, `Bearer ${token}`] as const)
  for (const [name, authorization] of [...bearers, ...Object.entries(malformed)]) {
    const headers = { authorization, 'content-type': 'application/json' }
    for (const path of ['team', 'cases', 'events/upcoming', 'judgments/none']) {
      const answer = await fetch(`${graph.origin}/api/${path}`, { headers })
      const challenge = answer.headers.get('www-authenticate')
      expect([answer.status, challenge], `${name} ${path}`).toEqual([401, 'Bearer error="invalid_token"'])
    }
    for (const query of queries) {
      const body = JSON.stringify({ query })
      const answer = await fetch(`${graph.origin}/graphql`, { method: 'POST', headers, body })
      const { errors } = (await answer.json()) as { errors: unknown[] }
      expect(errors, `${name} ${query}`).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
      expect(answer.headers.get('www-authenticate'), query).toBe('Bearer error="invalid_token"')
    }
  }
})

test(
  'staff who are signed in read it, and sign in again once their session has ended',
  patience,
  async () => {
    const graph = await startGraph()
    const headers = { authorization: `Bearer ${await signInAs(graph, 'administrator')}` }
    expect((await fetch(`${graph.origin}/api/team`, { headers })).status).toBe(200)
    expect(
      (await graph.execute('mutation { signOut }', {}, { token: headers.authorization.slice(7) })).data,
    ).toEqual({ signOut: true })
    const query = '{ me { id } currentSession { timeLeft } }'
    const ended = { token: headers.authorization.slice(7) }
    expect((await graph.execute(query, {}, ended)).data).toEqual({ me: null, currentSession: null })
    const { email, password } = buildCredentials()
    const login = await fetch(`${graph.origin}/api/auth/login`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect(login.status).toBe(200)
  },
)
