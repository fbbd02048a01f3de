/** A managed type whose items can be exported and imported. */
import type { ClassType } from 'type-graphql'
import type { ManagedType } from '../managed.resolver.ts'
import type { ManagedItem } from '../managed-item.entity.ts'

export interface TransferableType extends ManagedType {
  Type: ClassType<ManagedItem>
  /** The beginning of its file names: 'judgments' for judgments-2026-11-21.csv. */
  fileName: string
}
