/** The charts: what a week is like is drawn, what is compared once is a table with bars. */
import { useState } from 'react'
import { CountChart } from './CountChart.tsx'
import { chartTitles } from './chart-titles.ts'
import { Lines, StackedBars } from './Shapes.tsx'
import { answerTimeSeries, outcomeSeries, promiseSeries } from './series.ts'
import type { RequestStatisticsQuery } from './statistics.generated.ts'
import styles from './statistics.module.css'
import {
  formatCount,
  formatHours,
  nameAssignee,
  summarizeAnswerTimes,
  summarizeCategories,
  summarizeLoads,
  summarizeOutcomes,
  summarizePromises,
  summarizeUrgencies,
} from './summaries.ts'
import { WeeklyChart } from './WeeklyChart.tsx'

export default function Charts({
  statistics: { weeks, assignees, categories, urgencies },
}: {
  statistics: RequestStatisticsQuery['statistics']
}) {
  // The same week in all of them; the latest until one is selected, or when it has left the range.
  const [selectedWeek, selectWeek] = useState<string | null>(null)
  const index = weeks.findIndex(({ start }) => start === selectedWeek)
  const cursor = {
    index: index === -1 ? weeks.length - 1 : index,
    select: (index: number) => selectWeek(weeks[index]!.start),
  }
  const byWeek = { weeks, cursor }
  return (
    <div className={styles.charts}>
      <WeeklyChart
        title={chartTitles.outcomes}
        summary={summarizeOutcomes(weeks)}
        {...byWeek}
        series={outcomeSeries}
        format={formatCount}
        maximum={Math.max(4, ...weeks.map(({ received }) => received))}
        Shapes={StackedBars}
      />
      <WeeklyChart
        title={chartTitles.promises}
        summary={summarizePromises(weeks)}
        {...byWeek}
        series={promiseSeries}
        format={(percent) => `${percent}%`}
        maximum={100}
        Shapes={Lines}
      />
      <WeeklyChart
        title={chartTitles.answerTimes}
        summary={summarizeAnswerTimes(weeks)}
        {...byWeek}
        series={answerTimeSeries}
        format={formatHours}
        formatTick={(hours) => `${formatCount(hours)} h`}
        maximum={Math.max(24, ...weeks.map(({ p90AnswerHours }) => p90AnswerHours ?? 0))}
        Shapes={Lines}
      />
      <CountChart
        title={chartTitles.loads}
        summary={summarizeLoads(assignees)}
        columns={['Assignee', 'Open', 'Overdue']}
        rows={assignees.map((load) => ({
          id: load.assigneeId ?? 'nobody',
          name: nameAssignee(load),
          total: load.open,
          part: load.overdue,
        }))}
      />
      <CountChart
        title={chartTitles.categories}
        summary={summarizeCategories(categories)}
        columns={['Practice area', 'Received', 'Open']}
        rows={categories.map(toRow)}
      />
      <CountChart
        title={chartTitles.urgencies}
        summary={summarizeUrgencies(urgencies)}
        columns={['Urgency', 'Received', 'Open']}
        rows={urgencies.map(toRow)}
      />
    </div>
  )
}

const toRow = ({ value, received, open }: { value: string; received: number; open: number }) => ({
  id: value,
  name: value,
  total: received,
  part: open,
})
