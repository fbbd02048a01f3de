/** Filters judgments by a part of the judge's name, and by the days between which they were decided. */
import { TextField } from '@access/kit'
import { dayRange } from '@access/service-kit/dates/day-range.rules'
import { FiltersLabel } from '../components/FilterForm.tsx'
import { NarrowDisclosure } from '../components/NarrowDisclosure.tsx'
import styles from './Judgments.module.css'

type Name = 'judge' | 'from' | 'to'

interface Filters {
  fieldValues: Record<Name, string>
  setFilter(name: Name, value: string): void
}

export function JudgeAndDates({ filters: { fieldValues, setFilter } }: { filters: Filters }) {
  const getProps = (name: Name) => ({
    name,
    value: fieldValues[name],
    onChange: ({ target }: { target: { value: string } }) => setFilter(name, target.value),
  })
  const { judge, from, to } = fieldValues
  return (
    <NarrowDisclosure label={<FiltersLabel name="Judge and dates" selected={[judge, from, to]} />}>
      <div className={`finder-filters ${styles.narrowing}`}>
        <TextField label="Judge" autoComplete="off" {...getProps('judge')} />
        <TextField label="Decided from" type="date" {...dayRange} {...getProps('from')} />
        <TextField label="Decided until" type="date" {...dayRange} {...getProps('to')} />
      </div>
    </NarrowDisclosure>
  )
}
