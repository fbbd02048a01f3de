/** A managed type whose items leave and arrive as tables. */
import type { ClassType } from 'type-graphql'
import type { ManagedType } from '../managed.ts'
import type { ManagedItem } from '../managedItem.ts'

export interface Transferred extends ManagedType {
  Type: ClassType<ManagedItem>
  /** What its files are called: 'judgments' for judgments-2026-11-21.csv. */
  file: string
}

/** '3,409 judgments'. */
export const counted = (count: number, { noun }: Pick<Transferred, 'noun'>): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
