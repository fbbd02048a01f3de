/** The day on which a post comes out, and what it means that this day lies ahead. */
import { getLocalDay } from '@access/kit'
import { Form } from 'antd'
import { DateTime } from '../components/DateTime.tsx'
import { Field } from '../management/fields/Field.tsx'
import { type InputProps, MomentInput } from '../management/fields/inputs.tsx'
import { getDay, isInstant } from '../management/fields/instants.ts'
import { getPublication, useIsScheduled } from './use-is-scheduled.ts'

export function PublishDateField() {
  const status = Form.useWatch<string | undefined>('status')
  const typed = Form.useWatch<string | null | undefined>('publishDate')
  // While a date is typed, what is held is no moment yet.
  const publishDate = typed && isInstant(typed) ? typed : null
  const isAhead = useIsScheduled({ status: 'published', publishDate })
  return (
    <Field
      name="publishDate"
      label="Publish date"
      hint={
        isAhead && publishDate ? (
          <>
            {whatIs(status)} from <DateTime value={getPublication(publishDate).toISOString()} />
          </>
        ) : (
          'A date ahead schedules the post'
        )
      }
    >
      <PublishDateInput />
    </Field>
  )
}

const whatIs = (status: string | undefined) =>
  status === 'published' ? 'Scheduled: visitors see it' : 'Once published, visitors see it'

/** Who publishes today means now, and not an hour that the post had on another day. */
function PublishDateInput({ onChange, ...input }: InputProps<string | null>) {
  return <MomentInput {...input} onChange={(moment) => onChange?.(moment && notLaterToday(moment))} />
}

function notLaterToday(moment: string): string {
  if (!isInstant(moment)) return moment
  const now = new Date()
  const isLaterToday = getPublication(moment) > now && getDay(moment) === getLocalDay(now)
  return isLaterToday ? now.toISOString() : moment
}
