/** The lists of all managed types, for features that work on any of them. */
import type { Order } from '../database/sort-order.ts'
import type { SqlExpression } from '../database/sql-conditions.ts'
import type { ListColumns } from './list-columns.ts'

/** The columns of the administrators' list of a type, and its default sort order. */
export interface ManagedList<T> {
  listColumns: ListColumns<T>
  order: Order<T>
  /** Columns by which it is sorted as these expressions of SQL say. */
  computed: Record<string, SqlExpression>
}

const managedLists = new Map<object, unknown>()

export function registerManagedList<T>(type: object, managedList: ManagedList<T>): void {
  managedLists.set(type, managedList)
}

/** The list of a type; throws for a type that is not managed. */
export function getManagedList<T>(type: object): ManagedList<T> {
  const managedList = managedLists.get(type)
  if (!managedList) throw new Error(`${String(type)} is not managed`)
  return managedList as ManagedList<T>
}
