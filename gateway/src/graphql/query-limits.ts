// Limits of GraphQL documents, validated before query planning and execution.
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode, ValidationRule } from 'graphql'
import { GraphQLError, Kind, OperationTypeNode } from 'graphql'

export const queryLimits = { depth: 8, aliases: 15, rootFields: 8, tokens: 1_000, directives: 20 } as const

interface Size {
  depth: number
  aliases: number
  /** The number of fields of the selection itself, with fragments expanded, without nested ones. */
  fields: number
  directives: number
}

/** Rejects documents with too much depth, or too many aliases, directives or root fields. */
export const queryLimitsRule: ValidationRule = (context) => ({
  Document(document) {
    const measureSelection = createSizeMeasure(document)
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue
      // The schema has none, which GraphQL would say as an error of ours.
      if (definition.operation === OperationTypeNode.SUBSCRIPTION)
        context.reportError(new GraphQLError('There are no subscriptions.', { nodes: definition }))
      const { depth, aliases, fields, directives } = measureSelection(definition.selectionSet)
      const reportError = (message: string) =>
        context.reportError(new GraphQLError(message, { nodes: definition }))
      if (depth > queryLimits.depth) reportError(`Ask for at most ${queryLimits.depth} levels at once.`)
      if (aliases > queryLimits.aliases) reportError(`Use at most ${queryLimits.aliases} aliases.`)
      if (fields > queryLimits.rootFields)
        reportError(`Ask for at most ${queryLimits.rootFields} things at once.`)
      if (directives > queryLimits.directives)
        reportError(`Use at most ${queryLimits.directives} directives.`)
    }
  },
})

/** Fragments are measured once and added up, so that spreads cannot make the measurement itself expensive. */
function createSizeMeasure(document: DocumentNode) {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const measured = new Map<string, Size>()

  function measureFragment(name: string): Size {
    const cached = measured.get(name)
    if (cached) return cached
    // Another rule rejects fragment cycles; here they only must not recurse endlessly.
    measured.set(name, emptySize)
    const fragment = fragments.get(name)
    const size = fragment ? measureSelection(fragment.selectionSet) : emptySize
    measured.set(name, size)
    return size
  }

  function measureSelection(selectionSet: SelectionSetNode): Size {
    const total = { ...emptySize }
    const add = (size: Size) => {
      total.depth = Math.max(total.depth, size.depth)
      total.aliases += size.aliases
      total.fields += size.fields
      total.directives += size.directives
    }
    for (const selection of selectionSet.selections) {
      total.directives += selection.directives?.length ?? 0
      if (selection.kind === Kind.FRAGMENT_SPREAD) add(measureFragment(selection.name.value))
      else if (selection.kind === Kind.INLINE_FRAGMENT) add(measureSelection(selection.selectionSet))
      else {
        // Introspection is deep by nature, and disabled in production.
        const isIntrospection = selection.name.value.startsWith('__')
        const nestedSize =
          selection.selectionSet && !isIntrospection ? measureSelection(selection.selectionSet) : emptySize
        add({
          depth: nestedSize.depth + 1,
          aliases: nestedSize.aliases + (selection.alias ? 1 : 0),
          fields: 1,
          directives: nestedSize.directives,
        })
      }
    }
    return total
  }

  return measureSelection
}

const emptySize: Size = { depth: 0, aliases: 0, fields: 0, directives: 0 }
