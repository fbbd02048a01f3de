/** A live statistic, or a placeholder when it is unavailable. */
import { Statistic as AntdStatistic, Card } from 'antd'

export function Statistic({
  label,
  value,
  isFailed,
}: {
  label: string
  value: number | null | undefined
  /** Whether a missing value is not to come any more. */
  isFailed: boolean
}) {
  const missingText = isFailed ? 'Not available' : 'Loading...'
  return (
    <li>
      <Card size="small">
        <AntdStatistic title={label} value={value ?? missingText} />
      </Card>
    </li>
  )
}
