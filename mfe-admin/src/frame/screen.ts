/** A screen behind the guard: its path, and how its chunk is loaded. */
import type { ComponentType } from 'react'

export type Screen = { path: string; chunk: string; load(): Promise<{ default: ComponentType }> }
