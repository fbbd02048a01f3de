/** Days on which the office stays closed besides. */
import { Button, Input } from 'antd'
import type { InputProps } from '../management/fields/inputProps.ts'
import { DateInput } from '../parts/DateInput.tsx'
import type { OfficeDraft } from './documents.ts'
import { federalHolidays } from './federalHolidays.ts'
import { RowsInput } from './RowsInput.tsx'

type Holiday = OfficeDraft['holidays'][number]

export function HolidaysInput(input: InputProps<Holiday[]>) {
  const { value: holidays = [], onChange } = input
  const thisYear = new Date().getFullYear()

  function addThoseOf(year: number) {
    const others = federalHolidays(year).filter(({ day }) => holidays.every((known) => known.day !== day))
    onChange?.([...holidays, ...others].toSorted((one, other) => one.day.localeCompare(other.day)))
  }

  return (
    <RowsInput
      {...input}
      label="Holidays"
      blank={{ day: '', name: '' }}
      add="Add holiday"
      nameOf={({ name }, place) => name || `holiday ${place}`}
      more={[thisYear, thisYear + 1].map((year) => (
        <Button key={year} onClick={() => addThoseOf(year)}>
          Add US federal holidays {year}
        </Button>
      ))}
    >
      {(holiday, change, place) => (
        <>
          <DateInput
            aria-label={`Day of holiday ${place}`}
            value={holiday.day}
            onChange={(day) => change({ ...holiday, day })}
          />
          <Input
            aria-label={`Name of holiday ${place}`}
            placeholder="Name"
            value={holiday.name}
            onChange={({ target }) => change({ ...holiday, name: target.value })}
          />
        </>
      )}
    </RowsInput>
  )
}
