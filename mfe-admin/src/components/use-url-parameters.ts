/** The parameters of the URL, and a function to change them. */
import { useLayoutEffect, useRef } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router-dom'

/**
 * A change builds on the parameters that were asked for last: a navigation is a transition, and a second filter may be
 * set before the page shows the first.
 */
export function useUrlParameters() {
  const [parameters, setParameters] = useSearchParams()
  const latest = useRef(parameters)
  useLayoutEffect(() => {
    latest.current = parameters
  }, [parameters])

  /** Sets parameters; '' removes one. */
  function changeParameters(changes: Record<string, string>, options?: NavigateOptions) {
    const next = new URLSearchParams(latest.current)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    if (next.toString() === latest.current.toString()) return
    latest.current = next
    setParameters(next, options)
  }
  return [parameters, changeParameters] as const
}
