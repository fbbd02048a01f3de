// Marks answers that are the same for everybody until the next change notice: the shells cache them.
import { sameForAllHeader } from '@access/transport'
import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from '../context/request-context.ts'

/** The services whose public answers depend on nothing but rows whose changes they announce. */
const announcingServices: ReadonlySet<string> = new Set(['content'])

/** An answer is marked when it is a visitor's, without errors, and made by such services alone. */
export function markSameForAll(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ operation, contextValue, response }) {
          const { authorization, services = new Set<string>() } = contextValue
          if (operation?.operation !== 'query' || authorization || services.size === 0) return
          if (response.body.kind !== 'single' || response.body.singleResult.errors) return
          if ([...services].every((name) => announcingServices.has(name)))
            response.http.headers.set(sameForAllHeader, '1')
        },
      }
    },
  }
}
