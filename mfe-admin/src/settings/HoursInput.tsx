/** The hours of a week, day by day. */
import { weekdays } from '@access/content/organisation/organisation.rules'
import { Checkbox, Flex, Input, Typography } from 'antd'
import type { InputProps } from '../management/fields/inputs.tsx'
import type { OfficeFragment } from './settings.generated.ts'
import styles from './settings.module.css'

type Day = OfficeFragment['hours'][number]

/** What a day begins with that is opened. */
const defaultHours = { from: '09:00', until: '17:00' }

export function HoursInput({ id, value = [], onChange, ...ariaProps }: InputProps<Day[]>) {
  const days = weekdays.map(
    (weekday) => value.find((day) => day.weekday === weekday) ?? { weekday, from: null, until: null },
  )
  const change = (changed: Day) =>
    onChange?.(days.map((day) => (day.weekday === changed.weekday ? changed : day)))
  return (
    <Flex
      vertical
      gap="small"
      id={id}
      role="group"
      aria-label="Office hours"
      aria-describedby={ariaProps['aria-describedby']}
      tabIndex={-1}
    >
      {days.map((day) => (
        <DayHours key={day.weekday} day={day} onChange={change} />
      ))}
    </Flex>
  )
}

function DayHours({ day, onChange }: { day: Day; onChange(day: Day): void }) {
  const { weekday, from, until } = day
  const isOpen = from !== null || until !== null
  return (
    <Flex wrap align="center" gap="small" className={styles.day}>
      <Checkbox
        className={styles.weekday!}
        checked={isOpen}
        onChange={({ target }) =>
          onChange({ weekday, ...(target.checked ? defaultHours : { from: null, until: null }) })
        }
      >
        {weekday}
      </Checkbox>
      {isOpen ? (
        <Flex component="span" wrap align="center" gap="small">
          <Input
            type="time"
            aria-label={`${weekday}, open from`}
            value={from ?? ''}
            onChange={({ target }) => onChange({ ...day, from: target.value })}
          />
          <span aria-hidden>to</span>
          <Input
            type="time"
            aria-label={`${weekday}, open until`}
            value={until ?? ''}
            onChange={({ target }) => onChange({ ...day, until: target.value })}
          />
        </Flex>
      ) : (
        <Typography.Text type="secondary">Closed</Typography.Text>
      )}
    </Flex>
  )
}
