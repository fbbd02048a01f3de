/** The data of a chart by week, as a table. */
import { Table } from 'antd'
import { Scrollable } from '../../components/Scrollable.tsx'
import type { Series } from './series.ts'
import type { RequestWeekFragment } from './statistics.generated.ts'
import { formatDay } from './summaries.ts'

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
