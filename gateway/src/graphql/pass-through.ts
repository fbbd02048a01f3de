// Operations of visitors that one service alone answers are passed to it as they came, and its answer as it is: without
// a plan, an execution and a result put together from one part. Which ones is learned from those that went the long way.
import { sameForAllHeader } from '@access/transport'
import type { GatewayConfig } from '@apollo/gateway'
import type { ApolloServerPlugin } from '@apollo/server'
import type { Request, RequestHandler, Response } from 'express'
import { LRUCache } from 'lru-cache'
import { type Context, createContext } from '../context/request-context.ts'
import { hasConstantCost } from './query-cost.ts'
import { isSameForAll } from './same-for-all.ts'
import type { SubgraphClient } from './subgraph-client.ts'

/** Of how many texts it is known; those of our own pages are fewer. */
const maxOperations = 500

/** Longer ones are not worth the memory. */
const maxTextLength = 10_000

export function createPassThrough(services: { name: string; source: SubgraphClient }[]) {
  const clients = new Map(services.map(({ name, source }) => [name, source]))
  /** The service of an operation, by its text as clients send it. */
  const passable = new LRUCache<string, SubgraphClient>({ max: maxOperations })

  /** Called with every plan: one fetch is the whole operation, asked of one service. */
  const onPlan: NonNullable<GatewayConfig['experimental_didResolveQueryPlan']> = ({
    queryPlan: { node },
    requestContext,
  }) => {
    const context = requestContext.context as Context
    if (node?.kind === 'Fetch' && !node.requires?.length && node.operationKind === 'query')
      context.onlyService = node.serviceName
  }

  /** Learns from an operation that was answered, without errors, with what is the same for everybody. */
  const plugin: ApolloServerPlugin<Context> = {
    async requestDidStart({ schema }) {
      return {
        async willSendResponse(requestContext) {
          const { document, contextValue, response } = requestContext
          const { onlyService, operationText: text } = contextValue
          const client = onlyService === undefined ? undefined : clients.get(onlyService)
          if (!client || text === undefined || text.length > maxTextLength || passable.has(text)) return
          if (!document || response.body.kind !== 'single' || !isSameForAll(requestContext)) return
          const operations = document.definitions.filter(({ kind }) => kind === 'OperationDefinition')
          if (operations.length === 1 && hasConstantCost(schema, document)) passable.set(text, client)
        },
      }
    },
  }

  /** Answers what is known to be passed on; anything that is unusual goes the long way, errors too. */
  const handler: RequestHandler = async (request, response, next) => {
    const operation = readOperation(request)
    const client = operation && passable.get(operation.query)
    if (!client) return next()
    const answer = await client.passOperation(
      operation,
      createContext(request, response),
      request.headers.accept,
    )
    if (answer) sendAnswer(response, answer)
    else next()
  }

  return { onPlan, plugin, handler }
}

/** Null for whoever is signed in, or gives a key: a service decides by these. */
function readOperation({ method, headers, body }: Request) {
  if (method !== 'POST' || headers.authorization !== undefined || headers['idempotency-key']) return null
  const { query, variables, ...others } = (body ?? {}) as Record<string, unknown>
  const { operationName: _name, ...unusual } = others
  if (typeof query !== 'string' || Object.keys(unusual).length > 0) return null
  return { query, ...(isObject(variables) && { variables }) }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function sendAnswer(response: Response, { contentType, body }: { contentType: string; body: Buffer }): void {
  response.setHeader(sameForAllHeader, '1')
  response.writeHead(200, { 'content-type': contentType, 'content-length': body.length }).end(body)
}
