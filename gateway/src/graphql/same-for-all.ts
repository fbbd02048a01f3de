// Marks answers that are the same for everybody until the next change notice: the shells cache them.
import { sameForAllHeader } from '@access/service-kit/transport'
import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server'
import type { Context } from '../context/request-context.ts'

/** The services whose public answers depend on nothing but rows whose changes they announce. */
const announcingServices: ReadonlySet<string> = new Set(['content'])

/** Whether an answer is a visitor's, without errors, and made by such services alone. */
export function isSameForAll({
  operation,
  contextValue: { authorization, services = new Set<string>() },
  response: { body },
}: GraphQLRequestContextWillSendResponse<Context>): boolean {
  if (operation?.operation !== 'query' || authorization || services.size === 0) return false
  if (body.kind !== 'single' || body.singleResult.errors) return false
  return [...services].every((name) => announcingServices.has(name))
}

/** Marks such answers. */
export function markSameForAll(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse(requestContext) {
          if (isSameForAll(requestContext)) requestContext.response.http.headers.set(sameForAllHeader, '1')
        },
      }
    },
  }
}
