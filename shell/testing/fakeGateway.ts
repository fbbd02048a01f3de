/** A gateway for tests: it answers GraphQL by the operation's name and REST by method and path, over no network. */
import { Refused } from './refused.ts'

type Answer = unknown
type Answering = Answer | ((asked: Record<string, unknown>) => Answer | Promise<Answer>)

/**
 * What it answers: `{ Judgments: { judgments: [] }, 'POST /api/auth/login': ({ email }) => … }`. A function gets the
 * variables or the body; an Error is refused: with its own code when it is `refused(…)`, else as an internal error.
 */
export type Answers = Record<string, Answering>

/** One thing that was asked: an operation or a REST call, its query, its variables or body (of a form its fields), how it was signed, and under which key. */
export type Asked = {
  name: string
  query: string
  variables: Record<string, unknown>
  authorization: string | null
  idempotencyKey: string | null
}

export type FakeGateway = {
  fetch: typeof fetch
  /** Everything that was asked, in order. */
  asked: Asked[]
  /** How often something was asked. */
  times(name: string): number
  /** Changes what it answers from now on. */
  answer(answers: Answers): void
}

export function fakeGateway(initial: Answers = {}): FakeGateway {
  const answers: Answers = { ...initial }
  const asked: Asked[] = []
  return {
    asked,
    times: (name) => asked.filter((one) => one.name === name).length,
    answer: (more) => void Object.assign(answers, more),
    async fetch(input, init) {
      const request = new Request(
        new URL(input instanceof Request ? input.url : input, location.origin),
        init,
      )
      const { pathname, search: query } = new URL(request.url)
      const body = (await bodyOf(request, init)) as Record<string, unknown>
      const isGraphql = pathname === '/graphql'
      const name = isGraphql ? operationOf(body) : `${request.method} ${pathname}`
      const variables = (isGraphql ? body.variables : body) as Record<string, unknown>
      const header = (called: string) => request.headers.get(called)
      const [authorization, idempotencyKey] = [header('authorization'), header('idempotency-key')]
      asked.push({ name, query, variables, authorization, idempotencyKey })
      if (!(name in answers)) return unexpected(name, isGraphql)
      const answer = await answered(answers[name], variables)
      return isGraphql ? graphqlAnswer(answer) : restAnswer(answer)
    },
  }
}

async function answered(answering: Answering, variables: Record<string, unknown>): Promise<Answer> {
  if (typeof answering !== 'function') return answering
  try {
    return await answering(variables)
  } catch (reason) {
    return reason
  }
}

function graphqlAnswer(answer: Answer): Response {
  if (!(answer instanceof Error)) return json(200, { data: answer })
  const extensions =
    answer instanceof Refused
      ? { code: answer.code, fields: answer.fields, retryAfter: answer.retryAfter }
      : { code: 'INTERNAL_SERVER_ERROR' }
  return json(200, { data: null, errors: [{ message: answer.message, extensions }] })
}

function restAnswer(answer: Answer): Response {
  if (answer instanceof Response) return answer
  if (!(answer instanceof Error)) return json(200, answer)
  const status = answer instanceof Refused ? answer.status : 500
  const errors = answer instanceof Refused && answer.fields ? { errors: answer.fields } : {}
  return json(status, { type: 'about:blank', status, detail: answer.message, ...errors })
}

// Said aloud, so that the test that forgot an answer fails with its name.
function unexpected(name: string, isGraphql: boolean): Response {
  console.error(`fakeGateway was asked ${name} and has no answer for it`)
  const reason = new Error(`no answer for ${name}`)
  return isGraphql ? graphqlAnswer(reason) : restAnswer(reason)
}

const operationOf = (body: Record<string, unknown>) =>
  (body.operationName as string | undefined) ??
  /^\s*(?:query|mutation)\s+(\w+)/m.exec(String(body.query))?.[1] ??
  'an operation without a name'

async function bodyOf(request: Request, init?: RequestInit): Promise<unknown> {
  if (init?.body instanceof FormData) return Object.fromEntries(init.body)
  const text = await request.text()
  return text ? JSON.parse(text) : {}
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
