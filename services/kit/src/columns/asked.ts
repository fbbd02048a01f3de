/** Which columns an answer needs: a list of thousands should not carry texts that nobody asked for. */
import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql'
import { columnsOf } from './words.ts'

/** The columns of `type` asked for by the field that is being resolved, or by a field below it, and always the id. */
export function askedColumns(type: object, info: GraphQLResolveInfo, ...below: string[]): string[] {
  const asked = below.reduce((sets, name) => setsOf(fieldsIn(sets, info), name), setsOf(info.fieldNodes))
  const names = new Set(fieldsIn(asked, info).map(({ name }) => name.value))
  const columns = columnsOf(type).map(({ name }) => name)
  return ['id', ...columns.filter((name) => names.has(name))]
}

function setsOf(fields: readonly FieldNode[], name?: string): SelectionSetNode[] {
  const chosen = name ? fields.filter((field) => field.name.value === name) : fields
  return chosen.flatMap(({ selectionSet }) => selectionSet ?? [])
}

function fieldsIn(sets: SelectionSetNode[], info: GraphQLResolveInfo): FieldNode[] {
  return sets
    .flatMap(({ selections }) => selections)
    .flatMap((selection) => {
      if (selection.kind === 'Field') return selection
      const set =
        selection.kind === 'InlineFragment'
          ? selection.selectionSet
          : info.fragments[selection.name.value]?.selectionSet
      return set ? fieldsIn([set], info) : []
    })
}
