/** The fields of an operation that are at the top, and which of a schema's are open to anybody. */
import { type DocumentNode, type FieldNode, type GraphQLSchema, Kind, type SelectionSetNode } from 'graphql'

/** Each is a call of its own, whatever it is called and in whichever fragment it stands. */
export const listRootFields = ({ selections }: SelectionSetNode, document: DocumentNode): FieldNode[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection]
    if (selection.kind === Kind.INLINE_FRAGMENT) return listRootFields(selection.selectionSet, document)
    const fragment = document.definitions.find(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    )
    return fragment && 'selectionSet' in fragment ? listRootFields(fragment.selectionSet, document) : []
  })

/** Whether a query or mutation of this name is declared `@Public()`. */
export const isPublicField = (field: string, schema: GraphQLSchema): boolean =>
  [schema.getQueryType(), schema.getMutationType()].some((type) =>
    type?.getFields()[field]?.astNode?.directives?.some(({ name }) => name.value === 'public'),
  )
