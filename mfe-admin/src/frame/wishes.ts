/** What the reader has asked of their device, followed while it changes. */
import { useSyncExternalStore } from 'react'

/** Whether the page is dark: by the theme chosen on the page, else by the system's wish. */
export function useIsDark(): boolean {
  const systemIsDark = useWish('(prefers-color-scheme: dark)')
  const chosen = globalThis.document?.documentElement.dataset.theme
  return chosen ? chosen === 'dark' : systemIsDark
}

/** Whether things should stand still. */
export const useIsStill = () => useWish('(prefers-reduced-motion: reduce)')

function useWish(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const wish = matchMedia(query)
      wish.addEventListener('change', changed)
      return () => wish.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
