// Operations of visitors that one service alone answers are passed to it as they came, and its answer as it is: without
// a plan, an execution and a result put together from one part. Which ones is learned from those that went the long way.
// What a service did not answer whole goes the long way with what became of it, where errors are sanitized; it is not
// asked for again.
import { sameForAllHeader } from '@access/transport'
import type { GatewayConfig } from '@apollo/gateway'
import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server'
import type { Request, RequestHandler, Response } from 'express'
import { LRUCache } from 'lru-cache'
import { type Context, createContext } from '../context/request-context.ts'
import type { ResponseCache } from '../response-cache/response-cache.ts'
import { getMutatedTypes } from './changed-types.ts'
import { hasConstantCost } from './query-cost.ts'
import { isSameForAll } from './same-for-all.ts'
import type { SentOperation, SubgraphAnswer, SubgraphClient } from './subgraph-client.ts'

/** Of how many texts it is known; those of our own pages and of the REST calls are fewer. */
const maxOperations = 500

/** Longer ones are not worth the memory. */
const maxTextLength = 10_000

/** What one service alone answers. */
interface PassableOperation {
  client: SubgraphClient
  /** The types that it changes; null for a query. */
  changedTypes: Set<string> | null
}

/** Passes an operation on, if one service alone answers it; null when it is to go the long way, with the same context. */
export type PassOperation = (
  operation: SentOperation,
  context: Context,
  accept?: string,
) => Promise<SubgraphAnswer | null>

export type PassThrough = ReturnType<typeof createPassThrough>

export function createPassThrough(
  services: { name: string; source: SubgraphClient }[],
  responseCache: Pick<ResponseCache, 'invalidate'>,
) {
  const clients = new Map(services.map(({ name, source }) => [name, source]))
  /** By their texts as clients send them. */
  const passable = new LRUCache<string, PassableOperation>({ max: maxOperations })

  /** Called with every plan: one fetch is the whole operation, asked of one service. */
  const onPlan: NonNullable<GatewayConfig['experimental_didResolveQueryPlan']> = ({
    queryPlan: { node },
    requestContext,
  }) => {
    const context = requestContext.context as Context
    if (node?.kind === 'Fetch' && !node.requires?.length) context.onlyService = node.serviceName
  }

  /** Learns from an operation that was answered without errors. */
  const plugin: ApolloServerPlugin<Context> = {
    async requestDidStart({ schema }) {
      return {
        async willSendResponse(requestContext) {
          const { document, operation, contextValue } = requestContext
          const { onlyService, operationText: text } = contextValue
          const client = onlyService === undefined ? undefined : clients.get(onlyService)
          if (!client || text === undefined || text.length > maxTextLength || passable.has(text)) return
          if (!document || !operation || !isPassable(requestContext)) return
          const operations = document.definitions.filter(({ kind }) => kind === 'OperationDefinition')
          if (operations.length !== 1 || !hasConstantCost(schema, document)) return
          const isMutation = operation.operation === 'mutation'
          passable.set(text, { client, changedTypes: isMutation ? getMutatedTypes(document, schema) : null })
        },
      }
    },
  }

  const passOperation: PassOperation = async (operation, context, accept) => {
    const known = context.authorization ? undefined : passable.get(operation.query)
    if (!known) return null
    const { client, changedTypes } = known
    const answer = await client.passOperation(operation, context, {
      isMutation: changedTypes !== null,
      accept,
    })
    if (answer && changedTypes) responseCache.invalidate(changedTypes)
    else if (answer) context.setResponseHeader?.(sameForAllHeader, '1')
    return answer
  }

  /** Answers what is known to be passed on; anything that is unusual goes the long way, errors too. */
  const handler: RequestHandler = async (request, response, next) => {
    const operation = readOperation(request)
    if (!operation || !passable.has(operation.query)) return next()
    const context = createContext(request, response)
    const answer = await passOperation(operation, context, request.headers.accept)
    if (answer) return sendAnswer(response, answer)
    response.locals.context = context
    next()
  }

  return { onPlan, plugin, passOperation, handler }
}

/** Whether it was answered without errors for a visitor: a query with what is the same for everybody. */
function isPassable(requestContext: GraphQLRequestContextWillSendResponse<Context>): boolean {
  const {
    operation,
    contextValue: { authorization, isRestCall },
    response: { body },
  } = requestContext
  // The queries of the REST calls are cached, and are ours to be as expensive as they are.
  if (operation?.operation !== 'mutation') return !isRestCall && isSameForAll(requestContext)
  return !authorization && body.kind === 'single' && !body.singleResult.errors
}

/** Null for whoever is signed in: a service decides by that. */
function readOperation({ method, headers, body }: Request) {
  if (method !== 'POST' || headers.authorization !== undefined) return null
  const { query, variables, ...others } = (body ?? {}) as Record<string, unknown>
  const { operationName: _name, ...unusual } = others
  if (typeof query !== 'string' || Object.keys(unusual).length > 0) return null
  return { query, ...(isObject(variables) && { variables }) }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function sendAnswer(response: Response, { contentType, body }: SubgraphAnswer): void {
  response.writeHead(200, { 'content-type': contentType, 'content-length': body.length }).end(body)
}
