/** The whole graph: the real services, each on a database of its own, behind the real gateway. */
import { type Subgraph, startSubgraph } from '@access/service-kit/testing'
import { onTestFinished } from 'vitest'
import { startAuth } from '../../../services/auth/src/testing/start-auth.ts'
import { content as contentService } from '../../../services/content/src/content.ts'
import { startRequestsService } from '../../../services/requests/src/testing/requests-service.ts'
import { startGatewayProcess } from '../../src/main.ts'

/** A response of GraphQL. */
export interface GraphqlResponse<Data = Record<string, unknown>> {
  data?: Data | null
  errors?: { message: string; path?: (string | number)[]; extensions: { code: string } }[]
}

/** Starts it; everything is closed when the test ends. */
export async function startGraph() {
  const auth = await startAuth()
  const env = { AUTH_URL: auth.url }
  const content = await startSubgraph(contentService, { env, seed: true })
  const requests = await startRequestsService({ env: { ...env, CONTENT_URL: content.url } })
  const services: Record<string, Subgraph> = { auth, content, requests }
  const gateway = await startGatewayProcess({
    listenUrl: 'http://127.0.0.1:0',
    secret: auth.settings.secret,
    subgraphs: { auth: auth.url, content: content.url, requests: requests.url },
    allowsArbitraryOperations: true,
    releases: null,
    shellOperationsFile: '',
    logLevel: 'silent',
  })
  onTestFinished(() => gateway.stop())
  const origin = `http://127.0.0.1:${gateway.port}`

  async function execute<Data = Record<string, unknown>>(
    query: string,
    variables: object = {},
    { token }: { token?: string } = {},
  ): Promise<GraphqlResponse<Data>> {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    })
    return (await response.json()) as GraphqlResponse<Data>
  }

  return { auth, content, requests, services, origin, execute }
}
