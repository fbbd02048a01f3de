/**
 * Reads what is decrypted, by the mutation that records it: once a visit, whatever renders again, and again only when
 * somebody asks for it. Later mutations return what they have changed: nothing is read again for them.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { type AnyVariables, type CombinedError, type TypedDocumentNode, useClient } from 'urql'
import type { LiveQuery } from './use-live-query.ts'

/** As many items of a list as one answer holds: `maxRangeLength` of the services. */
const rangeLength = 250

type Result<Data> = { data?: Data | undefined; error?: CombinedError | undefined }

/** What has a list is read to the list's end, in ranges. */
async function readAllRanges<Data>(
  readRange: (range: { offset?: number }) => Promise<Result<Data>>,
): Promise<Result<Data>> {
  const first = await readRange({})
  const [name, items] = Object.entries(first.data ?? {})[0] ?? []
  if (name === undefined || !Array.isArray(items)) return first
  const all: unknown[] = [...items]
  for (let count = items.length; count === rangeLength; ) {
    const next = await readRange({ offset: all.length })
    if (!next.data) return next
    const more = Object.values(next.data)[0] as unknown[]
    all.push(...more)
    count = more.length
  }
  return { ...first, data: { ...first.data, [name]: all } as Data }
}

/** Returns what was read, and a setter for what a mutation has changed. */
export function useRecordedRead<Data, Variables extends AnyVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): {
  query: LiveQuery<Data>
  setData(change: (previous: Data) => Data): void
  /** Instead of what was read, or could not be: a mutation has returned it. */
  replaceData(data: Data): void
} {
  const client = useClient()
  const [data, setStoredData] = useState<Data>()
  const [error, setError] = useState<CombinedError>()
  const latestCall = useRef({ client, mutation, variables })
  latestCall.current = { client, mutation, variables }
  const readKey = useRef<string>(undefined)
  const key = JSON.stringify(variables)

  const read = useCallback(async () => {
    setError(undefined)
    const { client, mutation, variables } = latestCall.current
    const result = await readAllRanges((range) =>
      client.mutation<Data, AnyVariables>(mutation, { ...variables, ...range }).toPromise(),
    )
    // Something else is read meanwhile.
    if (readKey.current !== JSON.stringify(variables)) return
    setStoredData(result.data)
    setError(result.error)
  }, [])

  useEffect(() => {
    // In StrictMode an effect runs twice, which would be recorded twice.
    if (readKey.current === key) return
    readKey.current = key
    void read()
  }, [key, read])

  return {
    query: { data, error, refetch: read },
    setData: (change) => setStoredData((previous) => previous && change(previous)),
    replaceData(data) {
      setStoredData(data)
      setError(undefined)
    },
  }
}
