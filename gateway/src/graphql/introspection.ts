// Introspection, executed by GraphQL itself: the federation library validates such
// queries against a list of its own, which lacks recent additions of the specification (`isOneOf`), and fails.
import type { ApolloServerPlugin } from '@apollo/server'
import { HeaderMap } from '@apollo/server'
import type { DocumentNode, OperationDefinitionNode, SelectionSetNode, ValidationRule } from 'graphql'
import { execute, GraphQLError, Kind } from 'graphql'
import type { Context } from '../context/request-context.ts'

const introspectionFields = ['__schema', '__type']

/** An operation has either introspection or data fields, since they are executed separately. */
export const introspectionOnlyRule: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const fields = getRootFields(operation.selectionSet, (name) => context.getFragment(name)?.selectionSet)
    const isIntrospection = fields.some((field) => introspectionFields.includes(field))
    const isIntrospectionOnly = fields.every((field) => field.startsWith('__'))
    if (isIntrospection && !isIntrospectionOnly)
      context.reportError(new GraphQLError('Ask for the schema by itself.', { nodes: operation }))
  },
})

/** Executes introspection operations instead of the gateway, for whoever may know the schema. */
export function answerIntrospection(
  isAllowed: (context: Context) => Promise<boolean>,
): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, contextValue }) {
          if (operation && isIntrospection(document, operation) && !(await isAllowed(contextValue)))
            throw createHiddenSchemaError()
        },
        async responseForOperation({ schema, document, operation, request }) {
          if (!isIntrospection(document, operation)) return null
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

function isIntrospection(document: DocumentNode, operation: OperationDefinitionNode) {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition.selectionSet] as const]
        : [],
    ),
  )
  const fields = getRootFields(operation.selectionSet, (name) => fragments.get(name))
  return fields.some((field) => introspectionFields.includes(field))
}

/** As the server rejects introspection that is off for everybody. */
const createHiddenSchemaError = () =>
  new GraphQLError('The schema is not shown here.', {
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } },
  })

type FindFragment = (name: string) => SelectionSetNode | undefined

/** The names of the root fields of an operation; each fragment is visited once. */
function getRootFields(
  selectionSet: SelectionSetNode,
  findFragment: FindFragment,
  visited = new Set<string>(),
): string[] {
  return selectionSet.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return getRootFields(selection.selectionSet, findFragment, visited)
    const name = selection.name.value
    const fragment = visited.has(name) ? undefined : findFragment(name)
    visited.add(name)
    return fragment ? getRootFields(fragment, findFragment, visited) : []
  })
}
