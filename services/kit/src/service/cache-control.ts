/** Says by Cache-Control (RFC 9111) which answers are the same for everybody: the shells keep those until the next change notice. */
import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from '../context/context.ts'

/** In the words of Apollo's own plug-in, which the gateway reads. Time changes what is upcoming, at most each quarter of an hour. */
const sameForAll = 'max-age=900, public'

export function createCacheControlPlugin(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ operation, request, response: { http, body } }) {
          const isVisitors = !request.http?.headers.has('authorization')
          const hasErrors = body.kind !== 'single' || body.singleResult.errors !== undefined
          if (operation?.operation === 'query' && isVisitors && !hasErrors)
            http.headers.set('cache-control', sameForAll)
        },
      }
    },
  }
}
