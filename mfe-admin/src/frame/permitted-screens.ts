/** The screens that the current user may open: menus and links offer no others. */
import { createContext, useContext } from 'react'
import type { Screen } from './screen.ts'

const portalPath = '/admin/'

export const PermittedScreensContext = createContext<readonly Screen[]>([])

/** Whether an address of the portal may be opened. */
export function usePermittedScreens(): (address: string) => boolean {
  const screens = useContext(PermittedScreensContext)
  return (address) => screens.some(({ path }) => portalPath + path === address)
}
