/** Keeps failed responses out of the data cache. */
import { type Exchange, makeOperation, mapExchange } from 'urql'

/**
 * Has the next screen that asks a query ask the gateway again if it failed last. In front of the cache: urql's would
 * keep an answer for good that brought `null` and an error, and an item would stay missing once our data are back.
 */
export function createRetryFailedExchange(): Exchange {
  const failedKeys = new Set<number>()
  return mapExchange({
    onOperation(operation) {
      if (operation.kind !== 'query' || !failedKeys.has(operation.key)) return operation
      return makeOperation(operation.kind, operation, { ...operation.context, requestPolicy: 'network-only' })
    },
    onResult({ operation, error }) {
      if (error) failedKeys.add(operation.key)
      else failedKeys.delete(operation.key)
    },
  })
}
