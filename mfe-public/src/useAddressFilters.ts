/** Filters that live in the address: they survive a reload, can be sent to a friend, and work as a plain form too. */
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

type Filters<Name extends string> = Record<Name, string>

/**
 * `inAddress` is what the list is filtered by; `typed` is what the fields show, which may be a moment ahead of it.
 * A change goes into the address after `pause` milliseconds of quiet, and drops everything else there, so that a
 * new search begins on its first page.
 */
export function useAddressFilters<Name extends string>(names: readonly Name[], pause = 0) {
  const [params, setParams] = useSearchParams()
  const inAddress = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Filters<Name>
  const [ahead, setAhead] = useState<Filters<Name> | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])

  if (ahead && names.every((name) => ahead[name] === inAddress[name])) setAhead(null)

  const change = (name: Name, value: string) => {
    const next = { ...(ahead ?? inAddress), [name]: value }
    setAhead(next)
    clearTimeout(waiting.current)
    const arrive = () => setParams(onlyFilled(next), { replace: true })
    if (pause > 0) waiting.current = setTimeout(arrive, pause)
    else arrive()
  }

  return {
    inAddress,
    typed: ahead ?? inAddress,
    change,
    active: names.some((name) => inAddress[name].trim()),
  }
}

const onlyFilled = (filters: Record<string, string>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))
