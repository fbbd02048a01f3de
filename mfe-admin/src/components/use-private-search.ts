/** What is searched for among people: it may be a name, and is kept out of the address. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Begins with the text of a link, if one brought any. */
export function usePrivateSearch() {
  const [parameters, setParameters] = useSearchParams()
  const [search, setText] = useState(parameters.get('q') ?? '')

  function setSearch(text: string) {
    setText(text)
    if (!parameters.has('q')) return
    const others = new URLSearchParams(parameters)
    others.delete('q')
    setParameters(others, { replace: true })
  }
  return { search, setSearch }
}
