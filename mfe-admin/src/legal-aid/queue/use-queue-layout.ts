/** Which columns the queue shows, as the account prefers in this browser. */
import { useAccountPreference } from '../../session/use-account-preference.ts'

/** The columns that may be left out; a reference is what a request is opened by. */
export const optionalColumns = [
  'Urgency',
  'Deadline',
  'Status',
  'Category',
  'Assigned to',
  'Received',
  'Documents',
  'Unread',
] as const

export type OptionalColumn = (typeof optionalColumns)[number]

/** Those that are hidden are remembered: a new column is shown. At first two are, for whose room a desk of 1280 px is too narrow. */
export function useQueueLayout() {
  const [hidden, setHidden] = useAccountPreference('queue hidden columns', 'Received,Documents')
  const hiddenColumns = optionalColumns.filter((column) => hidden.split(',').includes(column))
  return {
    /** Their headings, separated by commas: rows are drawn again only when these change. */
    hiddenText: hidden,
    isHidden: (column: OptionalColumn) => hiddenColumns.includes(column),
    setColumns: (columns: readonly OptionalColumn[]) =>
      setHidden(optionalColumns.filter((column) => !columns.includes(column)).join(',')),
  }
}

export type QueueLayout = ReturnType<typeof useQueueLayout>
