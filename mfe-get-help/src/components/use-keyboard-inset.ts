/** How much of the page's bottom the keyboard of the screen covers. */
import { useEffect } from 'react'

/** Sets `--keyboard` of the root element: a browser may lay the page out behind its keyboard. */
export function useKeyboardInset() {
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const root = document.documentElement
    const update = () => {
      const covered = innerHeight - visualViewport.height - visualViewport.offsetTop
      root.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
    }
    update()
    visualViewport.addEventListener('resize', update)
    visualViewport.addEventListener('scroll', update)
    return () => {
      visualViewport.removeEventListener('resize', update)
      visualViewport.removeEventListener('scroll', update)
      root.style.removeProperty('--keyboard')
    }
  }, [])
}
