/**
 * A table that scrolls horizontally in a narrow window, by keyboard too; on a phone each row is a card, with the heading
 * of each cell above it. Plain HTML: antd's measures the scroll bar with a style that the content security policy
 * blocks, and weighs as much as the rest of this remote.
 */
import { Fragment, type ReactNode } from 'react'
import styles from './screen.module.css'

export function DataTable<Row extends { id: string }>({
  label,
  rows,
  columns,
  heading = renderPlainHeading,
  actions,
  hasActions = actions !== undefined,
  renderRow = (row) => <DataRow row={row} columns={columns} actions={actions} />,
}: {
  label: string
  rows: readonly Row[]
  /** The cells by their heading, in order. */
  columns: Record<string, (row: Row) => ReactNode>
  /** The `th` of a column, by its heading. */
  heading?: (name: string) => ReactNode
  /** The actions of a row: the last, sticky column. */
  actions?: ((row: Row) => ReactNode) | undefined
  hasActions?: boolean
  /** Renders the `DataRow`, for memoized rows. */
  renderRow?: (row: Row) => ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {Object.keys(columns).map(heading)}
            {hasActions && (
              <th scope="col" className={`${styles.heading} ${styles.sticky}`}>
                Actions
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>{renderRow(row)}</Fragment>
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
  isSelected = false,
}: {
  row: Row
  columns: Record<string, (row: Row) => ReactNode>
  actions?: ((row: Row) => ReactNode) | undefined
  isSelected?: boolean
}) {
  return (
    <tr className={isSelected ? `${styles.row} ${styles.selected}` : styles.row}>
      {Object.entries(columns).map(([name, cell]) => (
        <td key={name} className={styles.cell} data-heading={name}>
          {cell(row)}
        </td>
      ))}
      {actions && <td className={`${styles.cell} ${styles.sticky}`}>{actions(row)}</td>}
    </tr>
  )
}

const renderPlainHeading = (name: string) => (
  <th key={name} scope="col" className={styles.heading}>
    {name}
  </th>
)
