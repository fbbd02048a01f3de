/** Days on which the office stays closed besides. */
import { Button, Flex, Input } from 'antd'
import { DateInput } from '../components/DateInput.tsx'
import { EditableRows } from '../components/EditableRows.tsx'
import type { InputProps } from '../management/fields/inputs.tsx'
import { listFederalHolidays } from './federal-holidays.ts'
import type { OfficeFragment } from './settings.generated.ts'
import styles from './settings.module.css'

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
    <EditableRows
      {...input}
      label="Holidays"
      noun="holiday"
      emptyRow={{ day: '', name: '' }}
      getName={({ name }, position) => name || `holiday ${position}`}
      more={[thisYear, thisYear + 1].map((year) => (
        <Button key={year} onClick={() => addFederalHolidays(year)}>
          Add US federal holidays {year}
        </Button>
      ))}
      isOrdered={false}
    >
      {(holiday, change, position) => (
        <Flex wrap gap="small" className={styles.inputs}>
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
        </Flex>
      )}
    </EditableRows>
  )
}
