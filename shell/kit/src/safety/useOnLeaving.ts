/** For whatever keeps what visitors type: it is told when they leave in a hurry. */
import { useEffect, useRef } from 'react'
import { onLeaving } from './leaving.ts'

/** Calls `forget` when the visitor leaves by "Leave this site". */
export function useOnLeaving(forget: () => void): void {
  const latest = useRef(forget)
  useEffect(() => {
    latest.current = forget
  })
  useEffect(() => onLeaving(() => latest.current()), [])
}
