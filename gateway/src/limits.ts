// How much one document may ask for. Checked on the document itself, before anything is planned or fetched.
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode, ValidationRule } from 'graphql'
import { GraphQLError, Kind } from 'graphql'

export const most = { depth: 8, aliases: 15, rootFields: 8, tokens: 1_000 } as const

interface Size {
  depth: number
  aliases: number
  /** Fields of the selection itself, fragments spread out, not those below. */
  fields: number
}

/** Refuses documents that are too deep, rename too much or start too many things at once. */
export const withinLimits: ValidationRule = (context) => ({
  Document(document) {
    const sizeOf = measure(document)
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue
      const { depth, aliases, fields } = sizeOf(definition.selectionSet)
      const refuse = (what: string) => context.reportError(new GraphQLError(what, { nodes: definition }))
      if (depth > most.depth) refuse(`Ask for at most ${most.depth} levels at once.`)
      if (aliases > most.aliases) refuse(`Use at most ${most.aliases} aliases.`)
      if (fields > most.rootFields) refuse(`Ask for at most ${most.rootFields} things at once.`)
    }
  },
})

/** Fragments are measured once and added up, so that spreading them cannot make the measuring itself slow. */
function measure(document: DocumentNode) {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const measured = new Map<string, Size>()

  function sizeOfFragment(name: string): Size {
    const known = measured.get(name)
    if (known) return known
    // A fragment that spreads itself is refused by another rule; here it only must not go round for ever.
    measured.set(name, nothing)
    const fragment = fragments.get(name)
    const size = fragment ? sizeOf(fragment.selectionSet) : nothing
    measured.set(name, size)
    return size
  }

  function sizeOf(selectionSet: SelectionSetNode): Size {
    const total = { ...nothing }
    const add = (size: Size) => {
      total.depth = Math.max(total.depth, size.depth)
      total.aliases += size.aliases
      total.fields += size.fields
    }
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) add(sizeOfFragment(selection.name.value))
      else if (selection.kind === Kind.INLINE_FRAGMENT) add(sizeOf(selection.selectionSet))
      else {
        // Introspection is deep by nature and switched off where it matters.
        const introspects = selection.name.value.startsWith('__')
        const below = selection.selectionSet && !introspects ? sizeOf(selection.selectionSet) : nothing
        add({ depth: below.depth + 1, aliases: below.aliases + (selection.alias ? 1 : 0), fields: 1 })
      }
    }
    return total
  }

  return sizeOf
}

const nothing: Size = { depth: 0, aliases: 0, fields: 0 }
