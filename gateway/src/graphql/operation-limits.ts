// Limits of every GraphQL operation, checked before it is planned. Visitors send persisted operations alone, so these
// bound what administrators write themselves; the services limit the sizes of their pages.
import type { ApolloServerPlugin } from '@apollo/server'
import { ApolloArmor } from '@escape.tech/graphql-armor'
import { GraphQLError, OperationTypeNode } from 'graphql'
import type { Context } from '../context/request-context.ts'

export const operationLimits = {
  depth: 8,
  aliases: 15,
  directives: 20,
  cost: 5_000,
  tokens: 1_000,
  characters: 15_000,
} as const

/** Rejects documents that are nested too deeply, or have too many fields, aliases or directives. */
export const { validationRules: operationLimitRules } = new ApolloArmor({
  maxDepth: { n: operationLimits.depth, flattenFragments: true },
  maxAliases: { n: operationLimits.aliases },
  maxDirectives: { n: operationLimits.directives },
  costLimit: { maxCost: operationLimits.cost },
  // GraphQL's parser counts tokens, and Apollo's server makes no suggestions.
  maxTokens: { enabled: false },
  blockFieldSuggestion: { enabled: false },
}).protect()

/** Rejects documents of which no operation can be executed: nothing else does before they are planned. */
export function requireOperation(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ operation }) {
          if (!operation) throw createResolutionError('Name one of the operations.')
          if (operation.operation === OperationTypeNode.SUBSCRIPTION)
            throw createResolutionError('There are no subscriptions.')
        },
      }
    },
  }
}

const createResolutionError = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } } })
