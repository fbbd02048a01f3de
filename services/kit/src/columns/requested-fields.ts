/** The columns that a query selects: a list of thousands should not read long texts that are not requested. */
import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql'
import { getColumns } from './column-decorators.ts'

/** The columns of `type` that the field being resolved selects, or a field below it does; always with the id. */
export function getRequestedFields(type: object, info: GraphQLResolveInfo, ...below: string[]): string[] {
  const requested = below.reduce(
    (sets, name) => getSelectionSets(getFields(sets, info), name),
    getSelectionSets(info.fieldNodes),
  )
  const names = new Set(getFields(requested, info).map(({ name }) => name.value))
  const columns = getColumns(type).filter(({ name, options: { neededBy = [] } }) =>
    [name, ...neededBy].some((field) => names.has(field)),
  )
  return ['id', ...columns.map(({ name }) => name)]
}

function getSelectionSets(fields: readonly FieldNode[], name?: string): SelectionSetNode[] {
  const selected = name ? fields.filter((field) => field.name.value === name) : fields
  return selected.flatMap(({ selectionSet }) => selectionSet ?? [])
}

function getFields(sets: SelectionSetNode[], info: GraphQLResolveInfo): FieldNode[] {
  return sets
    .flatMap(({ selections }) => selections)
    .flatMap((selection) => {
      if (selection.kind === 'Field') return selection
      const set =
        selection.kind === 'InlineFragment'
          ? selection.selectionSet
          : info.fragments[selection.name.value]?.selectionSet
      return set ? getFields([set], info) : []
    })
}
