/** The data of the charts as tables: their code, which is larger than that of all charts, comes when one is seen. */
import { Progress, Table } from 'antd'
import { Scrollable } from '../../components/Scrollable.tsx'
import type { Series } from './series.ts'
import type { RequestWeekFragment } from './statistics.generated.ts'
import { formatCount, formatDay } from './summaries.ts'

/** The data of a chart by week. */
export function WeekTable({
  title,
  weeks,
  series,
  formatValue,
}: {
  title: string
  weeks: RequestWeekFragment[]
  series: Series[]
  formatValue(series: Series, week: RequestWeekFragment): string
}) {
  return (
    <Scrollable
      style={{ position: 'relative', maxHeight: '20rem', overflow: 'auto' }}
      aria-label={`${title}, table`}
    >
      <Table
        size="small"
        pagination={false}
        rowKey="start"
        dataSource={weeks}
        columns={[
          { key: 'start', title: 'Week of', rowScope: 'row', render: (_, week) => formatDay(week.start) },
          ...series.map((one) => ({
            key: one.label,
            title: one.label,
            align: 'end' as const,
            render: (_: unknown, week: RequestWeekFragment) => formatValue(one, week),
          })),
        ]}
      />
    </Scrollable>
  )
}

export type CountRow = {
  id: string
  name: string
  total: number
  /** How many of the total. */
  part: number
}

export type CountColumns = [name: string, total: string, part: string]

/** Counts, each with its bar. */
export function CountTable({
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
