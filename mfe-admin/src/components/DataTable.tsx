/** A list of rows: antd's table, which scrolls sideways in a narrow window; on a phone each row is a card. */
import { ConfigProvider, Table, type TableProps } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import { DataCards } from './DataCards.tsx'
import styles from './data-table.module.css'
import { Scrollable } from './Scrollable.tsx'
import { useIsNarrow } from './use-display-preferences.ts'

/** What a list can be sorted by, and how it is. */
export interface TableSorting {
  /** The names by which columns are sorted, by their heading. */
  columns: Record<string, string>
  /** The name of the column that it is sorted by; '' for the order in which it comes. */
  sort: string
  isDescending: boolean
  onSort(sort: string, isDescending: boolean): void
}

export interface TableSelection<Row> {
  selected: readonly Row[]
  /** What a row is called in its checkbox. */
  getName(row: Row): string
  toggle(row: Row): void
  selectOnly(ids: readonly string[]): void
}

export interface DataTableProps<Row> {
  label: string
  rows: readonly Row[]
  /** The cells by their heading, in order. */
  columns: Record<string, (row: Row) => ReactNode>
  /** The actions of a row: the last column, which stays in sight. */
  actions?: ((row: Row) => ReactNode) | undefined
  sorting?: TableSorting | undefined
  selection?: TableSelection<Row> | undefined
}

export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  return useIsNarrow() ? <DataCards {...props} /> : <WideTable {...props} />
}

function WideTable<Row extends { id: string }>({
  label,
  rows,
  columns,
  actions,
  sorting,
  selection,
}: DataTableProps<Row>) {
  return (
    // The table scrolls in here: antd's own scrolling has no tab stop, and adds a hidden row whose box is one.
    <Scrollable className={styles.table} aria-label={`${label}, table`} onKeyDown={sortWithSpace}>
      <ConfigProvider componentSize="small">
        <Table<Row>
          aria-label={label}
          rowKey="id"
          dataSource={rows}
          columns={[
            ...Object.entries(columns).map(([name, cell]) => ({
              key: name,
              // antd reads a title that is text aloud a second time, as the label of the heading.
              title: <>{name}</>,
              render: (_: unknown, row: Row) => cell(row),
              ...buildSorter(name, sorting),
            })),
            ...(actions
              ? [
                  {
                    key: 'Actions',
                    title: <>Actions</>,
                    fixed: 'end' as const,
                    className: styles.actions!,
                    render: (_: unknown, row: Row) => actions(row),
                  },
                ]
              : []),
          ]}
          tableLayout="auto"
          pagination={false}
          onChange={(_pages, _filters, sorter) => {
            if (Array.isArray(sorter)) return
            sorting?.onSort(sorting.columns[String(sorter.columnKey)] ?? '', sorter.order === 'descend')
          }}
          {...(selection && { rowSelection: buildRowSelection(selection) })}
        />
      </ConfigProvider>
    </Scrollable>
  )
}

/** antd's headings sort by Enter alone; what acts like a button hears Space as well. */
function sortWithSpace(event: KeyboardEvent) {
  const { key, target } = event
  if (key !== ' ' || !(target instanceof HTMLTableCellElement) || target.scope !== 'col') return
  event.preventDefault()
  target.click()
}

function buildSorter(name: string, sorting: TableSorting | undefined) {
  const column = sorting?.columns[name]
  if (!sorting || column === undefined) return {}
  const isSorted = sorting.sort === column
  return {
    sorter: true,
    showSorterTooltip: false,
    sortDirections: ['ascend' as const, 'descend' as const, 'ascend' as const],
    sortOrder: isSorted ? (sorting.isDescending ? ('descend' as const) : ('ascend' as const)) : null,
  }
}

function buildRowSelection<Row extends { id: string }>({
  selected,
  getName,
  selectOnly,
}: TableSelection<Row>): NonNullable<TableProps<Row>['rowSelection']> {
  return {
    columnWidth: 44,
    selectedRowKeys: selected.map(({ id }) => id),
    onChange: (ids) => selectOnly(ids.map(String)),
    getTitleCheckboxProps: () => ({ 'aria-label': 'Select all on this page' }) as object,
    getCheckboxProps: (row) => ({ 'aria-label': `Select ${getName(row)}` }) as object,
  }
}
