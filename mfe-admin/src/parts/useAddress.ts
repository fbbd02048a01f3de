/** What a list is narrowed to, kept in the address: it can be sent to a colleague, and going back finds it again. */
import { useSearchParams } from 'react-router-dom'

/** Reads `names` from the address ('' where it says nothing), and writes one of them. */
export function useAddress<Name extends string>(names: readonly Name[]) {
  const [searched, search] = useSearchParams()
  const wanted = Object.fromEntries(names.map((name) => [name, searched.get(name) ?? ''])) as Record<
    Name,
    string
  >

  function want(name: Name, value: string) {
    const next = new URLSearchParams(searched)
    if (value) next.set(name, value)
    else next.delete(name)
    // Typing a word is not a walk through the history.
    search(next, { replace: true })
  }

  return { wanted, want }
}
