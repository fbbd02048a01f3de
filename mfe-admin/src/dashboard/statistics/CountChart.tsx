/** Counts of things that are not in time: a table whose rows have bars, so that it is its own text alternative. */
import { Flex, Progress, Table } from 'antd'
import { useId } from 'react'
import { Scrollable } from '../../components/Scrollable.tsx'
import styles from './charts.module.css'
import frame from './statistics.module.css'
import { formatCount } from './summaries.ts'

export function CountChart({
  title,
  summary,
  columns,
  rows,
}: {
  title: string
  summary: string
  columns: CountColumns
  rows: CountRow[]
}) {
  const id = useId()
  return (
    <Flex component="section" vertical gap="small" className={frame.chart} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className="muted">{summary}</p>
      {rows.length > 0 && (
        <Scrollable className={styles.counts} aria-label={`${title}, table`}>
          <CountTable columns={columns} rows={rows} />
        </Scrollable>
      )}
    </Flex>
  )
}

type CountRow = {
  id: string
  name: string
  total: number
  /** How many of the total. */
  part: number
}

type CountColumns = [name: string, total: string, part: string]

/** Counts, each with its bar. */
function CountTable({
  columns: [nameLabel, totalLabel, partLabel],
  rows,
}: {
  columns: CountColumns
  rows: CountRow[]
}) {
  const maximum = Math.max(1, ...rows.map(({ total }) => total))
  return (
    <Table
      size="small"
      pagination={false}
      rowKey="id"
      dataSource={rows}
      columns={[
        {
          key: 'name',
          title: nameLabel,
          rowScope: 'row',
          render: ({ name, total, part }: CountRow) => (
            <>
              {name}
              <Bar total={total / maximum} part={part / maximum} />
            </>
          ),
        },
        {
          key: 'total',
          title: totalLabel,
          align: 'end',
          render: ({ total }: CountRow) => formatCount(total),
        },
        { key: 'part', title: partLabel, align: 'end', render: ({ part }: CountRow) => formatCount(part) },
      ]}
    />
  )
}

/** Both from 0 to 1, the part within the total. The numbers stand beside it. */
const Bar = ({ total, part }: { total: number; part: number }) => (
  <div aria-hidden="true">
    <Progress
      showInfo={false}
      percent={total * 100}
      strokeColor="var(--verdigris-100)"
      railColor="transparent"
      success={{ percent: part * 100, strokeColor: 'var(--i-soft)' }}
    />
  </div>
)
