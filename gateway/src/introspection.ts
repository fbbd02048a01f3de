// What tools ask about the schema itself. Answered by GraphQL's own execution: the federation library checks such
// questions against a list of its own, which lacks what the specification has added since (`isOneOf`), and fails.
import type { ApolloServerPlugin } from '@apollo/server'
import { HeaderMap } from '@apollo/server'
import type { SelectionSetNode, ValidationRule } from 'graphql'
import { execute, GraphQLError, Kind } from 'graphql'
import type { Context } from './context.ts'

const aboutTheSchema = ['__schema', '__type']

/** Whoever asks about the schema asks about nothing else: that and data are answered in two places. */
export const introspectionAlone: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const fields = rootFields(operation.selectionSet, (name) => context.getFragment(name)?.selectionSet)
    const isAboutTheSchema = fields.some((field) => aboutTheSchema.includes(field))
    const isAlone = fields.every((field) => field.startsWith('__'))
    if (isAboutTheSchema && !isAlone)
      context.reportError(new GraphQLError('Ask for the schema by itself.', { nodes: operation }))
  },
})

/** Answers operations about the schema, before the gateway would. */
export function answerIntrospection(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async responseForOperation({ schema, document, operation, request }) {
          const fragments = new Map(
            document.definitions.flatMap((definition) =>
              definition.kind === Kind.FRAGMENT_DEFINITION
                ? [[definition.name.value, definition.selectionSet] as const]
                : [],
            ),
          )
          const fields = rootFields(operation.selectionSet, (name) => fragments.get(name))
          if (!fields.some((field) => aboutTheSchema.includes(field))) return null
          const { variables: variableValues, operationName } = request
          const singleResult = await execute({ schema, document, variableValues, operationName })
          return {
            http: { headers: new HeaderMap(), status: undefined },
            body: { kind: 'single', singleResult: singleResult as never },
          }
        },
      }
    },
  }
}

type FragmentOf = (name: string) => SelectionSetNode | undefined

/** The names of the fields that an operation begins with; each fragment is looked into once. */
function rootFields(
  selectionSet: SelectionSetNode,
  fragmentOf: FragmentOf,
  seen = new Set<string>(),
): string[] {
  return selectionSet.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(selection.selectionSet, fragmentOf, seen)
    const name = selection.name.value
    const fragment = seen.has(name) ? undefined : fragmentOf(name)
    seen.add(name)
    return fragment ? rootFields(fragment, fragmentOf, seen) : []
  })
}
