/** Which part of a long text is being read. */
import { useEffect, useState } from 'react'

/** The id of the last part whose heading has passed the upper third of the window; none before the first. */
export function useReading(parts: readonly { id: string }[]): string | undefined {
  const [reading, setReading] = useState<string>()
  useEffect(() => {
    let asked = 0
    function look() {
      asked = 0
      const line = innerHeight / 3
      const passed = parts.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top <= line
      })
      setReading(passed.at(-1)?.id)
    }
    const soon = () => {
      asked ||= requestAnimationFrame(look)
    }
    soon()
    addEventListener('scroll', soon, { passive: true })
    addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(asked)
      removeEventListener('scroll', soon)
      removeEventListener('resize', soon)
    }
  }, [parts])
  return reading
}
