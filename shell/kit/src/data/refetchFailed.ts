/** Keeps a failed answer out of the data cache. */
import { type Exchange, makeOperation, mapExchange } from 'urql'

/**
 * Has the next screen that asks a query ask the gateway again if it failed last. In front of the cache: urql's would
 * keep an answer for good that brought `null` and an error, and an item would stay missing once our data are back.
 */
export function refetchFailed(): Exchange {
  const failed = new Set<number>()
  return mapExchange({
    onOperation(operation) {
      if (operation.kind !== 'query' || !failed.has(operation.key)) return operation
      return makeOperation(operation.kind, operation, { ...operation.context, requestPolicy: 'network-only' })
    },
    onResult({ operation, error }) {
      if (error) failed.add(operation.key)
      else failed.delete(operation.key)
    },
  })
}
