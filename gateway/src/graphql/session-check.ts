// Whether the token of a request belongs to a session, asked of the auth service.
import type { ApolloServer } from '@apollo/server'
import type { Context } from '../context/request-context.ts'
import { createBusyError } from './public-errors.ts'

const query = 'query SessionCheck { me { id } }'

export type SessionCheck = (context: Context) => Promise<boolean>

/** False without a token, or with one that is not valid; a busy error while the auth service does not answer. */
export const createSessionCheck =
  (getServer: () => ApolloServer<Context>): SessionCheck =>
  async (contextValue) => {
    if (!contextValue.authorization) return false
    const { body } = await getServer().executeOperation({ query }, { contextValue })
    if (body.kind !== 'single' || body.singleResult.errors) throw createBusyError()
    return Boolean(body.singleResult.data?.me)
  }
