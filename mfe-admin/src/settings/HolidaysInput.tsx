/** Days on which the office stays closed besides. */
import { Button, Input } from 'antd'
import { DateInput } from '../components/DateInput.tsx'
import type { InputProps } from '../management/fields/input-props.ts'
import { listFederalHolidays } from './federal-holidays.ts'
import { RowsInput } from './RowsInput.tsx'
import type { OfficeFragment } from './settings.generated.ts'

type Holiday = OfficeFragment['holidays'][number]

export function HolidaysInput(input: InputProps<Holiday[]>) {
  const { value: holidays = [], onChange } = input
  const thisYear = new Date().getFullYear()

  function addFederalHolidays(year: number) {
    const newHolidays = listFederalHolidays(year).filter(({ day }) =>
      holidays.every((existing) => existing.day !== day),
    )
    onChange?.([...holidays, ...newHolidays].toSorted((one, other) => one.day.localeCompare(other.day)))
  }

  return (
    <RowsInput
      {...input}
      label="Holidays"
      emptyRow={{ day: '', name: '' }}
      add="Add holiday"
      nameOf={({ name }, position) => name || `holiday ${position}`}
      more={[thisYear, thisYear + 1].map((year) => (
        <Button key={year} onClick={() => addFederalHolidays(year)}>
          Add US federal holidays {year}
        </Button>
      ))}
    >
      {(holiday, change, position) => (
        <>
          <DateInput
            aria-label={`Day of holiday ${position}`}
            value={holiday.day}
            onChange={(day) => change({ ...holiday, day })}
          />
          <Input
            aria-label={`Name of holiday ${position}`}
            placeholder="Name"
            value={holiday.name}
            onChange={({ target }) => change({ ...holiday, name: target.value })}
          />
        </>
      )}
    </RowsInput>
  )
}
