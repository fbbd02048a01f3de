/** The suggestions for what is typed: found on the device, so that no typed word is sent, stored or logged. */
import { useRef, useState } from 'react'
import { useClient } from 'urql'
import type { findSuggestions } from './find-suggestions.ts'
import { type SearchTitleFragment, SearchTitlesDocument } from './search.generated.ts'

type Find = (text: string) => ReturnType<typeof findSuggestions>

/** `load` fetches the titles, once: when somebody is about to type. Without them, `suggestions` is null. */
export function useSuggestions(text: string): {
  suggestions: readonly SearchTitleFragment[] | null
  load(): void
} {
  const client = useClient()
  const isLoading = useRef(false)
  const [find, setFind] = useState<Find>()

  async function load() {
    if (isLoading.current) return
    isLoading.current = true
    try {
      const [{ data }, { findSuggestions }] = await Promise.all([
        client.query(SearchTitlesDocument, {}).toPromise(),
        import(/* webpackChunkName: "find-suggestions" */ './find-suggestions.ts'),
      ])
      if (data) setFind(() => (text: string) => findSuggestions(data.searchTitles, text))
      else isLoading.current = false
    } catch {
      // The next letter tries again.
      isLoading.current = false
    }
  }

  return { suggestions: find?.(text) ?? null, load: () => void load() }
}
