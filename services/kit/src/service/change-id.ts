/** The number of a change in the header of the mutation's answer, by which its sender never reads what was before. */

import type { ApolloServerPlugin } from '@apollo/server'
import type { Response } from 'express'
import type { Context } from '../context/context.ts'
import { changeIdHeader } from '../transport/index.ts'

/** A plug-in, and the way for a service to say where its numbers come from. */
export function createChangeIdPlugin() {
  let getChangeId: () => Promise<number> = async () => 0
  /** Sets the header of a route's answer, when it has changed something. */
  async function setChangeId(response: Response) {
    const id = await getChangeId()
    if (id > 0) response.setHeader(changeIdHeader, String(id))
  }
  const plugin: ApolloServerPlugin<Context> = {
    async requestDidStart() {
      return {
        async willSendResponse({ operation, response }) {
          if (operation?.operation !== 'mutation') return
          // After an error too: something may have been committed.
          const id = await getChangeId()
          if (id > 0) response.http.headers.set(changeIdHeader, String(id))
        },
      }
    },
  }
  return {
    plugin,
    setChangeId,
    afterMutation(source: () => Promise<number>) {
      getChangeId = source
    },
  }
}
