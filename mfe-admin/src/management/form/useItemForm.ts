/** The life of an item's form: what it began with, what is typed, and how saving it ends. */
import { useToast } from '@access/kit'
import { useState } from 'react'
import type { Definition, Documents, Listed } from '../definition.ts'
import { failed, succeeded, thisOne } from '../wording.ts'
import type { Choice } from './ConflictDialog.tsx'
import type { Values } from './differences.ts'
import { draftOf, objectionsTo } from './draft.ts'
import type { Stored } from './stored.ts'
import { useFields } from './useFields.ts'
import { useSend } from './useSend.ts'
import type { Unsaved } from './useUnsaved.ts'

/** What stands before the form until it is answered: a stored version is the one that has overtaken it. */
type Asked<Draft> = 'history' | Stored<Draft> | null

/** As much of a definition as a form needs. */
export type Editable<Row extends Listed, Draft extends object> = Pick<
  Definition<Row, Draft>,
  'noun' | 'rules' | 'blank' | 'Form'
> & { documents: Pick<Documents<Row, Draft>, 'typename' | 'one' | 'create' | 'update'> }

export type ItemFormProps<Row extends Listed, Draft extends object> = {
  definition: Editable<Row, Draft>
  /** Null for a new item. */
  id: string | null
  start: Stored<Draft>
  unsaved: Unsaved
  onTouched(isTouched: boolean): void
  isSaving: boolean
  onSaving(isSaving: boolean): void
  onSaved(): void
}

export function useItemForm<Row extends Listed, Draft extends object>({
  definition,
  id,
  start,
  unsaved,
  onTouched,
  isSaving,
  onSaving,
  onSaved,
}: ItemFormProps<Row, Draft>) {
  const { noun, rules, blank } = definition
  const { form, round, object, fill } = useFields()
  // What the text was written over: kept text, over the version of its day.
  const [base, setBase] = useState(() => ({ ...start, version: (unsaved.found ?? start).version }))
  const [refused, setRefused] = useState<string | null>(null)
  const [asked, ask] = useState<Asked<Draft>>(null)
  const send = useSend(definition, id)
  const { toast } = useToast()

  // What the form has no field for is sent back as it came.
  const draft = ({ draft } = base) => draftOf({ ...draft, ...form.getFieldsValue() }, blank)

  async function save(over = base) {
    if (isSaving) return
    setRefused(null)
    const typed = draft(over)
    const objections = objectionsTo(typed, rules)
    object(objections)
    if (Object.keys(objections).length > 0) return setRefused(whatIsMissing(objections))

    onSaving(true)
    const ending = await send({ draft: typed, version: over.version })
    onSaving(false)
    if (ending.is === 'signed out') return setRefused('Your session has ended. Save to sign in again.')
    if (ending.is === 'overtaken') return ask(ending.by)
    const change = id === null ? 'create' : 'update'
    if (ending.is === 'refused') {
      setRefused(ending.refusal.sentence)
      object(ending.refusal.fields)
      return toast(failed(change, noun))
    }
    toast(succeeded(change, noun))
    onSaved()
  }

  /** These fields were typed into. */
  function typed(names: string[]) {
    onTouched(true)
    unsaved.keep(form.getFieldsValue(), base.version)
    // An objection was to what stood there before.
    form.setFields(names.map((name) => ({ name, errors: [] })))
  }

  function startFrom(stored: Stored<Draft>) {
    setBase(stored)
    setRefused(null)
    fill(stored.draft as Values)
    unsaved.forget()
    onTouched(false)
  }

  return {
    form,
    round,
    refused,
    asked,
    ask,
    draft,
    save,
    typed,
    startFrom,
    set(name: string, value: unknown) {
      form.setFieldValue(name, value)
      typed([name])
    },
    /** Puts an earlier version where one can look at it; it is saved like anything typed. */
    restore(values: Values) {
      const earlier = draftOf(values, blank)
      setBase({ ...base, draft: earlier })
      fill(earlier as Values)
      typed([])
    },
    choose(choice: Choice, theirs: Stored<Draft>) {
      ask(null)
      if (choice === 'take theirs') return startFrom(theirs)
      if (choice === 'go on')
        return setRefused(`Someone else has saved ${thisOne(noun)}. Save to see both versions.`)
      setBase(theirs)
      save(theirs)
    },
  }
}

function whatIsMissing(objections: Record<string, string>): string {
  const count = Object.keys(objections).length
  return count === 1 ? 'One field needs another look.' : `${count} fields need another look.`
}
