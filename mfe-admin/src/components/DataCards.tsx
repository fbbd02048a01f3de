/** A list of rows on a phone, where a table would be read through a slit: each row is a card. */
import { Card, Checkbox, Flex, Typography } from 'antd'
import parts from './components.module.css'
import type { DataTableProps, TableSorting } from './DataTable.tsx'
import styles from './data-table.module.css'
import { Select } from './Select.tsx'
import screen from './screen.module.css'

export function DataCards<Row extends { id: string }>({
  label,
  rows,
  columns,
  actions,
  sorting,
  selection,
}: DataTableProps<Row>) {
  const [titleColumn = '', ...otherColumns] = Object.keys(columns)
  return (
    <>
      {(selection || sorting) && (
        <Flex align="center" justify="space-between" gap="small" className={parts.strip}>
          {selection && (
            <Checkbox
              className={styles.checkbox!}
              aria-label="Select all on this page"
              checked={selection.selected.length === rows.length}
              indeterminate={selection.selected.length > 0 && selection.selected.length < rows.length}
              onChange={({ target }) => selection.selectOnly(target.checked ? rows.map(({ id }) => id) : [])}
            >
              Select all
            </Checkbox>
          )}
          {sorting && <SortBy sorting={sorting} />}
        </Flex>
      )}
      <Flex
        component="ul"
        vertical
        gap="small"
        className={`${parts.strip} ${styles.cards}`}
        aria-label={label}
      >
        {rows.map((row) => (
          <li key={row.id}>
            <Card
              size="small"
              title={
                <Flex component="span" align="center" gap="small" className={screen.cardTitle}>
                  {selection && (
                    <Checkbox
                      className={styles.checkbox!}
                      aria-label={`Select ${selection.getName(row)}`}
                      checked={selection.selected.includes(row)}
                      onChange={() => selection.toggle(row)}
                    />
                  )}
                  <span>{columns[titleColumn]?.(row)}</span>
                </Flex>
              }
            >
              <dl className={parts.facts}>
                {otherColumns.map((name) => (
                  <div key={name}>
                    <dt>
                      <Typography.Text type="secondary">{name}</Typography.Text>
                    </dt>
                    <dd>{columns[name]?.(row)}</dd>
                  </div>
                ))}
              </dl>
              {actions?.(row)}
            </Card>
          </li>
        ))}
      </Flex>
    </>
  )
}

/** The headings that would sort a table. */
function SortBy({ sorting: { columns, sort, isDescending, onSort } }: { sorting: TableSorting }) {
  const options = Object.entries(columns).flatMap(([heading, column]) => [
    { value: column, label: `${heading}, ascending` },
    { value: `${column} down`, label: `${heading}, descending` },
  ])
  return (
    <Select
      aria-label="Sort by"
      emptyLabel="Sort by: default"
      options={options}
      value={sort && isDescending ? `${sort} down` : sort}
      onChange={(value) => {
        const [column = '', direction] = value.split(' ')
        onSort(column, direction === 'down')
      }}
    />
  )
}
