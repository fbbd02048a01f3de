/** One's own place while it is changed: what stands in the fields, what is wrong with it, and what came of it. */
import { useOffice, useOnLeaving, useSubmitted, useToast } from '@access/kit'
import { type FormEvent, useState } from 'react'
import { type CombinedError, useMutation } from 'urql'
import { useTypedBefore } from '../../parts/useTypedBefore.ts'
import { changeable, type Errors, errorsIn } from './complaints.ts'
import { type Change, cancelText, changeText, type Place } from './documents.ts'
import { sentenceOf } from './useRegistration.ts'
import { toasts } from './words.ts'

type Values = Record<(typeof changeable)[number], string>

export function useOwnPlace(page: string, link: string, place: Place) {
  // Sent without script, the place comes back with the page.
  const submitted = useSubmitted<{ done: 'saved' | 'cancelled' }>(page)
  const [values, setValues] = useState<Values>(() => ({
    seats: String(place.seats),
    needs: place.needs ?? '',
    phone: place.phone ?? '',
    ...submitted?.values,
  }))
  const [errors, setErrors] = useState<Errors>(() => errorsIn(submitted?.errors ?? {}))
  const { phone: ours } = useOffice()
  const [trouble, setTrouble] = useState<string | null>(
    () => submitted?.errors.event ?? (submitted?.failure ? sentenceOf(submitted.failure, ours) : null),
  )
  const [changing, change] = useMutation<unknown, Change>(changeText)
  const [cancelling, cancel] = useMutation<unknown, { link: string }>(cancelText)
  const { toast } = useToast()
  const form = useTypedBefore(changeable, (typed) => setValues((before) => ({ ...before, ...typed })))

  useOnLeaving(() => setValues({ seats: '1', needs: '', phone: '' }))

  function toldOf(error: CombinedError | undefined, done: 'saved' | 'cancelled') {
    if (!error) return toast({ ...toasts[done], tone: 'success' })
    toast({ ...toasts.notSaved, tone: 'error' })
    const said = (error.graphQLErrors[0]?.extensions?.fields ?? {}) as Record<string, string>
    const refused = errorsIn(said)
    setErrors(refused)
    if (Object.keys(refused).length === 0) setTrouble(said.event ?? sentenceOf('failed', ours))
  }

  async function onSave(event: FormEvent) {
    event.preventDefault()
    setErrors({})
    setTrouble(null)
    const { seats, needs, phone } = values
    const { error } = await change({ link, seats: Number(seats), needs, phone })
    toldOf(error, 'saved')
  }

  async function onCancel(event: FormEvent) {
    event.preventDefault()
    setTrouble(null)
    const { error } = await cancel({ link })
    toldOf(error, 'cancelled')
  }

  return {
    values,
    errors,
    trouble,
    /** What was done without script, to be said on the page. */
    done: submitted?.receipt?.done ?? null,
    pending: changing.fetching || cancelling.fetching,
    saving: { ref: form, onSubmit: onSave, method: 'post', action: page } as const,
    cancelling: { onSubmit: onCancel, method: 'post', action: page } as const,
    write(field: keyof Values, text: string) {
      setValues((before) => ({ ...before, [field]: text }))
      setErrors(({ [field]: _writtenAgain, ...others }) => others)
    },
  }
}

export type OwnPlace = ReturnType<typeof useOwnPlace>
