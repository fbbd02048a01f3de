/** Which part of a long text is being read. */
import { useEffect, useState } from 'react'

/** The id of the last part whose heading has passed the upper third of the window; none before the first. */
export function useActiveSection(sections: readonly { id: string }[]): string | undefined {
  const [activeId, setActiveId] = useState<string>()
  useEffect(() => {
    let frameId = 0
    function updateActiveSection() {
      frameId = 0
      const threshold = innerHeight / 3
      const passedSections = sections.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top <= threshold
      })
      setActiveId(passedSections.at(-1)?.id)
    }
    const scheduleUpdate = () => {
      frameId ||= requestAnimationFrame(updateActiveSection)
    }
    scheduleUpdate()
    addEventListener('scroll', scheduleUpdate, { passive: true })
    addEventListener('resize', scheduleUpdate)
    return () => {
      cancelAnimationFrame(frameId)
      removeEventListener('scroll', scheduleUpdate)
      removeEventListener('resize', scheduleUpdate)
    }
  }, [sections])
  return activeId
}
