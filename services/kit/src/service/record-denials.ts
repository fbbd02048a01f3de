/** Where denials are noticed: in the errors of GraphQL operations, and in the answers of routes. */
import type { ApolloServerPlugin } from '@apollo/server'
import type { Request, RequestHandler } from 'express'
import { type GraphQLError, type GraphQLSchema, Kind } from 'graphql'
import type { DenialRecorder } from '../audit/access-denials.ts'
import { hashAddress } from '../audit/audit-keys.ts'
import type { Administrator, Context } from '../context/context.ts'
import { isPublicField } from '../graphql/access.ts'

/** A question with more errors is one of these many. */
const maxErrors = 5

/** Records the errors of operations that say that somebody may not do this, or not so often. */
export const createDenialPlugin = ({ record }: DenialRecorder): ApolloServerPlugin<Context> => ({
  async requestDidStart({ schema }) {
    return {
      async didEncounterErrors({ errors, contextValue }) {
        const { administrator, settings, clientIp } = contextValue
        const addressHash = hashAddress(settings, clientIp)
        for (const error of errors.slice(0, maxErrors)) {
          const field = getFieldName(error)
          const kind = field && getKind(error, field, schema)
          if (kind) record({ kind, field, administrator, addressHash })
        }
      },
    }
  },
})

/** As the schema calls it: an alias is what the client calls it. */
function getFieldName({ nodes }: GraphQLError): string | undefined {
  const node = nodes?.[0]
  return node?.kind === Kind.FIELD ? node.name.value : undefined
}

function getKind({ extensions }: GraphQLError, field: string, schema: GraphQLSchema) {
  if (extensions.code === 'RATE_LIMITED') return 'rate limit'
  if (extensions.code === 'FORBIDDEN') return 'permission'
  // A public field has reasons of its own: a wrong password is recorded as such.
  return extensions.code === 'UNAUTHENTICATED' && !isPublicField(field, schema) ? 'permission' : undefined
}

const kindByStatus: Record<number, 'permission' | 'rate limit'> = {
  401: 'permission',
  403: 'permission',
  429: 'rate limit',
}

/** Middleware that records the routes' answers of these kinds; `response.locals.administrator` is who was denied. */
export const createDenialMiddleware =
  ({ record }: DenialRecorder, settings: { auditKey: string }): RequestHandler =>
  (request, response, next) => {
    response.once('finish', () => {
      const { isUnsigned, administrator = null } = response.locals as {
        isUnsigned?: boolean
        administrator?: Administrator | null
      }
      const kind = isUnsigned ? 'signature' : kindByStatus[response.statusCode]
      if (kind)
        record({
          kind,
          field: getRouteName(request),
          administrator,
          addressHash: hashAddress(settings, String(request.headers['x-client-address'] ?? '')),
        })
    })
    next()
  }

/** The route as it is declared: a path has input in it. */
const getRouteName = ({ method, route }: Request) => `${method} ${route?.path ?? '/graphql'}`
