/** Notices that nobody uses the page any more: it may lie open where somebody else can see it. */
import { useEffect, useRef, useState } from 'react'

const minute = 60_000

/** When it is asked whether somebody is there, and when nobody is, in milliseconds without a key or a touch. */
const patience = { warns: 14 * minute, ends: 15 * minute } as const

const uses = ['keydown', 'pointerdown'] as const

/** While `watching`, calls `onUse` with each use and `onEnd` after a quarter of an hour without; true in the last minute. */
export function useInactivity(watching: boolean, { onUse, onEnd }: { onUse(): void; onEnd(): void }) {
  const [warns, setWarns] = useState(false)
  const latest = useRef({ onUse, onEnd })
  useEffect(() => {
    latest.current = { onUse, onEnd }
  })

  useEffect(() => {
    if (!watching) return
    let usedAt = Date.now()
    // By the clock, since a device that slept counts no time.
    const isOver = () => Date.now() - usedAt >= patience.ends
    function look() {
      if (isOver()) latest.current.onEnd()
      else setWarns(Date.now() - usedAt >= patience.warns)
    }
    function use() {
      if (isOver()) return latest.current.onEnd()
      usedAt = Date.now()
      setWarns(false)
      latest.current.onUse()
    }
    const timer = setInterval(look, 5000)
    document.addEventListener('visibilitychange', look)
    for (const one of uses) document.addEventListener(one, use, true)
    return () => {
      setWarns(false)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      for (const one of uses) document.removeEventListener(one, use, true)
    }
  }, [watching])

  return warns
}
