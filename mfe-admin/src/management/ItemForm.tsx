/** An item's form: checked by the service's own rules before it is sent, kept as typed until it is saved. */
import { useToast } from '@access/kit'
import { Alert, Form } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { SignInAgain } from '../frame/SignInAgain.tsx'
import { type Choice, ConflictDialog } from './ConflictDialog.tsx'
import type { Definition, Listed } from './definition.ts'
import type { Values } from './differences.ts'
import { draftOf, objectionsTo } from './draft.ts'
import { FieldRules } from './fields/FieldRules.ts'
import { KeptNotice } from './KeptNotice.tsx'
import styles from './management.module.css'
import type { Stored } from './stored.ts'
import { useFields } from './useFields.ts'
import { useSend } from './useSend.ts'
import type { Unsaved } from './useUnsaved.ts'
import { failed, succeeded } from './wording.ts'

export function ItemForm<Row extends Listed, Draft extends object>({
  definition,
  id,
  formId,
  start,
  unsaved,
  onTouched,
  isSaving,
  onSaving,
  onSaved,
}: {
  definition: Definition<Row, Draft>
  id: string | null
  formId: string
  start: Stored<Draft>
  unsaved: Unsaved
  onTouched(isTouched: boolean): void
  isSaving: boolean
  onSaving(isSaving: boolean): void
  onSaved(): void
}) {
  const { noun, rules, blank, Form: Fields } = definition
  const { form, round, object, fill } = useFields()
  const [labels] = useState(() => new Map<string, string>())
  // What the text was written over: kept text, over the version of its day.
  const [base, setBase] = useState(() => ({ ...start, version: (unsaved.found ?? start).version }))
  const [refused, setRefused] = useState<string | null>(null)
  const [asked, ask] = useState<'password' | Stored<Draft> | null>(null)
  const send = useSend(definition, id)
  const { toast } = useToast()
  const place = useFirstField()

  // What the form has no field for is sent back as it came.
  const typedOver = ({ draft }: Stored<Draft>) => draftOf({ ...draft, ...form.getFieldsValue() }, blank)

  function typed(names: string[]) {
    onTouched(true)
    unsaved.keep(form.getFieldsValue(), base.version)
    // An objection was to what stood there before.
    form.setFields(names.map((name) => ({ name, errors: [] })))
  }

  function set(name: string, value: unknown) {
    form.setFieldValue(name, value)
    typed([name])
  }

  async function save(over = base) {
    if (isSaving) return
    setRefused(null)
    const draft = typedOver(over)
    const objections = objectionsTo(draft, rules)
    object(objections)
    if (Object.keys(objections).length > 0) return setRefused(whatIsMissing(objections))

    onSaving(true)
    const ending = await send({ draft, version: over.version })
    onSaving(false)
    if (ending.is === 'signed out') return ask('password')
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

  function startFrom(stored: Stored<Draft>) {
    setBase(stored)
    setRefused(null)
    fill(stored.draft as Values)
    unsaved.forget()
    onTouched(false)
  }

  function signedIn(isSignedIn: boolean) {
    ask(null)
    if (isSignedIn) save()
    else setRefused('Your session has ended. Save to sign in again.')
  }

  function choose(choice: Choice, theirs: Stored<Draft>) {
    ask(null)
    if (choice === 'take theirs') return startFrom(theirs)
    if (choice === 'go on')
      return setRefused(`Someone else has saved this ${noun}. Save to see both versions.`)
    setBase(theirs)
    save(theirs)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what the Save button does. */}
      <div
        ref={place}
        onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && form.submit()}
      >
        {unsaved.found && (
          <KeptNotice kept={unsaved.found} isNew={id === null} onStartAnew={() => startFrom(start)} />
        )}
        {refused && <Alert className={styles.spaced} type="error" showIcon title={refused} />}
        <FieldRules value={{ rules, blank, id, labels, set }}>
          <Form
            form={form}
            id={formId}
            name={noun.replaceAll(' ', '-')}
            layout="vertical"
            className={styles.form}
            initialValues={{ ...start.draft, ...unsaved.found?.values }}
            // The rules speak when they are asked, not the browser's bubbles.
            noValidate
            onValuesChange={(changed) => typed(Object.keys(changed))}
            onFinish={() => save()}
          >
            <Fields key={round} />
          </Form>
        </FieldRules>
      </div>
      {asked === 'password' && <SignInAgain onClosed={signedIn} />}
      {asked !== null && asked !== 'password' && (
        <ConflictDialog
          noun={noun}
          labels={labels}
          mine={typedOver(base) as Values}
          theirs={asked.draft as Values}
          onChosen={(choice) => choose(choice, asked)}
        />
      )}
    </>
  )
}

function useFirstField() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A moment later: the dialog first notes where the focus came from, to give it back there.
    const soon = setTimeout(() =>
      place.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(),
    )
    return () => clearTimeout(soon)
  }, [])
  return place
}

function whatIsMissing(objections: Record<string, string>): string {
  const count = Object.keys(objections).length
  return count === 1 ? 'One field needs another look.' : `${count} fields need another look.`
}
