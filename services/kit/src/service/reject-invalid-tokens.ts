/** A token of no session that stands opens nothing, not even what everybody may ask for: no cache answers who sends one. */
import type { ApolloServerPlugin } from '@apollo/server'
import { type Context } from '../context/context.ts'
import { NotSignedIn } from '../errors/errors.ts'
import { isPublicField, listRootFields } from '../graphql/access.ts'

/** As RFC 6750 (section 3.1) says that a token is expired, revoked or malformed; our own pages then ask without it. */
export const invalidTokenChallenge = 'Bearer error="invalid_token"'

/**
 * For every service but auth, whose public fields are for those whose session has ended. Fields that need a permission
 * reject it by themselves, which is recorded.
 */
export const createInvalidTokenPlugin = (): ApolloServerPlugin<Context> => ({
  async requestDidStart({ schema }) {
    return {
      async didResolveOperation({ operation, document, contextValue }) {
        if (!operation || !contextValue.hasInvalidToken) return
        const fields = listRootFields(operation.selectionSet, document)
        if (!fields.some(({ name }) => isPublicField(name.value, schema))) return
        contextValue.setResponseHeader('www-authenticate', invalidTokenChallenge)
        throw new NotSignedIn()
      },
    }
  },
})
