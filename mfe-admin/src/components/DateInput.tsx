/** A day, typed or picked: antd's DatePicker, and on a phone the phone's own. It never clears itself. */
import { dayRange } from '@access/content/content-type/fields.rules'
import { DatePicker, Input } from 'antd'
import english from 'antd/es/date-picker/locale/en_US'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { Calendar } from 'lucide-react'
import { type ComponentProps, type FormEvent, type SyntheticEvent, useState } from 'react'
import { useIsNarrow } from './use-display-preferences.ts'

dayjs.extend(customParseFormat)

/** Reported for an incomplete date: no rule accepts it, so it is an error where an empty one is valid. */
const incompleteDate = 'incomplete'

/** As days are shown, and as people type them. */
const formats = ['MMM D, YYYY', 'MMMM D, YYYY', 'YYYY-MM-DD', 'M/D/YYYY', 'MM/DD/YYYY']

// Its buttons are named by what they show, a month and a year.
const locale = { ...english, lang: { ...english.lang, monthSelect: '', yearSelect: '' } }

const isDay = (text: string) => /^\d{4,6}-\d\d-\d\d$/.test(text)

type DateInputProps = Pick<
  ComponentProps<'input'>,
  'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
> & {
  onBlur?: () => void
  /** YYYY-MM-DD; anything else is shown as empty. */
  value: string
  /** Called with every typed day, valid or not, and with `incomplete` for anything else. */
  onChange(day: string): void
}

export function DateInput(input: DateInputProps) {
  return useIsNarrow() ? <NativeDateInput {...input} /> : <PickedDateInput {...input} />
}

function PickedDateInput({ value, onChange, ...input }: DateInputProps) {
  // While what is typed is no day, the one before stays the picker's: without it, it would empty its text.
  const [shownDay, setShownDay] = useState(value)
  if (value !== incompleteDate && value !== shownDay) setShownDay(value)

  // antd reports typed text late, and emptied text not at all.
  function reportText({ target }: FormEvent) {
    const text = (target as HTMLInputElement).value.trim()
    const day = dayjs(text, formats, true)
    onChange(text === '' ? '' : day.isValid() ? day.format('YYYY-MM-DD') : incompleteDate)
  }

  return (
    <span onChange={reportText}>
      <DatePicker
        {...input}
        {...(input['aria-invalid'] && { status: 'error' })}
        format={formats}
        minDate={dayjs(dayRange.min)}
        maxDate={dayjs(dayRange.max)}
        preserveInvalidOnBlur
        locale={locale}
        placeholder=""
        suffixIcon={<Calendar size={16} aria-hidden />}
        value={isDay(shownDay) ? dayjs(shownDay) : null}
        onChange={(day) => onChange(day?.format('YYYY-MM-DD') ?? '')}
      />
    </span>
  )
}

function NativeDateInput({ value, onChange, onBlur, ...input }: DateInputProps) {
  const reportValue = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    onChange(currentTarget.validity.badInput ? incompleteDate : currentTarget.value)
  return (
    <Input
      {...input}
      {...(input['aria-invalid'] && { status: 'error' })}
      {...dayRange}
      type="date"
      value={isDay(value) ? value : ''}
      onChange={reportValue}
      onBlur={(event) => {
        // Browsers fire no event while the first parts of a date are typed.
        if (event.currentTarget.validity.badInput) reportValue(event)
        onBlur?.()
      }}
    />
  )
}
