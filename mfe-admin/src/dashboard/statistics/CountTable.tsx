/** The counts of a chart, each with its bar. */
import { Progress, Table } from 'antd'
import { formatCount } from './summaries.ts'

export type CountRow = {
  id: string
  name: string
  total: number
  /** How many of the total. */
  part: number
}

export type CountColumns = [name: string, total: string, part: string]

export default function CountTable({
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
