/**
 * A table one can scroll sideways in a narrow window, by keyboard too. Plain HTML: antd's own measures the scroll bar
 * with a style that the page's content security policy refuses, and weighs as much as the rest of this remote.
 */
import { Fragment, type ReactNode } from 'react'
import styles from './management.module.css'

export function DataTable<Row extends { id: string }>({
  label,
  rows,
  columns,
  heading = plainHeading,
  actions,
  hasActions = actions !== undefined,
  drawn = (row) => <DataRow row={row} columns={columns} actions={actions} />,
}: {
  label: string
  rows: Row[]
  /** The cells by their heading, in order. */
  columns: Record<string, (row: Row) => ReactNode>
  /** The `th` of a column, by its heading. */
  heading?: (name: string) => ReactNode
  /** What can be done with a row: the last column, always in reach. */
  actions?: ((row: Row) => ReactNode) | undefined
  hasActions?: boolean
  /** The `DataRow` of a row, for who draws it only when it changes. */
  drawn?: (row: Row) => ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {Object.keys(columns).map(heading)}
            {hasActions && (
              <th scope="col" className={`${styles.heading} ${styles.stays}`}>
                Actions
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>{drawn(row)}</Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The cells of one row. */
export function DataRow<Row>({
  row,
  columns,
  actions,
  isChosen = false,
}: {
  row: Row
  columns: Record<string, (row: Row) => ReactNode>
  actions?: ((row: Row) => ReactNode) | undefined
  isChosen?: boolean
}) {
  return (
    <tr className={isChosen ? `${styles.row} ${styles.chosen}` : styles.row}>
      {Object.entries(columns).map(([name, cell]) => (
        <td key={name} className={styles.cell}>
          {cell(row)}
        </td>
      ))}
      {actions && <td className={`${styles.cell} ${styles.stays}`}>{actions(row)}</td>}
    </tr>
  )
}

const plainHeading = (name: string) => (
  <th key={name} scope="col" className={styles.heading}>
    {name}
  </th>
)
