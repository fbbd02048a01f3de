/** A screen behind the guard: its path, what it needs, and how its chunk is loaded. */
import type { Permission } from '@access/service-kit/roles/roles.rules'
import { type ComponentType, createContext, useContext } from 'react'
import { matchPath } from 'react-router-dom'

export type Screen = {
  path: string
  permission: Permission
  chunk: string
  /** The paths below its own that it shows as well, such as the pages of an item's form. */
  pages?: readonly string[]
  load(): Promise<{ default: ComponentType }>
}

const portalPath = '/admin/'

/** The screens that the current user may open: menus and links offer no others. */
export const PermittedScreensContext = createContext<readonly Screen[]>([])

/** Whether an address of the portal may be opened. */
export function usePermittedScreens(): (address: string) => boolean {
  const screens = useContext(PermittedScreensContext)
  return (address) => screens.some(({ path }) => matchPath(portalPath + path, address.replace(/\?.*$/, '')))
}
