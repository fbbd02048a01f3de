/** Display preferences of the user, kept up to date. */
import { useSyncExternalStore } from 'react'

/** Whether the page is dark: by the selected theme, else by the system preference. */
export function useIsDark(): boolean {
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)')
  const selectedTheme = globalThis.document?.documentElement.dataset.theme
  return selectedTheme ? selectedTheme === 'dark' : systemIsDark
}

/** Whether reduced motion is preferred. */
export const usePrefersReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)')

/** Whether the window is as narrow as a phone, where lists are cards. */
export const useIsNarrow = () => useMediaQuery('(max-width: 39.99rem)')

/** How many filters have room beside the search of a list. */
export function useFilterRoom(): number {
  const isLarge = useMediaQuery('(min-width: 90rem)')
  const isMedium = useMediaQuery('(max-width: 71.99rem)')
  return isLarge ? 3 : isMedium ? 0 : 2
}

function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const mediaQueryList = matchMedia(query)
      mediaQueryList.addEventListener('change', onChange)
      return () => mediaQueryList.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
