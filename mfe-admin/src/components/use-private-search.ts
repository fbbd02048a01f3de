/** What is searched for among people: it may be a name, and is kept out of the address. */
import { useState } from 'react'
import { useUrlParameters } from './use-url-parameters.ts'

/** Begins with the text of a link, if one brought any. */
export function usePrivateSearch() {
  const [parameters, changeParameters] = useUrlParameters()
  const [search, setText] = useState(parameters.get('q') ?? '')

  function setSearch(text: string) {
    setText(text)
    changeParameters({ q: '' }, { replace: true })
  }
  return { search, setSearch }
}
