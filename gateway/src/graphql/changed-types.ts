// What is cached of the types that a mutation returns is invalidated before its answer is sent.
import type { ApolloServerPlugin } from '@apollo/server'
import type { DocumentNode, GraphQLSchema } from 'graphql'
import { getNamedType, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import type { Context } from '../context/request-context.ts'
import type { ResponseCache } from '../response-cache/response-cache.ts'

/** Invalidates the cache for the returned types of a mutation before its response is sent. */
export function invalidateChangedTypes(responseCache: ResponseCache): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ schema }) {
      return {
        async willSendResponse({ operation, document, response }) {
          if (operation?.operation !== 'mutation' || !document || response.body.kind !== 'single') return
          const { errors } = response.body.singleResult
          // After any other error something may have been committed.
          const isUnauthenticated = errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
          if (!isUnauthenticated) responseCache.invalidate(getMutatedTypes(document, schema))
        },
      }
    },
  }
}

/** The types that a mutation returns. */
export function getMutatedTypes(document: DocumentNode, schema: GraphQLSchema): Set<string> {
  const types = new Set<string>()
  const info = new TypeInfo(schema)
  const mutation = schema.getMutationType()
  const rootFieldVisitor = {
    Field() {
      const type = info.getType()
      if (type && info.getParentType() === mutation) types.add(getNamedType(type).name)
    },
  }
  visit(document, visitWithTypeInfo(info, rootFieldVisitor))
  return types
}
