/** A screen behind the guard: its path, what it needs, and how its chunk is loaded. */
import type { Permission } from '@access/service-kit/roles/roles.rules'
import type { ComponentType } from 'react'

export type Screen = {
  path: string
  permission: Permission
  chunk: string
  /** The paths below its own that it shows as well, such as the pages of an item's form. */
  pages?: readonly string[]
  load(): Promise<{ default: ComponentType }>
}
