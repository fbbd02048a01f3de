/**
 * The cache knows by the types in an answer which changes concern it, and an empty list has none in it: its first item
 * would never be seen. Such an answer is marked with a type of its own, and so is every change.
 */
import { mapExchange } from 'urql'

/** No type of the graph is called so. */
const emptyListTypename = '(nothing yet)'

export const emptyListExchange = mapExchange({
  onResult(result) {
    const { operation, data } = result
    if (operation.kind === 'query' && !hasEmptyList(data)) return
    const { additionalTypenames = [] } = operation.context
    const context = { ...operation.context, additionalTypenames: [...additionalTypenames, emptyListTypename] }
    return { ...result, operation: { ...operation, context } }
  },
})

/** Whether there is an empty list anywhere in an answer. */
function hasEmptyList(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  if (Array.isArray(data) && data.length === 0) return true
  return Object.values(data).some(hasEmptyList)
}
